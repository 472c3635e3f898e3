// What stands round a board and nobody needs for a first move: loaded once it stands.
import "../heading_face.css";
import { needToolWords } from "../words/tools";
import BoardFailed from "./BoardFailed.svelte";
import Flights from "./Flights.svelte";
import Log from "./Log.svelte";
import Toolbar from "./Toolbar.svelte";
import Watchers from "./Watchers.svelte";

/** With its sentences. */
export async function roundTheBoard() {
  await needToolWords();
  return { BoardFailed, Flights, Log, Toolbar, Watchers };
}
