// What the server says of what people write (docs/protocol.md, Chat): each form described once.
import {
  count,
  exactly,
  flag,
  listOf,
  mapOf,
  maybe,
  object,
  reading,
  readingJson,
  text,
  type Read,
  type Reader,
} from "../reading";

const written = { number: count, seat: count, name: text, at: count, text };
const refusal = object({
  code: text,
  message: text,
  fault: maybe(text),
  params: maybe(mapOf(text)),
});

const messages = {
  /** All that there is to hear. */
  chat: object({
    type: exactly("chat"),
    on: flag,
    writes: maybe(flag),
    muted: listOf(count),
    messages: maybe(listOf(object(written))),
  }),
  message: object({ type: exactly("message"), ...written }),
  /** A report has come. */
  received: object({ type: exactly("received") }),
  unsaid: object({ type: exactly("unsaid"), error: refusal }),
};

export type ChatNews = Read<(typeof messages)[keyof typeof messages]>;
export type Written = Read<Reader<Omit<Extract<ChatNews, { type: "message" }>, "type">>>;

const byType = new Map<string, Reader<ChatNews>>(Object.entries(messages));

/** Reads a message of the socket; null if it is of another kind, or not of its form. */
export function chatNews(json: string): ChatNews | null {
  const typed = readingJson(object({ type: text }), json);
  const reader = typed.ok ? byType.get(typed.value.type) : undefined;
  if (!reader) return null;
  const read = reading(reader, JSON.parse(json));
  return read.ok ? read.value : null;
}
