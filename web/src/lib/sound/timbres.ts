// The sounds of the page, as data: what vibrates, how high, for how long. `synth.ts` makes them heard.
//
// Nothing is shipped but these numbers. Wood, stone, tile and dice are short noise rung through
// resonances, as a knock is; coin, bell and fanfare are partials that fade, each at its own pace.

/** What pieces are made of and do, and what calls for somebody. */
export type Sound =
  "wood" | "stone" | "dice" | "tile" | "coin" | "bell" | "fanfare" | "refuse" | "turn";

/** A part of a sound. Times are in seconds, pitches in hertz. */
export interface Partial {
  /** `noise` is rung through a resonance at the pitch; the others are the pitch itself. */
  readonly of: "noise" | "sine" | "triangle";
  /** After the beginning of the sound. */
  readonly at: number;
  readonly pitch: number;
  /** Where the pitch glides to until the end. */
  readonly to?: number;
  /** How narrow the resonance is. */
  readonly q?: number;
  readonly attack: number;
  /** From the loudest moment to silence. */
  readonly decay: number;
  /** At the loudest moment; a resonance lets only a small part of its noise through. */
  readonly gain: number;
}

const knock = (at: number, pitch: number, q: number, decay: number, gain: number): Partial => {
  return { of: "noise", at, pitch, q, attack: 0.001, decay, gain };
};

const ring = (at: number, pitch: number, decay: number, gain: number): Partial => {
  return { of: "sine", at, pitch, attack: 0.002, decay, gain };
};

const blow = (at: number, pitch: number, decay: number): readonly Partial[] => [
  { of: "triangle", at, pitch, attack: 0.02, decay, gain: 0.24 },
  { of: "sine", at, pitch: 2 * pitch, attack: 0.03, decay: 0.8 * decay, gain: 0.09 },
  { of: "sine", at, pitch: 3 * pitch, attack: 0.04, decay: 0.6 * decay, gain: 0.04 },
];

/** Dice meet the table, one shortly after the other, and come to rest. */
const rolls = [0, 0.07, 0.12, 0.2, 0.26, 0.37, 0.44, 0.56] as const;

export const timbres: Readonly<Record<Sound, readonly Partial[]>> = {
  wood: [
    knock(0, 820, 7, 0.09, 1.5),
    knock(0, 1750, 9, 0.05, 0.7),
    { of: "sine", at: 0, pitch: 240, to: 170, attack: 0.001, decay: 0.08, gain: 0.3 },
  ],
  stone: [
    knock(0, 2300, 6, 0.06, 0.9),
    knock(0, 4100, 10, 0.04, 0.5),
    { of: "sine", at: 0, pitch: 150, to: 95, attack: 0.001, decay: 0.11, gain: 0.4 },
  ],
  dice: rolls.flatMap((at, index) => [
    knock(at, 1900 + 260 * (index % 3), 8, 0.05, 4.5 * (1 - index / 12)),
    knock(at + 0.01, 620, 4, 0.05, 2.6 * (1 - index / 12)),
  ]),
  tile: [knock(0, 3100, 5, 0.035, 2.8), knock(0.045, 1250, 6, 0.07, 2.8)],
  coin: [ring(0, 2637, 0.28, 0.16), ring(0.07, 3520, 0.42, 0.15), ring(0.07, 5274, 0.2, 0.05)],
  bell: [
    knock(0, 3000, 3, 0.02, 0.5),
    ring(0, 1046.5, 1.3, 0.2),
    ring(0, 2102, 0.9, 0.13),
    ring(0, 2820, 0.6, 0.08),
    ring(0, 4390, 0.3, 0.04),
  ],
  fanfare: [
    ...blow(0, 392, 0.24),
    ...blow(0.18, 523.25, 0.24),
    ...blow(0.36, 659.25, 0.24),
    ...blow(0.54, 783.99, 1.1),
    ...blow(0.54, 523.25, 1.1),
  ],
  refuse: [
    { of: "triangle", at: 0, pitch: 196, to: 165, attack: 0.01, decay: 0.16, gain: 0.2 },
    { of: "sine", at: 0, pitch: 98, to: 82, attack: 0.01, decay: 0.18, gain: 0.16 },
  ],
  turn: [ring(0, 523.25, 0.5, 0.16), ring(0.12, 783.99, 0.6, 0.16)],
};

/** How long a sound is heard, in seconds. */
export const lengthOf = (sound: Sound): number =>
  Math.max(...timbres[sound].map(({ at, attack, decay }) => at + attack + decay));
