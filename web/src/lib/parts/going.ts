// What is said and offered of who comes and goes at a table of the server: loaded once its board stands.
import { needGoingWords } from "../words/going";
import GoingMenu from "./GoingMenu.svelte";
import GoingNotices from "./GoingNotices.svelte";
import TalkTool from "./TalkTool.svelte";

/** With its sentences. */
export async function loadGoing() {
  await needGoingWords();
  return { GoingMenu, GoingNotices, TalkTool };
}
