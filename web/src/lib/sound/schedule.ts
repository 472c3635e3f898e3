// Which sounds are heard, and when, so that they never pile up.
//
// Pieces that move in quick succession sound like one: what comes while another is still fresh is
// left out. What calls for somebody (a turn, a bell, a fanfare, a refusal) is never left out for a
// piece; it waits until that has been heard. Times are in seconds of one clock.
import type { Sound } from "./timbres";

/** How long a sound keeps others away. */
const fresh: Readonly<Record<Sound, number>> = {
  wood: 0.12,
  stone: 0.12,
  tile: 0.12,
  coin: 0.15,
  dice: 0.6,
  refuse: 0.2,
  turn: 0.4,
  bell: 0.5,
  fanfare: 1.2,
};

const calls: ReadonlySet<Sound> = new Set(["refuse", "turn", "bell", "fanfare"]);

export class Schedule {
  /** Until then what was begun last is fresh. */
  private until = 0;
  private last: Sound | null = null;

  /** When the sound is to begin; null: it is left out. */
  admit(sound: Sound, now: number): number | null {
    const busy = now < this.until;
    if (busy && (!calls.has(sound) || sound === this.last)) return null;
    const begin = Math.max(now, this.until);
    this.until = begin + fresh[sound];
    this.last = sound;
    return begin;
  }
}
