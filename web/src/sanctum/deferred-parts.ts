/** Parts of the table no first minute of a game shows: they are one file of their own. */

export { default as Battles } from './fight/Battles.svelte';
export { default as Chest } from './rest/Chest.svelte';
export { default as End } from './end/End.svelte';
export { default as FinalBattle } from './final/FinalBattle.svelte';
export { default as LaidCards } from './final/LaidCards.svelte';
export { default as Rest } from './rest/Rest.svelte';
