// For tests: positions of a game as they occur, with every option, every number of players and data of
// the game's own.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Core, GameInfo, Position } from "../core";
import type { View } from "../games";
import { joinRecord, parseEvent, splitRecord } from "../record";
import { gameHeader, realCore } from "../testing";

const games = join(import.meta.dirname, "../../../../games");

/** The folder of a game's rules in the core. */
export const folderOf = (game: string) => join(games, game);

/** Bots that think of nothing much, so that much happens. */
const bots = ["random", "greedy"];

/** Positions of all golden records, then of games of every set-up, without end. */
export async function* positionsOf(game: GameInfo): AsyncGenerator<View> {
  const core = await realCore(game.name, true);
  yield* goldenGames(core, folderOf(game.name));
  for (let seed = 1n; ;) {
    for (const bot of bots) {
      for (const header of headersOf(game)) {
        yield* playedGame(core, header, bot, seed);
        seed += 1_000_000n;
      }
    }
  }
}

function headersOf({ name, options, min_players, max_players }: GameInfo): string[] {
  const none: string[] = [""];
  const chosen = options.reduce(
    (tags, option) =>
      tags.flatMap((tag) =>
        option.values.map((value) => `${tag}[Option.${option.name} "${value}"]\n`),
      ),
    none,
  );
  const players = Array.from({ length: max_players - min_players + 1 }, (_, i) => min_players + i);
  return chosen.flatMap((tags) => players.map((number) => `${gameHeader(name, number)}${tags}\n`));
}

/** A game from its start to its end. */
function* playedGame(core: Core, header: string, bot: string, first: bigint): Generator<View> {
  const position = opened(core, header);
  for (let seed = first; ; seed += 1n) {
    const view = position.view();
    yield view;
    const { next } = view;
    if (next === "over") break;
    const chance = next === "chance";
    const text = chance ? position.sample(seed) : position.choose(bot, seed);
    position.apply({ actor: chance ? null : (next[0] ?? 0), text });
  }
  position.close();
}

/** Short games, one for each rule and for much that is rare. */
function* goldenGames(core: Core, folder: string): Generator<View> {
  const files = readdirSync(join(folder, "golden")).filter((file) => file.endsWith(".game"));
  for (const file of files.sort()) {
    const { header, events } = splitRecord(readFileSync(join(folder, "golden", file), "utf8"));
    // Without its result the start alone is a record, too.
    const position = opened(core, joinRecord(header.replace(/^\[Result .*\n/m, ""), []));
    yield position.view();
    for (const event of events.map(parseEvent)) {
      const refused = position.apply(event);
      if (refused) throw new Error(`${file}: ${refused.message}`);
      yield position.view();
    }
    position.close();
  }
}

function opened(core: Core, record: string): Position {
  const opened = core.open(record);
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.value;
}
