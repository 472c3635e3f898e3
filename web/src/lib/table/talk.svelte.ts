// Talk: what people at a table of the server say to each other, by phrases (docs/protocol.md, Phrases).
//
// A phrase is shown for a while and kept nowhere. Who is muted is not heard here any more, which nobody
// else is told.
import type { Later } from "../stage.svelte";

/** Said in words. */
export const sentences = [
  "hello",
  "good_luck",
  "nice_move",
  "well_played",
  "thanks",
  "oops",
  "sorry",
  "one_moment",
  "back",
  "your_turn",
  "goodbye",
] as const;
/** Shown as a face. */
export const faces = ["smile", "laugh", "wow", "hmm", "sad", "heart"] as const;

export type Sentence = (typeof sentences)[number];
export type Face = (typeof faces)[number];
export type Phrase = Sentence | Face;

const known: readonly string[] = [...sentences, ...faces];
const isPhrase = (name: string): name is Phrase => known.includes(name);

export interface Said {
  /** In the order in which it was said. */
  key: number;
  seat: number;
  phrase: Phrase;
}

export interface TalkOutside {
  later: Later;
  say: (seat: number, phrase: Phrase) => void;
  /** The seats whose people are not to be heard have changed. */
  keep: () => void;
}

/** How long a phrase is shown, in milliseconds; and how many are at a time. */
const shownMs = 6000;
const most = 4;

export class Talk {
  /** What is shown now, the latest last. */
  said = $state.raw<readonly Said[]>([]);
  /** The seats whose people are not heard. */
  muted = $state.raw<readonly number[]>([]);
  private count = 0;

  constructor(private readonly outside: TalkOutside) {}

  say(seat: number, phrase: Phrase): void {
    this.outside.say(seat, phrase);
  }

  /** The server tells what somebody says; a phrase of a later version is left out. */
  hear(seat: number, phrase: string): void {
    if (!isPhrase(phrase) || this.muted.includes(seat)) return;
    const key = this.count++;
    this.said = [...this.said, { key, seat, phrase }].slice(-most);
    this.outside.later(shownMs, () => {
      this.said = this.said.filter((it) => it.key !== key);
    });
  }

  /** Whether this person is heard changes over. */
  mute(seat: number): void {
    const without = this.muted.filter((it) => it !== seat);
    this.muted = without.length < this.muted.length ? without : [...without, seat];
    this.said = this.said.filter((it) => !this.muted.includes(it.seat));
    this.outside.keep();
  }
}
