// What this browser remembers: games on this device, and tables it sits at.
//
// Every game is one entry of its own, so that two tabs never overwrite each other's games, and one
// that cannot be read hides no other: it stays where it is, and can be saved and removed. Writing
// says when the browser refuses.
import {
  keptTurn,
  localGame,
  rememberedTable,
  type KeptTurn,
  type LocalGame,
  type RememberedTable,
} from "./entries";
import type { CoreError } from "./games";
import { Misread, readingJson, type Reader, type Reading } from "./reading";
import { pageError } from "./page_error";

export type { KeptTurn, LocalGame, LocalSeat, RememberedTable } from "./entries";

const awayPrefix = "benben.away.";
/** Of the results of finished games (results.ts). */
export const resultPrefix = "benben.result.";

export type Entries = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

interface Shape {
  id: string;
  touched: number;
}

/** An entry that is there and cannot be read. */
export interface Unreadable {
  /** Where it lies, and all that is known of it. */
  key: string;
  stored: string;
  /** What is wrong with it: the field, or the line of its record. */
  fault: CoreError;
  /** Whose words say it; null if that cannot be read either. */
  game: string | null;
}

/** What is reported of an entry that has not its form. */
export function misreadEntry({ field, message }: Misread): CoreError {
  return { ...pageError("page_entry_unreadable", "page", { field }), message };
}

/** The ids of the entries of a kind. */
function idsUnder(entries: Entries, prefix: string): string[] {
  const keys = Array.from({ length: entries.length }, (_, index) => entries.key(index) ?? "");
  return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
}

/** One kind of entries, found by their id. */
export class Shelf<T extends Shape> {
  /** What the browser refused to keep lasts as long as the page, and is newer than what it kept. */
  private readonly passing = new Map<string, T>();

  constructor(
    private readonly entries: Entries,
    private readonly prefix: string,
    private readonly reader: Reader<T>,
    /** Goes with the entry. */
    private readonly along?: { remove(id: string): void },
  ) {}

  private key(id: string): string {
    return this.prefix + id;
  }

  /** The entry, or what is wrong with it; null if there is none. */
  find(id: string): Reading<T> | null {
    const passing = this.passing.get(id);
    if (passing) return { ok: true, value: passing };
    const stored = this.entries.getItem(this.key(id));
    if (stored === null) return null;
    const read = readingJson(this.reader, stored);
    if (!read.ok || read.value.id === id) return read;
    return { ok: false, misread: new Misread("id", `"${id}"`) };
  }

  get(id: string): T | null {
    const found = this.find(id);
    return found?.ok ? found.value : null;
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
    this.along?.remove(id);
  }

  /** All entries that can be read, the latest first. */
  all(): T[] {
    return this.ids()
      .map((id) => this.get(id))
      .filter((entry) => entry !== null)
      .sort((a, b) => b.touched - a.touched);
  }

  /** The others. */
  unreadable(): Unreadable[] {
    return this.ids().flatMap((id) => {
      const found = this.find(id);
      return found && !found.ok ? [this.faulty(id, misreadEntry(found.misread))] : [];
    });
  }

  /** An entry as it lies there, with its fault. */
  faulty(id: string, fault: CoreError, game: string | null = null): Unreadable {
    const key = this.key(id);
    return { key, stored: this.entries.getItem(key) ?? "", fault, game };
  }

  holdsAny(): boolean {
    return this.ids().length > 0;
  }

  private ids(): string[] {
    return [...new Set([...this.passing.keys(), ...idsUnder(this.entries, this.prefix)])];
  }
}

export class Memory {
  readonly games: Shelf<LocalGame>;
  readonly tables: Shelf<RememberedTable>;
  /** By the tables' ids. */
  readonly turns: Shelf<KeptTurn>;

  constructor(private readonly entries: Entries) {
    this.turns = new Shelf(entries, "benben.turn.", keptTurn);
    this.games = new Shelf(entries, "benben.game.", localGame, this.turns);
    this.tables = new Shelf(entries, "benben.table.", rememberedTable, this.turns);
  }

  /** Whether there is any game or table, readable or not. */
  holdsAny(): boolean {
    return this.games.holdsAny() || this.tables.holdsAny();
  }

  /** Whether anything was played on this device, to go by when a bot is chosen. */
  hasPlayed(): boolean {
    return this.games.holdsAny() || idsUnder(this.entries, resultPrefix).length > 0;
  }

  /** The entries of both kinds that cannot be read. */
  unreadable(): Unreadable[] {
    return [...this.games.unreadable(), ...this.tables.unreadable()];
  }

  /** Removes an entry that cannot be read. */
  discard({ key }: Unreadable): void {
    this.entries.removeItem(key);
  }

  putBack({ key, stored }: Unreadable): void {
    this.entries.setItem(key, stored);
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
