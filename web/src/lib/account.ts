// The account half of the table protocol (docs/protocol.md, Accounts).
import { ask, posted } from "./api";
import type { Outcome } from "./core";
import { count, flag, listOf, maybe, number, object, text, type Read } from "./reading";

const device = object({ device: count, label: text, made: count, seen: count });
const description = {
  name: text,
  figure: text,
  /** Left out for whoever has none. */
  account: maybe(
    object({
      made: count,
      codes: count,
      device: count,
      devices: listOf(device),
      profile: maybe(text),
    }),
  ),
};
const whoIAm = object(description);
const entered = object({ name: text, codes: maybe(listOf(text)) });
const newCodes = object({ codes: listOf(text) });
const linkPath = object({ path: text });
const nothing = object({});
const written = object({ number: count, seat: count, name: text, at: count, text });
const exportedPart = object({
  ...description,
  tables: listOf(object({ table: text, record: text, messages: maybe(listOf(written)) })),
  /** Whom they do not hear, and what they have reported (docs/protocol.md, Chat). */
  mutes: maybe(listOf(object({ number: count, name: text, day: count }))),
  reports: maybe(listOf(object({ at: count, reason: text, words: text }))),
  /** To tables of others, and of others to tables of one's own. */
  invited: maybe(listOf(object({ table: text, at: count }))),
  invites: maybe(listOf(object({ table: text, at: count }))),
  /** Those that they organise or have a place in, where notices go, and what the operator has decided. */
  tournaments: maybe(listOf(object({ tournament: text, organiser: flag }))),
  notices: maybe(listOf(text)),
  sanctions: maybe(listOf(object({ what: text, until: maybe(number) }))),
  ratings: maybe(
    listOf(
      object({
        game: text,
        seats: count,
        mean: number,
        deviation: number,
        provisional: flag,
        games: count,
        wins: count,
      }),
    ),
  ),
  next: maybe(count),
});

export type Who = Read<typeof whoIAm>;
export type Device = Read<typeof device>;
export type Entered = Read<typeof entered>;
type Exported = Omit<Read<typeof exportedPart>, "next">;

const path = (rest = "") => `/api/account${rest}`;

export const whoAmI = () => ask(whoIAm, path());
export const sayWho = (name: string, figure: string) =>
  ask(nothing, "/api/person", posted({ name, figure }));

export const signUp = (name: string, password: string) =>
  ask(entered, path(), posted({ name, password, device: thisDevice() }));
export const signIn = (name: string, password: string) =>
  ask(entered, path("/sign-in"), posted({ name, password, device: thisDevice() }));
export const enterByCode = (code: string, password: string) =>
  ask(entered, path("/recover"), posted({ code, password, device: thisDevice() }));
export const enterByLink = (secret: string) =>
  ask(entered, path("/enter"), posted({ secret, device: thisDevice() }));

export const makeDeviceLink = () => ask(linkPath, path("/link"), posted({}));
export const renewCodes = (password: string) => ask(newCodes, path("/codes"), posted({ password }));
export const changePassword = (old: string, fresh: string) =>
  ask(nothing, path("/password"), posted({ old, new: fresh }));
/** A device by its number. */
export const signOut = (device: "this" | "others" | number) =>
  ask(nothing, path("/sign-out"), posted({ device: String(device) }));
export const deleteAccount = (password: string) =>
  ask(nothing, path("/delete"), posted({ password }));

/** All that is kept of the account, put together of its parts. */
export async function exportAccount(): Promise<Outcome<Exported>> {
  const first = await exportFrom(0);
  if (!first.ok) return first;
  const { next, ...whole } = first.value;
  for (let from = next; from !== undefined;) {
    const part = await exportFrom(from);
    if (!part.ok) return part;
    whole.tables.push(...part.value.tables);
    from = part.value.next;
  }
  return { ok: true, value: whole };
}

const exportFrom = (from: number): Promise<Outcome<Read<typeof exportedPart>>> =>
  ask(exportedPart, path(`/export?from=${from}`));

/** What a link to this page carries for a device that is to be signed in; null if it is another. */
export function deviceSecret(fragment: string): string | null {
  const [, secret] = /^device\.(.+)$/.exec(fragment) ?? [];
  return secret ?? null;
}

const browsers: [RegExp, string][] = [
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const systems: [RegExp, string][] = [
  [/Android/, "Android"],
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "Mac"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

/** What a device is called in the list: "Firefox, Linux". */
export function deviceLabel(agent: string): string {
  const named = (list: [RegExp, string][]) => list.find(([like]) => like.test(agent))?.[1];
  return [named(browsers), named(systems)].filter((part) => part !== undefined).join(", ");
}

const thisDevice = () => deviceLabel(navigator.userAgent);

/** Which field of a form a refusal is about. */
export function fieldOf(fault: string | undefined): "name" | "password" | "code" | null {
  if (fault === undefined) return null;
  if (fault === "no_such_code") return "code";
  if (fault.startsWith("password_") && fault !== "passwords_busy") return "password";
  if (fault === "wrong_password") return "password";
  return fault.startsWith("name_") || fault.startsWith("account_") ? "name" : null;
}
