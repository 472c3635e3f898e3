// What the table's screen needs to know of a table, wherever it is kept: on this device, on the
// server, or in a record that is being read.
import type { CoreError, OpenWindow, SeatName } from "./games";
import type { Keeper } from "./kept_turn";
import type { Stage } from "./stage.svelte";
import type { Company } from "./table/company.svelte";
import type { Talk } from "./table/talk.svelte";
import type { Changes } from "./table/changes";
import type { Timeline } from "./timeline";

/** What happened besides the events. */
export type News =
  { kind: "taken back" } | { kind: "sat down"; who: SeatName[] } | { kind: "told"; text: string };

/** A thought that takes so long that it is shown. */
export interface LongThought {
  seat: number;
  /** Lets the bot play the best that it has found; null: it cannot be hurried. */
  hurry: (() => void) | null;
}

export interface Table {
  readonly timeline: Timeline;
  readonly stage: Stage;
  readonly seats: SeatName[];
  /** Seats that this page acts for. */
  readonly you: number[];
  /** Nothing can be chosen just now: a move is on its way. */
  readonly busy: boolean;
  /** A bot of this device that thinks. */
  readonly thinking: number | null;
  /** Who comes and goes there; without it, nobody does. */
  readonly company?: Company;
  /** Of a table of the server. */
  readonly id?: string;
  /** What people say to each other here. */
  readonly talk?: Talk;
  /** That bot's thought, once somebody waits for it. */
  readonly longThought?: LongThought | null;
  /** The server does not answer: nothing can be done before it does. */
  readonly away: boolean;
  /** Tells of each change of what stands here, once it is whole. */
  readonly changes: Changes;
  /** What happened last besides the events, to be spoken: a new object each time. */
  readonly news: News | null;
  /** The window of the race that is run at the last position; null if there is none. */
  readonly window: OpenWindow | null;
  /** Where a turn that is begun here is kept; null: nowhere, or in another tab. */
  readonly keeper: Keeper | null;
  /** Why the last choice was refused. */
  refusal: CoreError | null;
  /** Whether this table is one to play at, and not a record to read. */
  readonly playable: boolean;
  /** Whether steps can be taken back at this table at all, and just now. */
  readonly offersUndo: boolean;
  readonly canUndo: boolean;
  /**
   * Whether a seat of this page may be advised. Not where games may be rated, so never at a table of the
   * server: it has no hint.
   */
  readonly advises?: boolean;
  move(seat: number, text: string): void;
  /** Claims the race for a seat of this page. */
  claim(seat: number): void;
  undo(): void;
  /** The final scoring was seen here: nobody has to sit through it again. */
  readonly told: boolean;
  keepTold(): void;
  /** Keeps the record as it stands now, with what was said of it; without it, nothing does. */
  readonly keepRecord?: () => void;
  /** Moves of another game are tried here: that one is looked back upon. */
  readonly isVariation?: boolean;
  /** Puts the record away that is read here, for another. */
  readonly another?: () => void;
  /** The whole record, to download. */
  record(): Promise<string>;
  close(): void;
}

/** The seats of this page that may answer in the race at the last position. */
export function racingSeats(table: Table): number[] {
  if (table.busy || !table.stage.atEnd) return [];
  const claimant = table.window?.claimant ?? null;
  return (table.timeline.last.race?.seats ?? []).filter(
    (seat) => table.you.includes(seat) && (claimant === null || claimant === seat),
  );
}

/** Of the seats of this page, the one that is due; or null. */
export function actingSeat(table: Table): number | null {
  const { next, race } = table.timeline.last;
  const asked = (seat: number) =>
    seat === table.window?.claimant || !table.window?.yielded.includes(seat);
  if (race) return racingSeats(table).find(asked) ?? null;
  if (table.busy || !table.stage.atEnd || !Array.isArray(next)) return null;
  return next.find((seat) => table.you.includes(seat)) ?? null;
}
