// A game against the bot that suits, begun by one press.
import { memory, settings } from "./browser.svelte";
import { gameOf } from "./catalogue";
import { loadCore } from "./load_core";
import { navigation } from "./navigation.svelte";
import { createLocal } from "./new_local";
import { proposedRace, raceTags } from "./race";
import { paths } from "./router";
import { suitableLevel } from "./suitable_level";

/** Throws if the game cannot be loaded. */
export async function playAtOnce(game: string): Promise<void> {
  const info = gameOf(game);
  if (!info) throw new Error(`this page has no ${game}`);
  // The board loads while the core does.
  const [level] = await Promise.all([suitableLevel(game), loadCore(game), info.load()]);
  const seats = [
    { kind: "me" as const, name: settings.current.name },
    { kind: "bot" as const, name: `bot:${level}` },
  ];
  const tags = info.races ? raceTags(proposedRace(false, settings.current.skipHopeless)) : {};
  const setup = { game, rules: info.rules, options: {}, tags, seats };
  navigation.go(paths.local(createLocal(memory, setup, new Date())));
}
