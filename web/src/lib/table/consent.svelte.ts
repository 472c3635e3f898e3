// Consent: what somebody at a table of the server asks of all the others (docs/protocol.md, Consent), as
// the people of this page see it. What may be asked the server knows, and says why not.
import type { AskedMessage } from "../protocol";
import type { Company } from "./company.svelte";

const known = ["undo", "draw", "adjourn", "swap"] as const;
export type Wish = (typeof known)[number];

/** How long a pause waits for everybody. */
const pauseS = 14 * 24 * 60 * 60;

const isWish = (word: string): word is Wish => known.some((wish) => wish === word);

/** What the people of this page can ask all others for, each with the seat that asks. */
export function wishes(company: Company): { wish: Exclude<Wish, "swap">; seat: number }[] {
  const { playing, othersPlay, now } = company;
  const [seat] = playing;
  if (seat === undefined) return [];
  const { events } = company.around.timeline;
  const isOwn = (actor: number | null) => actor !== null && playing.includes(actor);
  const last = events.findLast(({ actor }) => isOwn(actor))?.actor ?? null;
  return [
    ...(last === null ? [] : [{ wish: "undo" as const, seat: last }]),
    ...(othersPlay && company.draws ? [{ wish: "draw" as const, seat }] : []),
    ...(othersPlay && !now.adjourned ? [{ wish: "adjourn" as const, seat }] : []),
  ];
}

/** Something that is asked. */
export interface Asked extends AskedMessage {
  readonly wish: Wish;
}

export class Consent {
  /** The numbers of what was put away: while it waits, and once it was in vain. */
  private folded = $state(-1);
  private put = $state(-1);

  constructor(private readonly company: Company) {}

  private get asked(): Asked | null {
    const { wish: said } = this.company;
    return said && isWish(said.for) ? { ...said, wish: said.for } : null;
  }

  /** What waits for answers; to those who only look on it is nothing. */
  get open(): Asked | null {
    const { asked } = this;
    const concerned = this.company.playing.length > 0;
    return asked && asked.end === undefined && concerned ? asked : null;
  }

  /** The same, unless it was put away: the menu has it still. */
  get shown(): Asked | null {
    return this.open?.number === this.folded ? null : this.open;
  }

  /** Whether this page asked for it. */
  readonly isOwn = ({ seat }: Asked): boolean => this.company.held.includes(seat);

  /** The seats of this page that are to answer. */
  get due(): number[] {
    const { awaited = [], agreed = [] } = this.open ?? {};
    return this.company.playing.filter((seat) => awaited.includes(seat) && !agreed.includes(seat));
  }

  /** What this page asked for in vain, until it is put away. */
  get vain(): Asked | null {
    const { asked } = this;
    const inVain = asked?.end === "declined" || asked?.end === "lapsed";
    return asked && inVain && this.isOwn(asked) && asked.number !== this.put ? asked : null;
  }

  /** Who has to be here before an adjourned game goes on; null: it is not adjourned. */
  get missing(): number[] | null {
    const { now, people, presence, playing, ended } = this.company;
    if (!now.adjourned || ended || playing.length === 0) return null;
    const here = presence?.here ?? [];
    const plays = (seat: number) => !now.standIns.has(seat) && !this.company.name(seat).free;
    return people.filter((seat) => plays(seat) && !here.includes(seat));
  }

  /** From when on those who are here can go on alone, as a Unix time; null: never, or all are. */
  get alone(): number | null {
    const since = this.company.now.adjournedSince;
    return since === null || this.missing === null || this.missing.length === 0
      ? null
      : since + pauseS;
  }

  /** Whether there is something to say. */
  get says(): boolean {
    return this.shown !== null || this.vain !== null || this.missing !== null;
  }

  answer(deed: "agree" | "decline", { number, seat }: Asked): void {
    const seats = this.due.length > 0 ? this.due : [seat];
    // One who declines is enough.
    this.company.ask(deed, deed === "agree" ? seats : seats.slice(0, 1), { number });
  }

  putAway({ number, end }: Asked): void {
    if (end === undefined) this.folded = number;
    else this.put = number;
  }
}
