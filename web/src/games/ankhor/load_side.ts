// The panel beside the board, once its sentences are there.
import Side from "./Side.svelte";
import { needEndWords } from "./words/end";

export async function loadSide(): Promise<{ default: typeof Side }> {
  await needEndWords();
  return { default: Side };
}
