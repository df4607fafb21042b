/** Where the rule book speaks of a card: the rule at which its part begins. */

/** Kinds of cards of Sanctum. */
export const KIND_RULE: Readonly<Record<string, readonly string[]>> = {
  demon: ['S-1.4', 'S-10.1'],
  item: ['S-1.8', 'S-8.1', 'S-14.1'],
  skill: ['S-13.1'],
  lord: ['S-20.1', 'S-21.1'],
  effect: ['S-22.1', 'S-23.1'],
  fury: ['S-24.1'],
  blessing: ['S-25.1'],
};
