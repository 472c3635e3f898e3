// Talk: what people at a table of the server say to each other, by phrases (docs/protocol.md, Phrases).
//
// A phrase is shown for a while and kept nowhere. Who is muted is not heard any more, which the server
// keeps and nobody else is told. What people write (chat.svelte.ts) goes over the same line.
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
  /** To the server. */
  send: (message: object) => void;
}

/** How long a phrase is shown, in milliseconds; and how many are at a time. */
const shownMs = 6000;
const most = 4;

export class Talk {
  /** What is shown now, the latest last. */
  said = $state.raw<readonly Said[]>([]);
  /** The seats whose people are not heard. */
  muted = $state.raw<readonly number[]>([]);
  /** How many connections have begun. */
  greetings = $state(0);
  /** Hears what the table itself does not know. */
  overhear: ((json: string) => void) | null = null;
  private count = 0;

  constructor(private readonly outside: TalkOutside) {}

  say(seat: number, phrase: Phrase): void {
    this.send({ type: "say", seat, phrase });
  }

  send(message: object): void {
    this.outside.send(message);
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
    const on = without.length === this.muted.length;
    this.muted = on ? [...without, seat] : without;
    this.said = this.said.filter((it) => !this.muted.includes(it.seat));
    this.send({ type: "mute", seat, on });
  }
}
