// The browser's adviser: a real Worker, and the core that looks back at games and gives hints.
import { compiled } from "../load_core";
import { addressOf } from "../review/address";
import type { Advice } from "./advice_core";
import { ask } from "./asking";

/** Some seconds on a phone, and under one elsewhere. */
const nodes = 2000;

/** What a seat might play at the end of a record. */
export async function adviceOf(
  game: string,
  record: string,
  seat: number,
  signal: AbortSignal,
): Promise<Advice> {
  const module = await compiled(await addressOf(game));
  signal.throwIfAborted();
  const worker = new Worker(new URL("../../workers/advice.worker.ts", import.meta.url), {
    type: "module",
  });
  return ask(worker, { module, record, seat, nodes }, signal);
}
