// Signs of the interface: own stroke drawings, never mixed with game icons on one control.

import { path } from './markup';

/** Interface signs: own stroke drawings in a box of 24. */
export const SIGNS = {
  undo: 'M9,5L3,11L9,17M3.5,11H14A6,6 0 0 1 14,23H9',
  redo: 'M15,5L21,11L15,17M20.5,11H10A6,6 0 0 0 10,23H15',
  menu: 'M3,6H21M3,12H21M3,18H21',
  tick: 'M4,12.5L9.5,18L20,6',
  cross: 'M5,5L19,19M19,5L5,19',
  plus: 'M12,4V20M4,12H20',
  minus: 'M4,12H20',
  down: 'M6,9L12,15L18,9',
  up: 'M6,15L12,9L18,15',
  right: 'M9,5L16,12L9,19',
  left: 'M15,5L8,12L15,19',
  arrow: 'M4,12H20M14,6L20,12L14,18',
  book: 'M4,5C7,3.6 10,4 12,6C14,4 17,3.6 20,5V19C17,17.6 14,18 12,20C10,18 7,17.6 4,19ZM12,6V20',
  cards: 'M8.5,3.5L19,6.5L15.5,20L5,17ZM5,8.5L2.5,18.5L10,21',
  gear: 'M12,8.5A3.5,3.5 0 1 0 12,15.5A3.5,3.5 0 1 0 12,8.5ZM12,2.5V5.5M12,18.5V21.5M2.5,12H5.5M18.5,12H21.5M5.3,5.3L7.4,7.4M16.6,16.6L18.7,18.7M18.7,5.3L16.6,7.4M7.4,16.6L5.3,18.7',
  theme: 'M12,3A9,9 0 1 0 12,21A9,9 0 1 0 12,3ZM12,3V21M12,7A5,5 0 0 1 12,17',
  globe:
    'M12,3A9,9 0 1 0 12,21A9,9 0 1 0 12,3ZM3,12H21M12,3C8.5,6.5 8.5,17.5 12,21C15.5,17.5 15.5,6.5 12,3',
  eye: 'M2,12C6,5.5 18,5.5 22,12C18,18.5 6,18.5 2,12ZM12,9A3,3 0 1 0 12,15A3,3 0 1 0 12,9Z',
  play: 'M7,4.5L19,12L7,19.5Z',
  pause: 'M8,5V19M16,5V19',
  link: 'M10,14L14,10M8.5,11L6,13.5A3.5,3.5 0 0 0 11,18.5L13.5,16M10.5,8L13,5.5A3.5,3.5 0 0 1 18,10.5L15.5,13',
  people:
    'M9,11A3.5,3.5 0 1 0 9,4A3.5,3.5 0 1 0 9,11ZM2.5,20C3,15.5 5.5,13.5 9,13.5C12.5,13.5 15,15.5 15.5,20M16,4.5A3.4,3.4 0 0 1 16,10.8M18,14C20,15 21.2,17 21.5,20',
  lock: 'M6,11H18V20H6ZM8.5,11V8A3.5,3.5 0 0 1 15.5,8V11',
  search: 'M10.5,4A6.5,6.5 0 1 0 10.5,17A6.5,6.5 0 1 0 10.5,4ZM15.3,15.3L21,21',
  question: 'M8.2,8.6A3.9,3.9 0 1 1 13.4,12.3C12.3,12.8 12,13.6 12,15M12,18.8V19',
  speech: 'M4,5H20V16H11L6.5,20V16H4Z',
  list: 'M8.5,6H21M8.5,12H21M8.5,18H21M3.5,6H4M3.5,12H4M3.5,18H4',
  skip: 'M4,5L11,12L4,19M12,5L19,12L12,19',
  graph: 'M3.5,4V20H21M7,15L11,10L14.5,13L20,6',
  clock: 'M12,3A9,9 0 1 0 12,21A9,9 0 1 0 12,3ZM12,7V12L15.5,14.5',
} as const;
export type SignId = keyof typeof SIGNS;

/** The box of a sign that stands alone in an <svg>. */
export const SIGN_BOX = '0 0 24 24';

/** An interface sign in its box of 24, in the colour of the text around it. */
export function sign(id: SignId, width = 2): string {
  return path(SIGNS[id], {
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
}

/** The mark of Battlement in a box of 40: three merlons on a shield. */
export const MARK_BOX = '0 0 40 40';
export function mark(): string {
  const wall = 'M4,9H8V5H13V9H17.5V5H22.5V9H27V5H32V9H36V20L20,37L4,20Z';
  return (
    path(wall, {
      fill: 'none',
      stroke: 'currentColor',
      'stroke-width': 2.6,
      'stroke-linejoin': 'round',
    }) + path('M20,16L26.5,20V26L20,32L13.5,26V20Z', { fill: 'currentColor' })
  );
}

/** The box of the small sign of a game in lists. */
export const GAME_SIGN_BOX = '-17 -17 34 34';
