// Counts the finished games of this browser, whenever nobody waits for anything.
import { memory } from "./browser.svelte";
import { countFinished } from "./count_finished";
import { forgetCore, loadCore } from "./load_core";
import { results } from "./results";

const rest = () => new Promise<void>((resolve) => setTimeout(resolve));

export const countHere = (): Promise<number> =>
  countFinished({ memory, results, loadCore, forgetCore, rest });
