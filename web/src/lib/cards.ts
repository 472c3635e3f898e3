// The cards of running and finished games on the first page: what one reads on them.
import type { Core } from "./core";
import type { SeatName, View } from "./games";
import { displayNames, sitterOf, type Sitter } from "./record";
import { paths } from "./router";
import { statusOf } from "./status";
import type { Memory, RememberedTable } from "./storage";
import { Timeline } from "./timeline";
import { words } from "./words";

export interface StoredCard {
  id: string;
  kind: "local" | "online";
  game: string;
  path: string;
  /** Who sits there, and where the person of this browser does. */
  sitters: Sitter[];
  you: number[];
  /** Null as long as nothing of the game has been seen here. */
  view: View | null;
  over: boolean;
  yourTurn: boolean;
  /** The server has it no longer. */
  gone: boolean;
  touched: number;
  /** At a table of the server: nobody but this person has a seat that could be missed. */
  alone: boolean;
}

interface Stored {
  id: string;
  game: string;
  record: string;
  touched: number;
  over: boolean;
  gone?: boolean;
}

function cardOf(
  core: Core,
  entry: Stored,
  kind: StoredCard["kind"],
  you: number[],
  sitters: Sitter[],
): StoredCard | null {
  const opened = Timeline.open(core, entry.record);
  if (!opened.ok) return null;
  const timeline = opened.value;
  const view = timeline.last;
  timeline.close();
  return {
    id: entry.id,
    kind,
    game: entry.game,
    path: kind === "local" ? paths.local(entry.id) : paths.table(entry.id),
    sitters,
    you,
    view,
    over: entry.gone === true || view.next === "over",
    yourTurn:
      !entry.gone && Array.isArray(view.next) && view.next.some((seat) => you.includes(seat)),
    gone: entry.gone === true,
    touched: entry.touched,
    alone: false,
  };
}

/** What those who sit there are called. */
export const seatsOn = ({ sitters, you }: StoredCard): SeatName[] => displayNames(sitters, you);

/** "Your turn", "Ada is to move", "Ada won". */
export function statusOn(card: StoredCard): string {
  const { remembered, status } = words();
  if (card.gone) return remembered.gone;
  if (card.view) return statusOf(card.view, seatsOn(card));
  return card.over ? status.over : remembered.unseen;
}

/** A table that this browser has a seat at, but has not seen yet. */
function unseenCard({ id, game, you, over, touched }: RememberedTable): StoredCard {
  return {
    id,
    kind: "online",
    game,
    path: paths.table(id),
    sitters: [],
    you,
    view: null,
    over,
    yourTurn: false,
    gone: false,
    touched,
    alone: false,
  };
}

function onlineCard(core: Core, table: RememberedTable): StoredCard | null {
  if (table.record === "" && table.you.length > 0) return unseenCard(table);
  const card = cardOf(core, table, "online", table.you, table.seats.map(sitterOf));
  return card && { ...card, alone: !table.gone && sitsAlone(table) };
}

/** Whether every person's seat that is taken is one of this browser's. */
function sitsAlone({ seats, you }: RememberedTable): boolean {
  const mine = seats.every(({ kind, claimed }, seat) => {
    return kind === "bot" || !claimed || you.includes(seat);
  });
  return mine && you.length > 0;
}

/** The names of the games that this browser remembers something of. */
export function rememberedGames(memory: Memory): string[] {
  return [...new Set([...memory.games.all(), ...memory.tables.all()].map(({ game }) => game))];
}

/**
 * All games that this browser remembers and can read, the latest first. `cores` by the names of their
 * games; without its core a game is left out.
 */
export function gameCards(cores: ReadonlyMap<string, Core>, memory: Memory): StoredCard[] {
  const local = memory.games.all().map((game) => {
    const you = game.seats.flatMap((seat, index) => (seat.kind === "me" ? [index] : []));
    const sitters = game.seats.map(({ kind, name }) => ({ bot: kind === "bot", name }));
    const core = cores.get(game.game);
    return core ? cardOf(core, game, "local", you, sitters) : null;
  });
  const online = memory.tables.all().map((table) => {
    const core = cores.get(table.game);
    return core ? onlineCard(core, table) : null;
  });
  return [...local, ...online]
    .filter((card) => card !== null)
    .sort((a, b) => b.touched - a.touched);
}
