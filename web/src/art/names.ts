// The ids of shared definitions. They exist once per page, in the sprite of defs.ts, so that no card
// needs an id of its own and any number of cards can stand on one page.

const PREFIX = 'bt-';

/** The id of a shared definition. */
export function definition(name: string): string {
  return PREFIX + name;
}

/** A reference to a shared definition, as the value of fill, mask, filter or clip-path. */
export function reference(name: string): string {
  return `url(#${definition(name)})`;
}
