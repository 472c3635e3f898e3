// The cards of running and finished games on the first page: what one reads on them.
//
// A first page with hundreds of games must not hold up anybody: the core opens only those that are
// shown, a few at a time, and each once; nothing but the last position is asked of it.
import type { Core } from "./core";
import type { CoreError, SeatName, View } from "./games";
import { endOfTime, readIncidents, seatsAfter } from "./incidents";
import { pageError } from "./page_error";
import { displayNames, sitterOf, splitRecord, tagsOf, type Sitter } from "./record";
import { paths } from "./router";
import { statusOf } from "./status";
import type { LocalGame, Memory, RememberedTable, Unreadable } from "./storage";
import { homeWords, words } from "./words";

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
  /** Who has given up, where the game ended by that; null: it did not. */
  givenUp: readonly number[] | null;
  /** It was by the end of their time. */
  outOfTime?: boolean;
  drawn?: boolean;
  /** When the time for one's own move is over, in milliseconds since 1970. */
  due?: number | undefined;
  touched: number;
  /** At a table of the server: nobody but this person has a seat that could be missed. */
  alone: boolean;
}

type Stored = { kind: "local"; entry: LocalGame } | { kind: "online"; entry: RememberedTable };

/** What there is to be shown. */
export interface Shown {
  cards: StoredCard[];
  /** Entries without the right form, or with a record that the core refuses. */
  unreadable: Unreadable[];
  /** Games whose rules could not be loaded, or failed. */
  missing: string[];
}

export interface CardsOutside {
  memory: Memory;
  loadCore: (game: string) => Promise<Core>;
  /** The core of a game has failed, and is to be loaded anew. */
  forgetCore: (game: string) => void;
  /** Lets the page draw, and people click. */
  rest: () => Promise<void>;
}

/** Of the finished games. */
export const finishedShown = 4;
/** So few positions keep even a slow phone busy for less than a moment. */
const positionsAtOnce = 4;

interface Opened {
  record: string;
  view: View | null;
  fault: CoreError | null;
}

export class StoredCards {
  /** The last positions by record, so that what was seen is not opened again. */
  private readonly opened = new Map<string, Opened>();
  private run = 0;

  constructor(private readonly outside: CardsOutside) {}

  /** Shows what this browser remembers, more and more of it; a later call ends an earlier one, as `stop`. */
  async read(show: (shown: Shown) => void): Promise<void> {
    const run = ++this.run;
    const { memory, rest } = this.outside;
    const shown: Shown = { cards: [], unreadable: memory.unreadable(), missing: [] };
    const cores = new Map<string, Core | null>();
    let fresh = 0;
    for (const stored of shownEntries(memory)) {
      const { game } = stored.entry;
      if (!cores.has(game)) cores.set(game, await this.coreOf(game));
      if (run !== this.run) return;
      if (await this.tryTwice(cores, stored, shown)) fresh += 1;
      if (!cores.get(game) && !shown.missing.includes(game)) shown.missing.push(game);
      if (fresh < positionsAtOnce) continue;
      fresh = 0;
      if (run === this.run) show({ ...shown, cards: [...shown.cards] });
      await rest();
      if (run !== this.run) return;
    }
    if (run === this.run) show(shown);
  }

  /** Nobody looks any more: a reading that is under way ends. */
  stop(): void {
    this.run += 1;
  }

  /**
   * Whether the core had to be asked. A core that fails is loaded anew, as what it says afterwards
   * tells nothing of a record; a record at which two fail cannot be read.
   */
  private async tryTwice(
    cores: Map<string, Core | null>,
    stored: Stored,
    shown: Shown,
  ): Promise<boolean> {
    const { id, game } = stored.entry;
    let fault = pageError("page_failed");
    for (let attempt = 0; attempt < 2; attempt++) {
      const core = cores.get(game);
      if (!core) return false;
      try {
        return this.add(core, stored, shown);
      } catch (thrown) {
        const message = thrown instanceof Error ? thrown.message : String(thrown);
        fault = { ...fault, message };
        this.outside.forgetCore(game);
        cores.set(game, await this.coreOf(game));
      }
    }
    shown.unreadable.push(this.shelfOf(stored).faulty(id, fault, game));
    return true;
  }

  private shelfOf({ kind }: Stored) {
    const { memory } = this.outside;
    return kind === "local" ? memory.games : memory.tables;
  }

  private coreOf(game: string): Promise<Core | null> {
    return this.outside.loadCore(game).catch(() => null);
  }

  /** Whether the core had to be asked. */
  private add(core: Core, stored: Stored, shown: Shown): boolean {
    if (stored.kind === "online" && isUnseen(stored.entry)) {
      shown.cards.push(unseenCard(stored.entry));
      return false;
    }
    const { id, game, record } = stored.entry;
    const known = this.opened.get(id);
    const opened = known?.record === record ? known : lastView(core, record);
    this.opened.set(id, opened);
    if (opened.view) shown.cards.push(cardFor(stored, opened.view));
    if (opened.fault) shown.unreadable.push(this.shelfOf(stored).faulty(id, opened.fault, game));
    return opened !== known;
  }
}

function lastView(core: Core, record: string): Opened {
  const opened = core.open(record);
  if (!opened.ok) return { record, view: null, fault: opened.error };
  const view = opened.value.view();
  opened.value.close();
  return { record, view, fault: null };
}

/** What can be shown of what is remembered: all that goes on, the latest that is finished. */
function shownEntries(memory: Memory): Stored[] {
  const local = memory.games.all().map((entry): Stored => ({ kind: "local", entry }));
  const seen = memory.tables.all().filter(({ record, you }) => record !== "" || you.length > 0);
  const online = seen.map((entry): Stored => ({ kind: "online", entry }));
  const all = [...local, ...online].sort((a, b) => b.entry.touched - a.entry.touched);
  const finished = all.filter(isFinished).slice(0, finishedShown);
  return all.filter((stored) => !isFinished(stored) || finished.includes(stored));
}

const isFinished = ({ kind, entry }: Stored) =>
  entry.over || (kind === "online" && (entry.gone === true || entry.given_up === true));

function cardFor(stored: Stored, view: View): StoredCard {
  if (stored.kind === "online") return onlineCard(stored.entry, view);
  const { entry } = stored;
  const you = entry.seats.flatMap((seat, index) => (seat.kind === "me" ? [index] : []));
  const sitters = entry.seats.map(({ kind, name }) => ({ bot: kind === "bot", name }));
  return cardOf(entry, "local", view, you, sitters);
}

function cardOf(
  entry: LocalGame | RememberedTable,
  kind: StoredCard["kind"],
  view: View,
  you: number[],
  sitters: Sitter[],
): StoredCard {
  const gone = "gone" in entry && entry.gone === true;
  return {
    id: entry.id,
    kind,
    game: entry.game,
    path: kind === "local" ? paths.local(entry.id) : paths.table(entry.id),
    sitters,
    you,
    view,
    over: gone || view.next === "over",
    yourTurn: !gone && Array.isArray(view.next) && view.next.some((seat) => you.includes(seat)),
    gone,
    givenUp: null,
    touched: entry.touched,
    alone: false,
  };
}

/** What those who sit there are called. */
export const seatsOn = ({ sitters, you }: StoredCard): SeatName[] => displayNames(sitters, you);

/** The time that remains for a move, in the largest unit that says something. */
function timeLeft(ms: number): string {
  const { left } = homeWords().remembered;
  const minutes = Math.max(0, Math.ceil(ms / 60_000));
  if (minutes < 90) return left.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? left.hours(hours) : left.days(Math.floor(hours / 24));
}

/** "Your turn", "Ada is to move", "Ada won". */
export function statusOn(card: StoredCard): string {
  const { remembered } = homeWords();
  const { status } = words();
  if (card.gone) return remembered.gone;
  const names = (card.givenUp ?? []).flatMap((seat) => seatsOn(card)[seat] ?? []);
  if (card.drawn) return status.drawn;
  if (card.givenUp)
    return card.outOfTime && names.length > 0
      ? remembered.outOfTime(names)
      : remembered.givenUp(names);
  if (card.yourTurn && card.due) return `${status.yourTurn} · ${timeLeft(card.due - Date.now())}`;
  if (card.yourTurn) return status.yourTurn;
  if (card.view) return statusOf(card.view, seatsOn(card));
  return card.over ? status.over : remembered.unseen;
}

/** A table of the server of which nothing was seen here yet. */
const isUnseen = ({ record }: RememberedTable) => record === "";

/** A table that this browser has a seat at, but has not seen yet. */
function unseenCard(table: RememberedTable): StoredCard {
  const { id, game, you, touched } = table;
  return {
    id,
    kind: "online",
    game,
    path: paths.table(id),
    sitters: [],
    you,
    view: null,
    gone: false,
    touched,
    alone: false,
    ...comeAndGone(table, null),
  };
}

function onlineCard(table: RememberedTable, view: View): StoredCard {
  const card = cardOf(table, "online", view, table.you, table.seats.map(sitterOf));
  const alone = !table.gone && sitsAlone(table);
  return table.gone ? { ...card, alone } : { ...card, alone, ...comeAndGone(table, view) };
}

/** Whether a table of the server goes on and waits for this browser, by all that is known of it. */
function comeAndGone(
  table: RememberedTable,
  view: View | null,
): Pick<StoredCard, "over" | "yourTurn" | "givenUp" | "outOfTime" | "drawn" | "due"> {
  const { record, incidents = [], seats, you, turn, over, given_up: ended = false } = table;
  const people = seats.map(({ kind }) => kind === "human");
  const terms = endOfTime(tagsOf(splitRecord(record).header));
  const now = seatsAfter(readIncidents(incidents), people, terms);
  const givenUp = ended || now.givenUp ? now.resigned : null;
  // The server may have been asked since the game was seen.
  const due = turn ?? (Array.isArray(view?.next) ? view.next : []);
  const plays = (seat: number) => you.includes(seat) && !now.standIns.has(seat);
  const yours = !now.adjourned && due.some(plays);
  const finished = over || givenUp !== null || view?.next === "over";
  const yourTurn = yours && !finished;
  const timed = givenUp?.every((seat) => now.standIns.get(seat) === "lost");
  const outOfTime = {
    ...(timed ? { outOfTime: true } : {}),
    ...(now.drawn ? { drawn: true } : {}),
  };
  const until = yourTurn ? table.due_ms : undefined;
  return { over: finished, yourTurn, givenUp, ...outOfTime, due: until };
}

/** Whether every person's seat that is taken is one of this browser's. */
function sitsAlone({ seats, you }: RememberedTable): boolean {
  const mine = seats.every(({ kind, claimed }, seat) => {
    return kind === "bot" || !claimed || you.includes(seat);
  });
  return mine && you.length > 0;
}
