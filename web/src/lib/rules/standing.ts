// The position that a golden record leads to, with what draws it; and what the core says of what
// somebody wants to do there.
import { gameOf, undrawn } from "../catalogue";
import { sure, type Position } from "../core";
import type { CoreError, GameModule, Told, View } from "../games";
import { loadForGame } from "../load_game";
import { joinRecord, splitRecord, tagsOf } from "../record";
import type { Question } from "./told";

/** A position, and its game's part of the page. */
export interface Standing {
  module: GameModule;
  view: View;
}

export interface Verdict {
  module: GameModule;
  /** Why it is refused. */
  error: CoreError | null;
  /** What it leads to, if it is not. */
  told: Told | null;
}

/** The record up to so many events; a game that goes on has no result. */
export function beginning(record: string, ply: number): string {
  const { header, events } = splitRecord(record);
  if (ply >= events.length) return record;
  return joinRecord(header.replace(/^\[(Result|Outcome) .*\n/gm, ""), events.slice(0, ply));
}

async function opened<T>(
  record: string,
  use: (position: Position, module: GameModule) => T,
): Promise<T> {
  const { core, module } = await loadForGame(tagsOf(record).get("Game") ?? "");
  const position = sure(core.open(record));
  try {
    return use(position, module);
  } finally {
    position.close();
  }
}

/** Whether this page's board can draw all that the record says. */
export function drawable(record: string): boolean {
  const tags = tagsOf(record);
  const game = gameOf(tags.get("Game") ?? "");
  return game !== null && undrawn(game, tags.keys()) === null;
}

/** @throws PageError where the game cannot be loaded */
export const standing = (record: string, ply: number | null): Promise<Standing> =>
  opened(ply === null ? record : beginning(record, ply), (position, module) => ({
    module,
    view: position.view(),
  }));

/** @throws PageError where the game cannot be loaded */
export const verdict = (record: string, { event }: NonNullable<Question["tried"]>) =>
  opened(record, (position, module): Verdict => {
    const before = position.view();
    const error = position.apply(event);
    return { module, error, told: error ? null : { event, before, after: position.view() } };
  });
