// The lobby as a pure fold (docs/protocol.md, The lobby): the server's numbered list of changes in, the
// tables that wait out. No socket and no clock: that is lobby.svelte.ts.
import type { Heard } from "../followed.svelte";
import {
  count,
  exactly,
  flag,
  listOf,
  mapOf,
  maybe,
  nullOr,
  number,
  object,
  oneOf,
  reading,
  readingJson,
  text,
  type Read,
} from "../reading";
import { protocolVersion } from "../wire";

/** A table that waits for somebody. */
const seek = object({
  table: text,
  game: text,
  /** Who sits there; null: free. */
  seats: listOf(nullOr(text)),
  /** Unix time, in seconds. */
  since: number,
  options: maybe(mapOf(text)),
  own_data: maybe(flag),
  fill: maybe(object({ after_s: count, level: count })),
  watch: maybe(oneOf("players", "delayed")),
  rated: maybe(flag),
  clock: maybe(text),
});
export type Seek = Read<typeof seek>;

const hello = object({
  type: exactly("hello"),
  protocol: count,
  run: text,
  number: count,
  now: number,
  open: maybe(listOf(seek)),
});

/** One of the three. */
const change = object({
  open: maybe(seek),
  close: maybe(text),
  table: maybe(text),
  seats: maybe(listOf(nullOr(text))),
});
const changes = object({ type: exactly("lobby"), from: count, changes: listOf(change) });
const anyMessage = object({
  type: text,
  protocol: maybe(count),
  error: maybe(object({ code: text })),
});

export class LobbyFold {
  /** By table, the longest waiting first. */
  readonly open = new Map<string, Seek>();
  /** What the list of changes is called, and how many of them are folded. */
  run = "";
  number = 0;
  /** The server's time at its last hello, in seconds. */
  now = 0;

  receive(json: string): Heard {
    const whole = readingJson((value) => value, json);
    const any = whole.ok ? reading(anyMessage, whole.value) : whole;
    if (!whole.ok || !any.ok) return "misread";
    const { type, protocol, error } = any.value;
    if (error) return error.code === "outdated" ? "outdated" : "nothing";
    if (type === "lobby") return this.changes(whole.value);
    if (type !== "hello") return "nothing";
    return protocol === protocolVersion ? this.hello(whole.value) : "outdated";
  }

  private hello(value: unknown): Heard {
    const read = reading(hello, value);
    if (!read.ok) return "misread";
    const { run, number: folded, now, open } = read.value;
    this.run = run;
    this.now = now;
    if (open) {
      this.open.clear();
      for (const entry of open) this.open.set(entry.table, entry);
      this.number = folded;
    }
    return "told";
  }

  private changes(value: unknown): Heard {
    const read = reading(changes, value);
    if (!read.ok) return "misread";
    const known = this.number - read.value.from;
    if (known < 0) return "gap";
    const fresh = read.value.changes.slice(known);
    for (const it of fresh) {
      if (it.open) this.open.set(it.open.table, it.open);
      if (it.close !== undefined) this.open.delete(it.close);
      const entry = it.table === undefined ? undefined : this.open.get(it.table);
      if (entry && it.seats) this.open.set(entry.table, { ...entry, seats: it.seats });
    }
    this.number += fresh.length;
    return "told";
  }
}
