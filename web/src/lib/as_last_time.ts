// What a table for friends begins with: the seats, options and terms of the last one of its game.
import { absentTag, absentTerms } from "./absent_terms";
import { botLevel } from "./characters";
import { clockTerms } from "./clock_terms";
import { knockTag, missedTag, windowTag, type RaceForm } from "./race";
import { splitRecord, tagsOf } from "./record";
import type { SetupForm } from "./setup_form.svelte";
import type { Memory, RememberedTable } from "./storage";

const isFriends = ({ game, record, you, seats }: RememberedTable, wanted: string) =>
  game === wanted &&
  record !== "" &&
  you.length > 0 &&
  seats.some(({ kind }, seat) => kind === "human" && !you.includes(seat));

const optionPrefix = "Option.";

function raceOf(tags: ReadonlyMap<string, string>): Partial<RaceForm> {
  const race: Partial<RaceForm> = {};
  const window = tags.get(windowTag);
  const missed = tags.get(missedTag);
  const knock = tags.get(knockTag);
  if (window !== undefined) race.window = window;
  if (missed === "shown" || missed === "hidden") race.missed = missed;
  if (knock === "claim" || knock === "show") race.knock = knock;
  return race;
}

/** Sets a form up as the last table was at which somebody here played the game with friends. */
export function asLastTime(form: SetupForm, memory: Memory, game: string): void {
  const last = memory.tables.all().find((table) => isFriends(table, game));
  if (!last) return;
  const tags = tagsOf(splitRecord(last.record).header);
  form.players = last.seats.length;
  const bots = last.seats.flatMap(({ kind, name }) =>
    kind === "bot" ? (botLevel(name) ?? []) : [],
  );
  // Oneself first, bots last: who begins is drawn.
  form.seats.slice(form.players - bots.length).forEach((seat, index) => {
    seat.kind = "bot";
    seat.level = String(bots[index]);
  });
  for (const [tag, value] of tags) {
    if (tag.startsWith(optionPrefix)) form.options[tag.slice(optionPrefix.length)] = value;
  }
  form.chosenRace = raceOf(tags);
  const clock = clockTerms(tags);
  form.terms = {
    ...(tags.has(absentTag) ? { absent: absentTerms(tags) } : {}),
    ...(clock ? { clock } : {}),
  };
}
