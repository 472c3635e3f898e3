// Absence: who has been away for so long that others may let a bot play for them.
//
// The server judges by its own clock and says no to whoever is too early. Here it is counted from when
// this page first saw that somebody is awaited and not here, or heard that others vote.
import { untrack } from "svelte";
import type { Later } from "../stage.svelte";
import type { Company } from "./company.svelte";
import type { Uptime } from "./race_window";

/** What the server counts begins and ends a little later. */
const marginMs = 1000;

export class Absence {
  long = $state.raw<readonly number[]>([]);
  /** By seat, since when. */
  private since: Readonly<Record<number, number>> = {};
  private stop: (() => void) | null = null;

  constructor(
    private readonly company: Company,
    private readonly outside: { later: Later; uptime: Uptime },
  ) {}

  /** In an effect: follows the company from then on; gives what ends it. */
  watch(): () => void {
    const { replaceable, votes } = this.company;
    untrack(() => this.follow(replaceable, votes?.absent));
    return () => this.stop?.();
  }

  private follow(away: readonly number[], voted: number | undefined): void {
    const { later, uptime } = this.outside;
    const length = this.company.terms.after_s * 1000 + marginMs;
    this.since = Object.fromEntries(away.map((seat) => [seat, this.since[seat] ?? uptime()]));
    const left = (seat: number) => (this.since[seat] ?? 0) + length - uptime();
    const long = away.filter((seat) => seat === voted || left(seat) <= 0);
    if (String(long) !== String(this.long)) this.long = long;
    this.stop?.();
    const next = Math.min(...away.filter((seat) => !long.includes(seat)).map(left));
    this.stop = Number.isFinite(next) ? later(next, () => this.follow(away, voted)) : null;
  }
}
