// What is shown and said of clocks: loaded where a table has some.
import { needClockWords } from "../words/clock";
import Clocks from "./Clocks.svelte";
import ClockTermsSaid from "./ClockTermsSaid.svelte";

/** With its sentences. */
export async function loadClocks() {
  await needClockWords();
  return { Clocks, ClockTermsSaid };
}
