// What stands round a board and nobody needs for a first move: loaded once the board stands.
export { default as Log } from "./Log.svelte";
export { default as Toolbar } from "./Toolbar.svelte";
