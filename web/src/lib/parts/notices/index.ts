// The switch for notices: loaded where somebody can ask for them.
import { needNoticesWords } from "../../words/notices";
import TellMe from "./TellMe.svelte";

/** With its sentences. */
export async function loadNotices() {
  await needNoticesWords();
  return { TellMe };
}
