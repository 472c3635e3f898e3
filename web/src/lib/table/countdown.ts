// What clocks show between two messages of the server: pure functions of what it told and of the page's
// own clock. The server alone decides whose time is over.

/** What was told, and when, in milliseconds of the page's own clock. */
export interface Told {
  readonly left_ms: readonly number[];
  readonly running: readonly number[];
  readonly standing_ms?: number | undefined;
  readonly at: number;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** From here on tenths are shown, and it is urgent. */
export const urgentMs = 20 * second;

/** What a seat has left now. */
export function leftAt({ left_ms, running, standing_ms = 0, at }: Told, seat: number, now: number) {
  const left = left_ms[seat] ?? 0;
  if (!running.includes(seat)) return left;
  return Math.max(0, left - Math.max(0, now - at - standing_ms));
}

/** A time in parts; the largest that there is says how it is shown. */
export interface Shown {
  days: number;
  hours: number;
  minutes: number;
  /** With tenths where it is urgent. */
  seconds: number;
  urgent: boolean;
}

/** Rounded up, so that nobody has "0:00" left while they may still move. */
export function shown(left: number): Shown {
  const urgent = left < urgentMs;
  const unit = urgent ? second / 10 : left < hour ? second : left < day ? minute : hour;
  const ms = Math.ceil(left / unit) * unit;
  return {
    days: Math.floor(ms / day),
    hours: Math.floor((ms % day) / hour),
    minutes: Math.floor((ms % hour) / minute),
    seconds: (ms % minute) / second,
    urgent,
  };
}

/** After how long a time may look different; null: never by itself. */
export function changesAfter(told: Told, now: number): number | null {
  const [first, ...more] = told.running.map((seat) => {
    const left = leftAt(told, seat, now);
    if (left === 0) return null;
    const unit = left <= urgentMs ? second / 10 : left <= hour ? second : minute;
    return left % unit || unit;
  });
  if (first === undefined) return null;
  const all = [first, ...more].flatMap((after) => after ?? []);
  const standing = Math.max(0, (told.standing_ms ?? 0) - (now - told.at));
  return all.length > 0 ? standing + Math.min(...all) : null;
}

/** The seconds that are said aloud when a time falls to them. */
export const warnings = [60, 20] as const;

/** The last of them that was passed on the way from one time to another; null: none. */
export function warned(before: number, now: number): number | null {
  return warnings.findLast((at) => now <= at * second && before > at * second) ?? null;
}
