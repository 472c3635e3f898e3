// Company: who is at a table beside its game. Who is here, for whom a bot plays, who has given up, and
// what is said of it.
//
// It is told of by the server, or by the tags of a record; what follows from it is in incidents.ts. Its
// sentences come once the board stands (words/going): until then it says nothing, or what the frame can.
import type { AbsentTerms } from "../api";
import { absentTerms } from "../absent_terms";
import { characters } from "../characters";
import type { SeatName, View } from "../games";
import {
  endOfTime,
  isFinal,
  readIncidents,
  seatsAfter,
  type EndOfTime,
  type Incident,
  type SeatsNow,
} from "../incidents";
import type {
  AskedMessage,
  ClockMessage,
  Deed,
  DeedMessage,
  DeedMore,
  Presence,
  TableDescription,
  Votes,
} from "../protocol";
import type { Timeline } from "../timeline";
import { elsewhere, words } from "../words";
import { goingWords } from "../words/going";
import { inWords } from "./happened";
import type { SeatSign } from "./seat_sign";

/** What it needs to know of its table. */
export interface Around {
  readonly timeline: Timeline;
  seats: () => SeatName[];
  /** By seat, whether it is a person's. */
  people: () => boolean[];
  /** The position that is on show, where what came later is not told yet; else all of it is. */
  shown?: () => number;
  /** Asks the server for something for a seat of this page; without it, nobody can. */
  deed?: (type: Deed, seat: number, more?: DeedMore) => void;
}

/** What the server has told (protocol.ts). */
export interface Heard {
  presence: Presence | null;
  incidents: readonly string[];
  votes: readonly Votes[];
  deeds: readonly DeedMessage[];
  greeted: boolean;
  wish: AskedMessage | null;
}

/** What the clocks showed, and when that was, by the page's own clock. */
export type ToldClock = ClockMessage & { at: number };

/** The server takes no longer time than a day. */
const mostTookMs = 86_400_000;

type Described = Pick<TableDescription, "you" | "given_up" | "draws">;

export class Company {
  /** Null: not known. */
  presence = $state.raw<Presence | null>(null);
  votes = $state.raw<readonly Votes[]>([]);
  /** What this page has asked for beside the game, as far as it is not answered. */
  deeds = $state.raw<readonly DeedMessage[]>([]);
  /** The seats of this page's person, also while a bot plays them. */
  held = $state.raw<readonly number[]>([]);
  /** The server has said so itself: it may tell what this page cannot read. */
  saidGivenUp = $state(false);
  /** Null: nobody is timed, or it is not known yet. */
  clock = $state.raw<ToldClock | null>(null);
  private listens = false;
  /** What becomes of who is away. */
  readonly terms: AbsentTerms;
  private readonly then: EndOfTime;
  /** What has happened to the seats, as the server or a record tells it. */
  told = $state.raw<readonly string[]>([]);
  readonly incidents: readonly Incident[] = $derived(readIncidents(this.told));
  /** What is asked of all, or was last; null: not known. */
  wish = $state.raw<AskedMessage | null>(null);
  /** Whether the rules know a draw. */
  draws = $state(false);
  /** All that happened. */
  readonly now: SeatsNow = $derived.by(() => this.after(this.incidents));

  constructor(readonly around: Around) {
    this.terms = absentTerms(around.timeline.tags);
    this.then = endOfTime(around.timeline.tags);
  }

  /** Its result counts for ratings. */
  get rated(): boolean {
    return this.around.timeline.tags.has("Rated");
  }

  /** The server has described the table. */
  described({ you, given_up: givenUp, draws }: Described): void {
    this.held = you;
    this.draws ||= draws === true;
    this.saidGivenUp = givenUp === true;
  }

  /** Takes in what the server says now; gives what is new of it in words, null if nothing is. */
  follow({ presence, incidents, votes, deeds, greeted, wish }: Heard): string | null {
    const before = this.incidents.length;
    Object.assign(this, { presence, votes, deeds, wish, told: incidents });
    const fresh = this.incidents.slice(before);
    const news = this.listens && fresh.length > 0;
    // What had happened before the first look is no news.
    this.listens ||= greeted;
    return news ? fresh.map((it, at) => this.inWords(it, before + at)).join(" ") : null;
  }

  get givenUp(): boolean {
    return this.now.givenUp || this.saidGivenUp;
  }

  /** Nobody can play any more. */
  get isOver(): boolean {
    return this.givenUp || this.around.timeline.last.next === "over";
  }

  /** Somebody else plays here: the game goes on without this page's people. */
  get othersPlay(): boolean {
    const { held, now } = this;
    return this.people.some(
      (seat) => !held.includes(seat) && !now.standIns.has(seat) && !this.name(seat).free,
    );
  }

  /** Of the seats that this page holds, those that it plays. */
  get playing(): number[] {
    return this.givenUp ? [] : this.held.filter((seat) => !this.now.standIns.has(seat));
  }

  /** Those that can decide something now. */
  get acting(): number[] {
    return this.now.adjourned ? [] : this.playing;
  }

  /** What the bot is called that stands in. */
  get bot(): string {
    return characters[this.terms.level - 1] ?? "";
  }

  /** Of two that play, the one who has not given up. */
  get winner(): SeatName | null {
    return this.givenUp ? this.otherThan(this.now.resigned) : null;
  }

  /** Whether the game ends when these give up, too, and who has won then. */
  endsWith(seats: readonly number[]): { winner: SeatName | null } | null {
    const { ply } = this.around.timeline;
    const resigning = seats.map((seat): Incident => ({ ply, seat, kind: "resign", table: null }));
    const then = this.after([...this.incidents, ...resigning]);
    return then.givenUp ? { winner: this.otherThan(then.resigned) } : null;
  }

  /** What stands beside a seat. */
  sign(seat: number): SeatSign {
    const name = this.name(seat);
    const why = this.at.standIns.get(seat);
    const said = goingWords.known();
    const out = why === "lost" ? said?.outOfTime : why === "resign" ? said?.hasGivenUp : "";
    const standIn = why === undefined || this.ended ? null : this.terms.level;
    const presence = this.presenceOf(seat, name);
    return { presence, standIn, out: out ?? "", ended: this.ended };
  }

  /** What happened when so many events stood; empty if nothing did. */
  readonly beside = (ply: number): string => {
    const said = this.incidents.flatMap((it, at) => (it.ply === ply ? this.inWords(it, at) : []));
    return said.filter((text) => text !== "").join(" ");
  };

  /** What happened, in words. */
  inWords(incident: Incident, at: number): string {
    const after = () => this.after(this.incidents.slice(0, at + 1));
    return inWords(incident, this.name(incident.seat), this.bot, after);
  }

  /** How the game stands in a position, where that is not for the game alone to say. */
  readonly stands = (view: View): string | null => {
    if (this.givenUp && view.ply === this.around.timeline.ply)
      return this.howItEnded() ?? words().status.over;
    const due = Array.isArray(view.next) ? view.next : [];
    const [first] = due;
    if (first === undefined) return null;
    if (this.at.adjourned) return goingWords.known()?.adjourned ?? null;
    if (due.every((seat) => this.at.standIns.has(seat)))
      return (
        goingWords.known()?.standsIn(this.name(first), this.bot) ??
        words().status.thinking({ name: this.bot })
      );
    const signs = due.map((seat) => ({ ...this.name(seat), ...this.sign(seat) }));
    if (signs.some(({ self, presence }) => self || presence === null || presence === "free"))
      return null;
    const who = signs.map(({ name, presence }) => ({ name, away: presence === "away" }));
    return elsewhere().online.waitingFor(who);
  };

  /** Those who have been away for so long that the others may let a bot play for them. */
  get absent(): readonly number[] {
    if (this.terms.then !== "vote" || this.playing.length === 0) return [];
    return this.presence?.absent ?? [];
  }

  /** The seats of this page that a bot plays until their person is back. */
  get replaced(): number[] {
    const { standIns } = this.now;
    const back = (seat: number) => standIns.has(seat) && !isFinal(standIns.get(seat));
    return this.isOver ? [] : this.held.filter(back);
  }

  /** The server tells what the clocks show now. */
  timed(clock: ClockMessage, uptime: number): void {
    this.clock = { ...clock, at: uptime };
  }

  /** What a decision of a seat has needed until now, for the server; undefined where no clock runs. */
  took(seat: number, uptime: number): number | undefined {
    const { clock } = this;
    if (!clock?.running.includes(seat)) return undefined;
    return Math.min(mostTookMs, Math.max(0, Math.round(uptime - clock.at)));
  }

  /** Whether an answer to this is still awaited. */
  readonly asked = (type: Deed): boolean => this.deeds.some((deed) => deed.type === type);

  /** For seats of this page. */
  ask(type: Deed, seats: readonly number[], more?: DeedMore): void {
    if (this.asked(type)) return;
    for (const seat of seats) this.around.deed?.(type, seat, more);
  }

  /** The seats of people. */
  get people(): number[] {
    return this.around.people().flatMap((isPerson, seat) => (isPerson ? [seat] : []));
  }

  names(seats: readonly number[]): SeatName[] {
    return seats.map((seat) => this.name(seat));
  }

  name(seat: number): SeatName {
    return this.around.seats()[seat] ?? { name: "" };
  }

  /** How the seats stand in the position on show. */
  private get at(): SeatsNow {
    const shown = this.around.shown?.();
    if (shown === undefined) return this.now;
    const before = this.incidents.filter(({ ply }) => ply <= shown);
    return this.after(before);
  }

  private after(incidents: readonly Incident[]): SeatsNow {
    return seatsAfter(incidents, this.around.people(), this.then);
  }

  private howItEnded(): string | undefined {
    const { resigned, standIns, drawn } = this.now;
    const said = goingWords.known();
    if (drawn) return said?.drawn;
    const timed = resigned.length > 0 && resigned.every((seat) => standIns.get(seat) === "lost");
    return said?.[timed ? "timeRanOut" : "gaveUp"](this.names(resigned), this.winner);
  }

  /** Nobody plays any more. */
  get ended(): boolean {
    return this.at.givenUp || this.saidGivenUp;
  }

  private presenceOf(seat: number, { free }: SeatName): SeatSign["presence"] {
    const { presence } = this;
    if (!presence || !this.around.people()[seat]) return null;
    if (free) return "free";
    return presence.here.includes(seat) ? "here" : "away";
  }

  private otherThan(resigned: readonly number[]): SeatName | null {
    const seats = this.around.seats();
    const [other, ...more] = seats.filter((_, seat) => !resigned.includes(seat));
    return seats.length === 2 && other && !other.free && more.length === 0 ? other : null;
  }
}
