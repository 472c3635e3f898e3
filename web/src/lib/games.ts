// The interface between the page and a game's board, and the list of games.
//
// A game is drawn by components that hold no rules: they draw a View, which the rules core made,
// and report what a person chose. Whether that is legal, what it would lead to and what it is
// called in an error is the core's answer, passed in as functions. Animation is the difference of
// `previous` and `view`, never a script of the caller's.
import type { Component } from "svelte";
import type { Core } from "./core";
import type { CoreError, GameEvent, View } from "./core_types";

export type { CoreError, GameEvent, Race, Standing, View } from "./core_types";

/** The time in which a race is run at this table. */
export interface OpenWindow {
  /** How long it is open; null: until all have answered. */
  lengthMs: number | null;
  /** What is left of it now; null if it has no end. */
  leftMs: () => number | null;
  /** The seats of this page that have yielded; until it closes they may think again. */
  yielded: readonly number[];
  /** The first claims the race, and shows afterwards what it plays; else who shows first counts. */
  claims: boolean;
  /** Who has claimed it: the time is that seat's, and nobody else may answer. */
  claimant: number | null;
}

/** Who sits where; index is the seat. */
export interface SeatName {
  name: string;
  /** The one person that this page plays for. Sentences ask this, never the name. */
  self?: boolean;
  /** Sentences say what this person should do, not what happened; only ever with `self`. */
  advised?: boolean;
  /** A bot: its level, which is its character, and which of several alike it is, from 1. */
  bot?: { level: number; nth: number };
  /** By which a person is known (parts/you/figures.ts). */
  figure?: string;
  /** Nobody sits there yet. */
  free?: boolean;
}

/** How long a board may animate one event; the next one is shown no sooner. */
export const animationMs = 450;

/** The steps of a turn that this page keeps until the turn is whole. */
export interface DraftState {
  steps: readonly string[];
  /** Others act: the turn is prepared, and sent as soon as it is due. */
  preparing: boolean;
  /** No step can be added: the turn is over with the last one. */
  complete: boolean;
  /** Confirmed: on its way, or waiting until it is due. */
  confirmed: boolean;
  /** Takes the last step back; a confirmed turn that is not due yet waits no longer. */
  back: () => void;
  confirm: () => void;
}

/** Where a board keeps what is drawn of a move that is not chosen yet, in a text of its own. */
export interface Sketch {
  /** What was drawn in this position; null: nothing. */
  read: () => string | null;
  write: (text: string | null) => void;
}

/** What every part of a game draws. */
export interface Shown {
  view: View;
  seats: SeatName[];
  reducedMotion: boolean;
}

/** An event with the positions that it lies between. */
export interface Told {
  readonly event: GameEvent;
  readonly before: View;
  readonly after: View;
}

/** The player whose things a person wants to see large. */
export interface Looking {
  /** null: the board decides. */
  looked: number | null;
  onlook: (seat: number | null) => void;
}

export interface BoardProps extends Shown, Looking {
  /** The position shown before this one, to animate from; null: show `view` at once. */
  previous: View | null;
  /** The seats that this page acts for. Empty for a spectator and in a replay. */
  you: number[];
  /** A choice is wanted from this page now. If false the board is a picture that can be read. */
  canAct: boolean;
  /** Why the move may not be made now; null if it may. Cheap enough to call for every piece. */
  check: (text: string, seat?: number) => CoreError | null;
  /** The position after a legal move ("?" where chance would reveal); null if it is not legal. */
  preview: (text: string, seat?: number) => View | null;
  /**
   * A person chose this, legal or not: the page checks it and says why if it is refused. `seat`: who
   * of several; without it the one who is to act.
   */
  onmove: (text: string, seat?: number) => void;
  /** A person claims the race for a seat, where the window says that one claims. */
  onclaim?: (seat: number) => void;
  /**
   * What a person should hear though no event happened: what is in hand, what a drawing is worth. The
   * table speaks of events, refusals and turns; a board has no live region of its own.
   */
  onsay?: (words: string) => void;
  /** The window of `view.race`; null: there is none, or a position that is only looked at. */
  open?: OpenWindow | null;
  /** Whether it may be told afterwards what somebody overlooked. */
  showMissed?: boolean;
  /** For boards on which more is drawn than a step; null: nothing can be drawn now. */
  sketch?: Sketch | null;
  /** The turn in progress, for games with `turns`; null while there is none. */
  draft: DraftState | null;
  /**
   * What others did since this page acted, until it acts again, a turn that is pointed at in the log,
   * or moves that a hint names: to be marked on the board.
   */
  marks?: readonly Told[];
}

export interface SideProps extends Shown, Looking {
  you: number[];
  /** The final scoring is still being told: totals and winners are held back. */
  untold: boolean;
  /** Nothing comes any more, as the game was given up here: what it would come to is what it came to. */
  ended?: boolean;
  /** The window of the race that is run; null or not given: none. */
  open?: OpenWindow | null;
}

/** The final scoring, part by part; shown when `view.next` is "over". It fills the height it has. */
export interface EndProps extends Shown {
  /** The result is known: all of it is shown. */
  told: boolean;
  /** To be called when all has been told by itself. */
  ontold: () => void;
}

export interface ThumbProps {
  /** The position to show small and still; null: the game's set-up as an ornament. */
  view: View | null;
}

/** A position to practise on: what wins most points at once? */
export interface Puzzle {
  /** The game that led to it. */
  record: string;
  view: View;
  /** Who is to find the move. */
  seat: number;
  /** The most points that any move wins. */
  best: number;
  /** A move that wins them. */
  answer: string;
}

/** Looks for positions to practise on; the same seed, the same position. */
export interface Puzzler {
  puzzle(game: string, level: string, seed: bigint, signal?: AbortSignal): Promise<Puzzle>;
}

/** For a corner where one can practise (`practice` in $lib/catalogue). */
export interface PracticeProps {
  core: Core;
  engine: Puzzler;
  /** Of the first position; the others follow from it, too. */
  seed: bigint;
  reducedMotion: boolean;
}

/** For games whose turn has several steps: the page keeps them until the turn is whole. */
export interface Turns {
  /** The step says by itself that the turn is over; without it, every turn is to be confirmed. */
  ends?: (text: string) => boolean;
  /**
   * What would have to happen at the least until the seat acts, so that its turn can be prepared
   * while others act; null where that cannot be foreseen.
   */
  ahead?: (view: View, seat: number) => GameEvent[] | null;
  /** Whether a turn that was prepared in one position is still the same choice in another. */
  same?: (seat: number, prepared: View, now: View) => boolean;
}

/** A game's catalogue of sentences, seen from outside: it takes what a file of its words exports. */
export interface GameWords {
  use(words: object): void;
}

/** A piece that goes to its owner, from one place of the page to another (board/flight.ts). */
export interface Flight {
  /** The game's own name of the piece, for its `Piece`. */
  piece: string;
  /** Whose it is now. */
  seat: number;
  /** Selectors of where it lay: the first that is in sight, before the event is drawn or after. */
  from: readonly string[];
  /** Selectors of where it will lie; where none is in sight, it flies to the card or name of its owner. */
  to: readonly string[];
  /** Selectors of all that is not seen while it flies: the piece at either end, and what it does there. */
  veils?: readonly string[];
}

/** Which pieces go to their owners, and how they are drawn on their way. */
export interface Flying {
  /** Between two positions of which one follows the other, not always by one event. */
  flightsBetween: (from: View, to: View) => readonly Flight[];
  /** A piece as large as the square that it is put into. Decoration. */
  Piece: Component<{ piece: string }>;
}

/** What `src/games/<game>/index.ts` exports as its default. */
export interface GameModule {
  name: string;
  /** Its sentences (`words/` in its folder). */
  words?: GameWords;
  Board: Component<BoardProps>;
  /** The board uses more width than others: only one column stands beside it, however large the screen. */
  broad?: boolean;
  /** The seats' colours as a style (`--seat-0: ...`), where those of the sides they play say more. */
  seatColours?: (view: View) => string;
  /** Loads what flies to its owner, once the board stands; without it, nothing does. */
  loadFlying?: () => Promise<{ default: Flying }>;
  /** Loads each player's collection and standing, once the board stands. */
  loadSide: () => Promise<{ default: Component<SideProps> }>;
  /** Loads the final scoring: most of those who begin a game are far from it. */
  loadEnd?: () => Promise<{ default: Component<EndProps> }>;
  /** Loads the picture of a game on the first page: decoration, the card that holds it has the words. */
  loadThumb: () => Promise<{ default: Component<ThumbProps> }>;
  /**
   * One sentence: "Ada took the green ankh."; to whom it is advised, "Take the green ankh." Names come
   * from `seats`.
   */
  describeEvent: (event: GameEvent, before: View, after: View, seats: SeatName[]) => string;
  /** Events of a player that a turn's story leaves out where it has others to tell. */
  quiet?: (told: Told) => boolean;
  /**
   * Whether a turn, as a log tells it, begins with this event and not with an earlier one; `seat`: who
   * acted in the turn so far, null if chance alone did. Without it: whenever another seat acts.
   */
  opensTurn?: (event: GameEvent, before: View, seat: number | null) => boolean;
  turns?: Turns;
}
