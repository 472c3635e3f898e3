// Chat: what people at a table of the server write to each other, as one of them sees it
// (docs/protocol.md, Chat).
//
// Off until its person switches it on, which this browser remembers for the table; each new connection
// is told anew. The list is the server's: what it sends as `chat` takes the place of all that was known.
import type { CoreError } from "../games";
import { chatNews, type ChatNews, type Written } from "./chat_wire";

/** Where it is remembered whether chat is on, and what has been read; null: it is off. */
export interface ChatKept {
  read: () => number | null;
  write: (lastRead: number | null) => void;
}

export interface ChatOutside {
  send: (message: object) => void;
  /** The seats whose people are not heard. */
  muted: (seats: readonly number[]) => void;
  kept: ChatKept;
  /** The seats of this page's person. */
  own: () => readonly number[];
}

/** As many characters as a message may have. */
export const longest = 280;
/** Why somebody is reported. */
export const reasons = ["insult", "hate", "threat", "spam", "cheating", "name", "other"] as const;
export type Reason = (typeof reasons)[number];

export type Reported = Written | { seat: number };

export class Chat {
  /** As its person wants it. */
  on = $state(false);
  /** Whether the server lets this person write here. */
  writes = $state(false);
  messages = $state.raw<readonly Written[]>([]);
  /** What is on its way to the server. */
  pending = $state<string | null>(null);
  /** Why something was refused, last. */
  refusal = $state.raw<CoreError | null>(null);
  /** The last report has come. */
  received = $state(false);
  /** Somebody looks at it. */
  open = $state(false);
  private lastRead = $state(0);

  constructor(private readonly outside: ChatOutside) {
    const kept = outside.kept.read();
    this.on = kept !== null;
    this.lastRead = kept ?? 0;
  }

  /** How many messages of others nobody has looked at. */
  get unread(): number {
    const own = this.outside.own();
    const fresh = ({ number, seat }: Written) => number > this.lastRead && !own.includes(seat);
    return this.on && !this.open ? this.messages.filter(fresh).length : 0;
  }

  /** A connection has begun. */
  greet(): void {
    this.pending = null;
    this.outside.send({ type: "chat", on: this.on });
  }

  turn(on: boolean): void {
    this.on = on;
    this.refusal = null;
    if (!on) this.messages = [];
    this.keep();
    this.outside.send({ type: "chat", on });
  }

  show(open: boolean): void {
    this.open = open;
    this.refusal = null;
    this.received = false;
    this.look();
  }

  write(seat: number, text: string): void {
    this.pending = text;
    this.refusal = null;
    this.outside.send({ type: "write", seat, text });
  }

  mute(seat: number, on: boolean): void {
    this.refusal = null;
    this.received = false;
    this.outside.send({ type: "mute", seat, on });
  }

  /** A message, or whoever sits at a seat. */
  report(what: Reported, reason: Reason, words: string): void {
    this.refusal = null;
    this.received = false;
    const message = "number" in what ? { message: what.number } : {};
    const more = words.trim() ? { words: words.trim() } : {};
    this.outside.send({ type: "report", seat: what.seat, ...message, reason, ...more });
  }

  /** What the server says; of other kinds nothing happens. */
  hear(json: string): void {
    const news = chatNews(json);
    if (news) this.follow(news);
  }

  private follow(news: ChatNews): void {
    switch (news.type) {
      case "chat":
        this.writes = news.writes === true;
        this.messages = news.messages ?? [];
        this.outside.muted(news.muted);
        break;
      case "message":
        this.messages = [...this.messages, news];
        if (this.outside.own().includes(news.seat)) this.pending = null;
        break;
      case "received":
        this.received = true;
        break;
      case "unsaid":
        this.pending = null;
        this.refusal = news.error;
        // It cannot be on at a table where nobody writes.
        if (news.error.fault === "no_chat" || news.error.fault === "not_at_table") this.on = false;
        break;
    }
    this.look();
  }

  /** What is in sight has been read. */
  private look(): void {
    if (!this.open) return;
    this.lastRead = Math.max(this.lastRead, ...this.messages.map(({ number }) => number));
    this.keep();
  }

  private keep(): void {
    this.outside.kept.write(this.on ? this.lastRead : null);
  }
}
