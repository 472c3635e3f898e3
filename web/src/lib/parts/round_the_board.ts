// What stands round a board and nobody needs for a first move: loaded once the board stands.
import "../heading_face.css";

export { default as Log } from "./Log.svelte";
export { default as Toolbar } from "./Toolbar.svelte";
