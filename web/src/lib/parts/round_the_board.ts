// What stands round a board and nobody needs for a first move: loaded once the board stands.
import "../heading_face.css";
import { needToolWords } from "../words/tools";
import BoardFailed from "./BoardFailed.svelte";
import Log from "./Log.svelte";
import Toolbar from "./Toolbar.svelte";

/** With its sentences. */
export async function roundTheBoard() {
  await needToolWords();
  return { BoardFailed, Log, Toolbar };
}
