// A table for friends by link, opened by one press: as the last one was, or else for two.
import { asLastTime } from "./as_last_time";
import { memory } from "./browser.svelte";
import { gameOf } from "./catalogue";
import type { Outcome } from "./core";
import { openTable } from "./new_online";
import { pageError } from "./page_error";
import { raceTerms } from "./race";
import { below, changedOptions, drawn, requestedSeats } from "./seating";
import { SetupForm } from "./setup_form.svelte";
import { spoken } from "./words/language.svelte";

/** Opens a table for friends, oneself at it; gives its id. */
export async function openWithFriends(game: string, name: string): Promise<Outcome<string>> {
  const info = gameOf(game);
  if (!info) return { ok: false, error: pageError("page_no_board", "page", { game }) };
  const form = new SetupForm("link", name, 1);
  asLastTime(form, memory, game);
  const opened = await openTable(memory, {
    game,
    players: form.players,
    options: changedOptions(info.options, form.options),
    ...(info.races ? { race: raceTerms(form.race) } : {}),
    ...form.terms,
    seats: requestedSeats(drawn(form.seats, below)),
  });
  // What is refused rarely is worded then; without those words it is told in English.
  if (!opened.ok) await spoken.need("elsewhere").catch(() => undefined);
  return opened;
}
