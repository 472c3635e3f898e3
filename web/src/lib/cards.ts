// The cards of running and finished games on the first page: what one reads on them.
import type { Core } from "./core";
import type { SeatName, View } from "./games";
import { displayNames, openSeat, type Sitter } from "./record";
import { paths } from "./router";
import type { Memory } from "./storage";
import { Timeline } from "./timeline";

export interface StoredCard {
  id: string;
  kind: "local" | "online";
  game: string;
  path: string;
  seats: SeatName[];
  view: View;
  over: boolean;
  yourTurn: boolean;
  /** "Your turn", "Ada is to move", "Ada won". */
  status: string;
  touched: number;
}

const list = new Intl.ListFormat("en");

/** Who is to act or has won, in few words. */
export function statusOf(view: View, seats: SeatName[], you: number[]): string {
  const named = (indices: number[]) =>
    list.format(indices.map((seat) => seats[seat]?.name ?? `Player ${seat + 1}`));
  if (view.next === "over") {
    const winners = view.winners ?? [];
    const alone = you.length === 1 && winners.length === 1 && winners[0] === you[0];
    return alone ? "You won" : `${named(winners)} won`;
  }
  if (view.next === "chance") return "About to begin";
  if (you.length === 1 && view.next.includes(you[0] ?? -1)) return "Your turn";
  return `${named(view.next)} to move`;
}

interface Stored {
  id: string;
  game: string;
  record: string;
  touched: number;
  over: boolean;
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
  const alone = you.length === 1;
  const seats = displayNames(
    sitters.map(({ bot, name }, seat) => ({
      bot,
      name: name || (alone && you[0] === seat ? "You" : undefined),
    })),
  );
  const view = timeline.last;
  timeline.close();
  return {
    id: entry.id,
    kind,
    game: entry.game,
    path: kind === "local" ? paths.local(entry.id) : paths.table(entry.id),
    seats,
    view,
    over: view.next === "over",
    yourTurn: Array.isArray(view.next) && view.next.some((seat) => you.includes(seat)),
    status: statusOf(view, seats, you),
    touched: entry.touched,
  };
}

/** All games that this browser remembers and can read, the latest first. */
export function gameCards(core: Core, memory: Memory): StoredCard[] {
  const local = memory.games.all().map((game) => {
    const you = game.seats.flatMap((seat, index) => (seat.kind === "me" ? [index] : []));
    const sitters = game.seats.map(({ kind, name }) => ({ bot: kind === "bot", name }));
    return cardOf(core, game, "local", you, sitters);
  });
  const online = memory.tables.all().map((table) => {
    const sitters = table.seats.map(({ kind, name, claimed }, index) => ({
      bot: kind === "bot",
      name: claimed ? name : openSeat(index),
    }));
    return cardOf(core, table, "online", table.you, sitters);
  });
  return [...local, ...online]
    .filter((card) => card !== null)
    .sort((a, b) => b.touched - a.touched);
}
