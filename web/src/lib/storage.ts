// What this browser remembers: games on this device, tables it sits at, and settings.
//
// Every game is one entry of its own, so that two tabs never overwrite each other's games. Reading
// is forgiving towards what an older page wrote (an entry that does not have the form is no entry),
// writing says when the browser refuses.
import type { Invitation } from "./api";
import type { OnlineSeat } from "./protocol";
import type { Language } from "./words/languages";

export interface LocalSeat {
  kind: "me" | "bot";
  /** As in the record: a person's name or `bot:4`. */
  name: string;
}

/** A game on this device, whole: the record is the game. */
export interface LocalGame {
  id: string;
  game: string;
  seats: LocalSeat[];
  record: string;
  over: boolean;
  /** Milliseconds since 1970, to sort by. */
  touched: number;
}

/** A table on the server that this browser has a seat at or has watched. */
export interface RememberedTable {
  id: string;
  game: string;
  /** What the page last saw of it; empty before that. */
  record: string;
  seats: OnlineSeat[];
  you: number[];
  over: boolean;
  invitations: Invitation[];
  touched: number;
  /** The server has it no longer. */
  gone?: boolean;
}

export interface Settings {
  /** system: the first of the browser's that the page speaks. */
  language: "system" | Language;
  theme: "system" | "light" | "dark";
  sound: boolean;
  /** A turn of several steps waits for a last word before it is played. */
  confirmTurns: boolean;
  name: string;
}

const defaults: Settings = {
  language: "system",
  theme: "system",
  sound: false,
  confirmTurns: true,
  name: "",
};

const awayPrefix = "benben.away.";

type Entries = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

interface Shape {
  id: string;
  game: string;
  record: string;
  touched: number;
}

function isEntry(value: unknown): value is Shape {
  const entry = value as Partial<Shape> | null;
  return (
    typeof entry?.id === "string" &&
    typeof entry.game === "string" &&
    typeof entry.record === "string" &&
    typeof entry.touched === "number"
  );
}

function read(entries: Entries, key: string): unknown {
  try {
    return JSON.parse(entries.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** One kind of entries, found by their id. */
class Shelf<T extends Shape> {
  /** What the browser refused to keep lasts as long as the page, and is newer than what it kept. */
  private readonly passing = new Map<string, T>();

  constructor(
    private readonly entries: Entries,
    private readonly prefix: string,
  ) {}

  private key(id: string): string {
    return this.prefix + id;
  }

  get(id: string): T | null {
    const passing = this.passing.get(id);
    if (passing) return passing;
    const value = read(this.entries, this.key(id));
    return isEntry(value) ? (value as T) : null;
  }

  /** False if the browser refuses to keep it (full, or forbidden). */
  put(entry: T): boolean {
    try {
      this.entries.setItem(this.key(entry.id), JSON.stringify(entry));
      this.passing.delete(entry.id);
      return true;
    } catch {
      this.passing.set(entry.id, entry);
      return false;
    }
  }

  remove(id: string): void {
    this.entries.removeItem(this.key(id));
    this.passing.delete(id);
  }

  /** All entries, the latest first. */
  all(): T[] {
    const ids = new Set(this.passing.keys());
    for (let index = 0; index < this.entries.length; index++) {
      const key = this.entries.key(index);
      if (key?.startsWith(this.prefix)) ids.add(key.slice(this.prefix.length));
    }
    return [...ids]
      .map((id) => this.get(id))
      .filter((entry) => entry !== null)
      .sort((a, b) => b.touched - a.touched);
  }
}

export class Memory {
  readonly games: Shelf<LocalGame>;
  readonly tables: Shelf<RememberedTable>;

  constructor(private readonly entries: Entries) {
    this.games = new Shelf(entries, "benben.game.");
    this.tables = new Shelf(entries, "benben.table.");
  }

  /** Somebody does not want to see this table here, though the server knows of a seat. */
  putAway(table: string): void {
    try {
      this.entries.setItem(awayPrefix + table, "1");
    } catch {
      // It will be offered again at the next visit.
    }
  }

  isAway(table: string): boolean {
    return this.entries.getItem(awayPrefix + table) !== null;
  }

  settings(): Settings {
    const stored = read(this.entries, "benben.settings") as Partial<Settings> | null;
    return { ...defaults, ...stored };
  }

  saveSettings(settings: Settings): void {
    try {
      this.entries.setItem("benben.settings", JSON.stringify(settings));
    } catch {
      // A browser that keeps nothing still shows the page; the setting lasts until it is closed.
    }
  }
}

/** A store for browsers that forbid theirs: lasts as long as the page. */
export function passingEntries(): Entries {
  const map = new Map<string, string>();
  return {
    get length() {
      return map.size;
    },
    key: (index) => [...map.keys()][index] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

export function browserEntries(): Entries {
  try {
    localStorage.getItem("benben.settings");
    return localStorage;
  } catch {
    return passingEntries();
  }
}

/** An id of 128 random bits, as the server makes them, too. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}
