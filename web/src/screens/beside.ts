/**
 * These are the screens beside the table that use its parts. They come in one piece: with a piece for each, what they
 * share with the table would be cut into many small ones, and whoever only plays would wait for all of those.
 */
export { default as PuzzlePage } from '../puzzle/PuzzlePage.svelte';
export { default as Replay } from './Replay.svelte';
