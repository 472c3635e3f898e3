// Known people: loaded where somebody opens the list of them, or is invited.
import { needKnownWords } from "../../words/known";
import Invited from "./Invited.svelte";
import KnownPeople from "./KnownPeople.svelte";

/** With their sentences. */
export async function loadKnown() {
  await needKnownWords();
  return { Invited, KnownPeople };
}
