// What stands round a board, or in its tab, and nobody needs for a first move: loaded once it stands.
import "../heading_face.css";
import { showIcon } from "../tab_icon";
import { needToolWords } from "../words/tools";
import BoardFailed from "./BoardFailed.svelte";
import Flights from "./Flights.svelte";
import Log from "./Log.svelte";
import Toolbar from "./Toolbar.svelte";
import Watchers from "./Watchers.svelte";

/** With its sentences. */
export async function roundTheBoard() {
  showIcon();
  await needToolWords();
  return { BoardFailed, Flights, Log, Toolbar, Watchers };
}
