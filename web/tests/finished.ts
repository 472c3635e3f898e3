// Games that are over, of as many players as there may be: played by the core, always the same.
import { gameHeader, realCore } from "../src/lib/testing";

/** The record of a whole game between simple bots. */
export async function finishedGame(game: string, players: number): Promise<string> {
  const core = await realCore(game, true);
  let record = `${gameHeader(game, players)}\n`;
  const opened = core.open(record);
  if (!opened.ok) throw new Error(opened.error.message);
  const position = opened.value;
  for (let seed = 1n; ; seed += 1n) {
    const { next } = position.view();
    if (next === "over") return record;
    const actor = Array.isArray(next) ? (next[0] ?? 0) : null;
    const text = actor === null ? position.sample(seed) : position.choose("bot:1", seed);
    const refused = position.apply({ actor, text });
    if (refused) throw new Error(refused.message);
    record += `${actor ?? "*"} ${text}\n`;
  }
}
