// What the service worker does with a notice: says it, and opens the table for whoever presses it, or
// the first page, where one can sit down at it.
//
// It shares no module with the page, so that it stays one file: its words are its own.
import { de } from "../lib/words/pushed/de";
import { en, type PushedWords } from "../lib/words/pushed/en";
import { fr } from "../lib/words/pushed/fr";

/** What the server sends (docs/protocol.md, Notices). */
export interface Pushed {
  kind: keyof PushedWords["said"];
  game: string;
  table: string;
}

/** Where the page leaves the language (lib/notices.ts). */
export const languageCache = "language";
export const languageKey = "/language";

const languages: Record<string, PushedWords> = { en, de, fr };

/** A notice as the server sent it; null if it is none that this page knows. */
export function readPushed(data: unknown): Pushed | null {
  if (typeof data !== "object" || data === null) return null;
  const { kind, game, table } = data as Record<string, unknown>;
  const isKind = typeof kind === "string" && Object.hasOwn(en.said, kind);
  if (!isKind || typeof game !== "string" || typeof table !== "string") return null;
  if (!/^[\w-]+$/.test(table)) return null;
  return { kind: kind as Pushed["kind"], game, table };
}

/** As the games are printed. */
export const titleOf = (game: string): string =>
  game === "ankhor" ? "Ankh\u2019or" : game.charAt(0).toUpperCase() + game.slice(1);

/** What is shown. A browser wants something shown for each notice, whatever came. */
export function shown(pushed: Pushed | null, language: string) {
  const words = languages[language] ?? en;
  return {
    title: pushed ? titleOf(pushed.game) : "Benben",
    options: {
      body: pushed ? words.said[pushed.kind] : words.something,
      // A newer one of the same table takes its place.
      tag: pushed?.table ?? "",
      renotify: pushed !== null,
      icon: "/icon-192.png",
      lang: words === en ? "en" : language,
      data: pushed && pushed.kind !== "invited" ? `/table/${pushed.table}` : "/",
    },
  };
}
