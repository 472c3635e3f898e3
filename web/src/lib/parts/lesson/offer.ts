// At somebody's first table of a game one line offers its lesson, once. It lies over what the table says
// first, which is not seen meanwhile, in the line over the board, which has its room already: so nothing moves.
import { mount, unmount } from "svelte";
import { memory } from "../../browser.svelte";
import { hasLesson } from "../../lesson/load_lesson";
import { progress } from "../../lesson/progress";
import { results } from "../../results";
import type { TableModel } from "../../table/model.svelte";
import LessonOffer from "./LessonOffer.svelte";

/** Nothing of the game was played, learned or offered here before this table. */
function isFirst(game: string): boolean {
  if (progress.of(game) || progress.wasOffered(game)) return false;
  const kept = [...memory.games.all(), ...memory.tables.all()];
  const tables = kept.filter((entry) => entry.game === game);
  return tables.length < 2 && !results.all().some((result) => result.game === game);
}

/** Gives what takes the offer away; undefined if there is none. */
export function offerLesson(model: TableModel, game: string): (() => void) | undefined {
  const line = document.querySelector("[data-said]");
  if (!line || !model.table.playable || !hasLesson(game) || !isFirst(game)) return undefined;
  progress.offer(game);
  const offer = mount(LessonOffer, { target: line, props: { model, game } });
  return () => void unmount(offer);
}
