// A new game on this device, stored and ready to be opened.
import { joinRecord, newHeader, ownTags, splitRecord, tagsOf } from "./record";
import { newId, type LocalGame, type LocalSeat, type Memory } from "./storage";

export interface LocalSetup {
  game: string;
  /** Version of the game's rules, from the core. */
  rules: number;
  /** Options that are not the default. */
  options: Record<string, string>;
  /** Data of the game's own, as record tags. */
  tags?: Record<string, string>;
  seats: LocalSeat[];
  /** What has happened already, as lines of the record. */
  events?: string[];
}

/** Stores a new game; gives its id. */
export function createLocal(memory: Memory, setup: LocalSetup, now: Date): string {
  const header = newHeader({
    game: setup.game,
    rules: setup.rules,
    players: setup.seats.length,
    options: setup.options,
    tags: setup.tags ?? {},
    seats: setup.seats.map((seat) => seat.name),
    date: now.toISOString().replace(/\.\d+Z$/, "Z"),
  });
  const id = newId();
  const record = joinRecord(header, setup.events ?? []);
  const { game, seats } = setup;
  memory.games.put({ id, game, seats, record, over: false, touched: now.getTime() });
  return id;
}

/** What a game is like, by its record. */
export function setupOf(record: string): Omit<LocalSetup, "seats"> {
  const tags = tagsOf(splitRecord(record).header);
  const options = Object.fromEntries(
    [...tags]
      .filter(([name]) => name.startsWith("Option."))
      .map(([name, value]) => [name.slice("Option.".length), value]),
  );
  const game = tags.get("Game") ?? "";
  return { game, rules: Number(tags.get("Rules")), options, tags: ownTags(tags) };
}

/**
 * Another game like one that is stored, by the newest rules, everybody one seat further; gives its
 * id.
 * @param level of all bots; without one they are as strong as they were
 */
export function playAgain(
  memory: Memory,
  game: LocalGame,
  rules: number,
  now: Date,
  level?: number,
): string {
  const seats = [...game.seats.slice(1), ...game.seats.slice(0, 1)].map((seat) =>
    seat.kind === "bot" && level !== undefined ? { ...seat, name: `bot:${level}` } : seat,
  );
  return createLocal(memory, { ...setupOf(game.record), rules, seats }, now);
}
