// A tournament as a pure fold (docs/protocol.md, Tournaments): the server's facts in, who takes part and
// who plays whom out. Who is ahead the server says. No socket and no clock: that is tournament.svelte.ts.
import type { Heard } from "../followed.svelte";
import { exactly, maybe, object, count, reading, readingJson, text } from "../reading";
import { protocolVersion } from "../wire";
import { news, whole, type Fact, type News, type Phase, type Terms } from "./wire";

export interface Entrant {
  /** Of a person; "" where they gave none. */
  name: string;
  isBot: boolean;
  isIn: boolean;
}

/** The people who take part, without the bots. */
export const peopleIn = ({ entrants }: { entrants: readonly Entrant[] }): Entrant[] =>
  entrants.filter(({ isIn, isBot }) => isIn && !isBot);

export interface Played {
  id: string;
  /** From 1. */
  round: number;
  /** Entrants by seat. */
  entrants: readonly number[];
  /** By seat, 0 is best; null while it is played. */
  ranks: readonly number[] | null;
}

export interface Row {
  entrant: number;
  score: number;
  strength: number;
  quality: number;
  first: number;
  games: number;
  /** The round of a knock-out in which they went out; 0: they did not. */
  leftIn: number;
}

const anyMessage = object({
  type: text,
  protocol: maybe(count),
  error: maybe(object({ code: text })),
});
const greeting = object({ type: exactly("hello") });

const numbers = (list = "") => (list === "" ? [] : list.split(",").map(Number));

export class TournamentFold {
  terms: Terms | null = null;
  phase: Phase = "waiting";
  entrants: Entrant[] = [];
  tables: Played[] = [];
  /** Entrants without a table, by round. */
  byes: number[][] = [];
  standings: Row[] = [];
  you: number | null = null;
  organiser = false;
  /** Unix time at which something begins or ends by itself. */
  due: number | null = null;
  /** The server's time at its last hello. */
  now = 0;
  /** How many facts are folded. */
  number = 0;

  receive(json: string): Heard {
    const told = readingJson((value) => value, json);
    const any = told.ok ? reading(anyMessage, told.value) : told;
    if (!told.ok || !any.ok) return "misread";
    const { type, protocol, error } = any.value;
    if (error) return error.code === "outdated" ? "outdated" : "nothing";
    if (type === "facts") return this.news(told.value);
    if (!reading(greeting, told.value).ok) return "nothing";
    if (protocol !== protocolVersion) return "outdated";
    const read = reading(whole, told.value);
    if (!read.ok) return "misread";
    const { terms, you, organiser, now, from } = read.value;
    if (from === 0) this.restart();
    this.terms = terms;
    this.you = you ?? null;
    this.organiser = organiser ?? false;
    this.now = now;
    return this.take(read.value);
  }

  /** As it stands, for whoever shows it: later facts do not change it. */
  snapshot(): TournamentFold {
    const copy = Object.assign(new TournamentFold(), this);
    copy.entrants = this.entrants.map((it) => ({ ...it }));
    copy.tables = this.tables.map((it) => ({ ...it }));
    copy.byes = [...this.byes];
    return copy;
  }

  private restart(): void {
    this.entrants = [];
    this.tables = [];
    this.byes = [];
    this.number = 0;
  }

  private news(value: unknown): Heard {
    const read = reading(news, value);
    return read.ok ? this.take(read.value) : "misread";
  }

  private take({ from, facts, phase, due, standings }: News): Heard {
    const known = this.number - from;
    if (known < 0) return "gap";
    this.phase = phase;
    this.due = due ?? null;
    for (const fact of facts.slice(known)) this.fold(fact);
    this.standings = (standings ?? []).map(
      ([entrant = 0, score = 0, strength = 0, quality = 0, first = 0, games = 0, leftIn = 0]) => ({
        entrant,
        score,
        strength,
        quality,
        first,
        games,
        leftIn,
      }),
    );
    // The bots are those of the standings whom nobody has entered.
    for (const { entrant } of [...this.standings].sort((a, b) => a.entrant - b.entrant))
      this.entrants[entrant] ??= { name: "", isBot: true, isIn: true };
    return "told";
  }

  private fold(fact: Fact): void {
    this.number += 1;
    const [kind, ...words] = fact.text.split(" ");
    const [first = ""] = words;
    const entrant = this.entrants[Number(first)];
    if (kind === "enter") this.entrants.push({ name: fact.name ?? "", isBot: false, isIn: true });
    if ((kind === "leave" || kind === "return") && entrant) entrant.isIn = kind === "return";
    if (kind === "round") this.round(words);
    const table = this.tables[Number(first)];
    if (kind === "result" && table) table.ranks = numbers(words[1]);
  }

  private round(words: string[]): void {
    const mark = words.indexOf("byes");
    const round = this.byes.length + 1;
    this.byes.push(mark < 0 ? [] : numbers(words[mark + 1]));
    for (const word of mark < 0 ? words : words.slice(0, mark)) {
      const [id = "", seats] = word.split(":");
      this.tables.push({ id, round, entrants: numbers(seats), ranks: null });
    }
  }
}

/** What a seat has scored at a table that has ended, in thousandths: the share of the others it beat. */
export function scoreAt(ranks: readonly number[], seat: number): number {
  const own = ranks[seat] ?? 0;
  const won = ranks.filter((rank) => rank > own).length;
  const tied = ranks.filter((rank) => rank === own).length - 1;
  return Math.round(((won + tied / 2) / (ranks.length - 1)) * 1000);
}
