// Records as text (docs/record.md): the little that the page needs to build and take apart.
//
// Whether a record is right is for the core alone; what is read here has passed it, or is on its
// way to it. A *header* is the tag lines, each with its line end, without the blank line.
import { botLevel, characters, engineOf, numbered } from "./characters";
import type { GameEvent, SeatName } from "./games";
import type { OnlineSeat } from "./protocol";
import { words } from "./words";

export interface NewGame {
  game: string;
  rules: number;
  players: number;
  /** Options that are not the default. */
  options: Record<string, string>;
  /** Data of the game's own, by the names of its tags. */
  tags?: Record<string, string>;
  /** By seat; an empty name is left out. */
  seats: string[];
  /** ISO 8601, UTC. */
  date: string;
}

const escapeValue = (value: string) => value.replace(/[\\"]/g, "\\$&");
const tagLine = (name: string, value: string) => `[${name} "${escapeValue(value)}"]\n`;

/** A name as a tag can hold it: one line, no control characters, at most 40 characters. */
export function cleanName(name: string): string {
  const printable = name.replace(/\p{Cc}/gu, " ").replace(/\s+/g, " ");
  return [...printable.trim()].slice(0, 40).join("").trim();
}

export function newHeader(setup: NewGame): string {
  const options = Object.entries(setup.options).map(([name, value]) =>
    tagLine(`Option.${name}`, value),
  );
  const own = Object.entries(setup.tags ?? {}).map(([name, value]) => tagLine(name, value));
  const seats = setup.seats.map((name, seat) => (name ? tagLine(`Seat${seat}`, name) : ""));
  return [
    tagLine("Game", setup.game),
    tagLine("Rules", String(setup.rules)),
    tagLine("Players", String(setup.players)),
    ...options,
    ...own,
    tagLine("Date", setup.date),
    ...seats,
  ].join("");
}

export function joinRecord(header: string, events: string[]): string {
  return `${header}\n${events.map((event) => `${event}\n`).join("")}`;
}

/** The header and the event lines of a record that has the core's approval. */
export function splitRecord(record: string): { header: string; events: string[] } {
  const end = record.indexOf("\n\n") + 1;
  const events = record.slice(end + 1).split("\n");
  events.pop();
  return { header: record.slice(0, end), events };
}

/**
 * What somebody pasted, without what a clipboard adds: no byte order mark, line ends as records have
 * them, no blank lines around; one line end at the end, or a blank line where only tags stand.
 */
export function tidied(text: string): string {
  const lines = text
    .replace(/^\uFEFF/, "")
    .replaceAll("\r\n", "\n")
    .split("\n");
  const filled = (line: string) => line.trim() !== "";
  const kept = lines.slice(lines.findIndex(filled), lines.findLastIndex(filled) + 1);
  if (kept.at(-1)?.startsWith("[")) kept.push("");
  return kept.map((line) => `${line}\n`).join("");
}

export function tagsOf(header: string): Map<string, string> {
  const tags = new Map<string, string>();
  for (const [, name, value] of header.matchAll(/^\[([\w.]+) "((?:\\.|[^"\\])*)"\]$/gm)) {
    if (name !== undefined) tags.set(name, (value ?? "").replace(/\\(.)/g, "$1"));
  }
  return tags;
}

/** Tags that every record may have, whatever its game (docs/record.md). */
export const common =
  /^(Game|Rules|Players|Date|Result|Seat\d+|Outcome|Continued|Absent|Listed|Fill|Watch|(Option|Fair|Comment|Review|Variation|Incident)\..*)$/;

/** The tags with data of the game's own. */
export function ownTags(tags: Map<string, string>): Record<string, string> {
  return Object.fromEntries([...tags].filter(([name]) => !common.test(name)));
}

/** The header of a finished game: its result where it stands, or else behind the last seat. */
export function withResult(header: string, scores: number[]): string {
  const result = `[Result "${scores.join(" ")}"]`;
  const lines = header.split("\n").slice(0, -1);
  const present = lines.findIndex((line) => line.startsWith("[Result "));
  const lastSeat = lines.findLastIndex((line) => /^\[Seat\d+ /.test(line));
  if (present >= 0) lines[present] = result;
  else lines.splice(lastSeat < 0 ? lines.length : lastSeat + 1, 0, result);
  return lines.map((line) => `${line}\n`).join("");
}

/** A header that names who sat there where the server's records do; by seat, nobody is empty. */
export function withSeats(header: string, names: string[]): string {
  const others = header.replace(/^\[(Seat\d+|Result) .*\]\n/gm, "");
  const lines = names.map((name, seat) => (name ? tagLine(`Seat${seat}`, name) : "")).join("");
  const date = /^\[Date /m.exec(others)?.index ?? others.length;
  return others.slice(0, date) + lines + others.slice(date);
}

export function parseEvent(line: string): GameEvent {
  const space = line.indexOf(" ");
  const actor = line.slice(0, space);
  return { actor: actor === "*" ? null : Number(actor), text: line.slice(space + 1) };
}

export function eventLine(event: GameEvent): string {
  return `${event.actor ?? "*"} ${event.text}`;
}

/** Who sits on a seat. Whether it is a bot is the seat's to say: people may be called anything. */
export interface Sitter {
  bot: boolean;
  /** A bot's name is its name in a record. */
  name: string | undefined;
  /** Nobody sits there yet. */
  open?: boolean;
  /** That a person is known by. */
  figure?: string | undefined;
}

/** Who sits on a seat of a table of the server. */
export function sitterOf({ kind, name, claimed, figure }: OnlineSeat): Sitter {
  return claimed
    ? { bot: kind === "bot", name, figure }
    : { bot: false, name: undefined, open: true };
}

/** The level of the bot on a seat; null for a person. */
const levelOf = ({ bot, name }: Sitter) => (bot && name ? botLevel(name) : null);

/** What a seat is called on the page: a bot as its character is. */
function displayName(sitter: Sitter, seat: number): string {
  const { player, open: free } = words().seats;
  const { name, open } = sitter;
  if (open) return free(seat);
  if (!name) return player(seat);
  const level = levelOf(sitter);
  return (level === null ? engineOf(name) : characters[level - 1]) ?? name;
}

/**
 * Names to show, all different: the second of two alike gets a number.
 * @param you the seats of this page; a single one is the person who looks at it
 */
export function displayNames(seats: Sitter[], you: readonly number[] = []): SeatName[] {
  const own = you.length === 1 ? you[0] : undefined;
  const nameless = own !== undefined && !seats[own]?.name && !seats[own]?.open;
  const shown = seats.map((sitter, seat) =>
    nameless && seat === own ? words().seats.you : displayName(sitter, seat),
  );
  // The word for oneself is nobody's name: whoever is called so is the second.
  const places = [...shown.keys()];
  const order = nameless ? [own, ...places.filter((seat) => seat !== own)] : places;
  return shown.map((name, seat) => {
    const before = order.slice(0, order.indexOf(seat));
    const nth = before.filter((other) => shown[other] === name).length + 1;
    const sitter = seats[seat];
    if (sitter?.open) return { name, free: true };
    const level = sitter ? levelOf(sitter) : null;
    if (level !== null) return { name: numbered(name, nth), bot: { level, nth } };
    const different = nth === 1 ? name : `${name} ${nth}`;
    const figure = sitter?.figure ? { figure: sitter.figure } : {};
    const self = seat === own ? { self: true } : {};
    return { name: different, ...self, ...figure };
  });
}

/** Who a record's tags name, by seat; there the name alone tells a bot. */
export function seatNames(tags: Map<string, string>): Sitter[] {
  return Array.from({ length: Number(tags.get("Players")) }, (_, seat) => {
    const name = tags.get(`Seat${seat}`);
    return { bot: name !== undefined && botLevel(name) !== null, name };
  });
}
