// Whom this browser's person has muted, as the server keeps it (docs/protocol.md, Chat).
import { ask, posted } from "./api";
import { count, listOf, object, text, type Read } from "./reading";

const mute = object({ number: count, name: text, day: count });
const mutesKept = object({ mutes: listOf(mute) });
const nothing = object({});

export type Mute = Read<typeof mute>;

export const listMutes = () => ask(mutesKept, "/api/person/mutes");
export const unmute = (number: number) =>
  ask(nothing, "/api/person/unmute", posted({ mute: String(number) }));
