// The panel of the final scoring, once its sentences are there.
import End from "./End.svelte";
import { needEndWords } from "./words/end";

export async function loadEnd(): Promise<{ default: typeof End }> {
  await needEndWords();
  return { default: End };
}
