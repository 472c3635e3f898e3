// Counts the finished games that this browser remembers: a result for each that has none yet.
//
// The record is the game, so its rules are asked how it ended, once for each game; what they cannot
// read is not counted. A few at a time, so that nobody waits for it.
import type { Core } from "./core";
import type { View } from "./games";
import { readIncidents, seatsAfter } from "./incidents";
import type { Player, Result, Results } from "./results";
import type { LocalGame, Memory, RememberedTable } from "./storage";

export interface CountingOutside {
  memory: Memory;
  results: Results;
  loadCore: (game: string) => Promise<Core>;
  /** The core of a game has failed, and is to be loaded anew. */
  forgetCore: (game: string) => void;
  /** Lets the page draw, and people click. */
  rest: () => Promise<void>;
}

/** A finished game before its rules are asked. */
type Finished = Pick<Result, "id" | "kind" | "game" | "players" | "touched"> & { record: string };

function localGame({ seats, ...entry }: LocalGame): Finished {
  return { ...entry, kind: "local", players: seats };
}

function onlineGame({ seats, you, ...entry }: RememberedTable): Finished {
  const players = seats.map(({ kind, name }, seat): Player => {
    if (you.includes(seat)) return { kind: "me", name };
    return { kind: kind === "bot" ? "bot" : "other", name };
  });
  return { ...entry, kind: "online", players };
}

/** Whether somebody of this page played there, and to the end: a bot's game is nobody's result. */
function played({ you, seats, incidents = [] }: RememberedTable): boolean {
  const people = seats.map(({ kind }) => kind === "human");
  const { standIns } = seatsAfter(readIncidents(incidents), people);
  return you.length > 0 && !you.some((seat) => standIns.has(seat));
}

/** Finished games that somebody of this page has played, and that have no result yet. */
function uncounted({ memory, results }: CountingOutside): Finished[] {
  const local = memory.games.all().filter(({ over }) => over);
  // What was only watched is nobody's result.
  const online = memory.tables.all().filter((table) => table.over && played(table));
  const all = [...local.map(localGame), ...online.map(onlineGame)];
  // A game that was played on from another one's middle says nothing of who plays how well.
  const whole = (record: string) => record !== "" && !/^\[Continued /m.test(record);
  return all.filter(({ id, record }) => whole(record) && !results.knows(id));
}

function lastView(core: Core, record: string): View | null {
  const opened = core.open(record);
  if (!opened.ok) return null;
  const view = opened.value.view();
  opened.value.close();
  return view;
}

function resultOf(core: Core, finished: Finished): Result | null {
  const { id, kind, game, players, touched, record } = finished;
  const view = lastView(core, record);
  if (view?.next !== "over" || view.scores.length !== players.length) return null;
  return { id, kind, game, players, touched, scores: view.scores, winners: view.winners ?? [] };
}

/** How many were counted. A game whose rules cannot be loaded, or fail, waits for the next time. */
export async function countFinished(outside: CountingOutside): Promise<number> {
  let counted = 0;
  for (const finished of uncounted(outside)) {
    await outside.rest();
    try {
      const found = resultOf(await outside.loadCore(finished.game), finished);
      counted += found ? outside.results.add([found]) : 0;
    } catch {
      outside.forgetCore(finished.game);
    }
  }
  return counted;
}
