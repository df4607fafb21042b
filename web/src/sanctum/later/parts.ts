/** Parts of the table no first minute of a game shows: they are one file of their own. */

export { default as Battles } from '../Battles.svelte';
export { default as Chest } from '../Chest.svelte';
export { default as End } from '../End.svelte';
export { default as FinalBattle } from '../FinalBattle.svelte';
export { default as LaidCards } from '../LaidCards.svelte';
export { default as Rest } from '../Rest.svelte';
