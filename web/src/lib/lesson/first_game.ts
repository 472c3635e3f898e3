// The game that a lesson ends with: at a normal table of this device, against the gentlest bot.
import { memory, settings } from "../browser.svelte";
import { gameOf } from "../catalogue";
import { navigation } from "../navigation.svelte";
import { createLocal } from "../new_local";
import { proposedRace, raceTags } from "../race";
import { paths } from "../router";

export function playFirstGame(game: string): void {
  const info = gameOf(game);
  if (!info) throw new Error(`this page has no ${game}`);
  const { name, skipHopeless } = settings.current;
  const seats = [
    { kind: "me" as const, name },
    { kind: "bot" as const, name: "bot:1" },
  ];
  const tags = info.races ? raceTags(proposedRace(false, skipHopeless)) : {};
  const setup = { game, rules: info.rules, options: {}, tags, seats };
  navigation.go(paths.local(createLocal(memory, setup, new Date())));
}
