// Addresses of the page and what they show. Pure: the history is in navigation.svelte.ts.

/** At one device, or with friends by link. */
type Place = "device" | "link";

/** What the form of a new table begins with. */
function beginning(fragment: string): { place?: Place; instead?: string } {
  if (fragment === "device" || fragment === "link") return { place: fragment };
  const [, instead] = /^instead=([\w-]+)$/.exec(fragment) ?? [];
  return instead === undefined ? {} : { place: "link", instead };
}

export type Route =
  | { page: "home" }
  /** `place`: with whom one comes to play, if that is known; `instead` of a table that waits. */
  | { page: "new"; game: string; place?: Place; instead?: string }
  | { page: "table"; id: string }
  | { page: "join"; id: string; invitation: string }
  | { page: "recover"; secret: string }
  | { page: "local"; id: string }
  | { page: "rules"; game: string; anchor: string }
  | { page: "practice"; game: string }
  /** Without a game: the lessons of all. */
  | { page: "learn"; game: string }
  /** `id`: a game, and behind a slash perhaps one of its puzzles; empty: all of them. */
  | { page: "puzzles"; id: string }
  /** `place`: the lobby, or `tournaments` with one of them behind a slash. */
  | { page: "lobby"; place: string }
  /** Ratings, of a game perhaps, or somebody's profile: `id` is the address. */
  | { page: "players"; id: string }
  | { page: "replay" }
  | { page: "settings" }
  | { page: "statistics" }
  | { page: "missing"; path: string };

const id = "([A-Za-z0-9_-]+)";
const pages: [address: string, (part: string, fragment: string) => Route][] = [
  ["/", () => ({ page: "home" })],
  [`/new/${id}`, (game, fragment) => ({ page: "new", game, ...beginning(fragment) })],
  [`/table/${id}`, (table) => ({ page: "table", id: table })],
  [`/join/${id}`, (table, fragment) => ({ page: "join", id: table, invitation: fragment })],
  ["/recover", (_, fragment) => ({ page: "recover", secret: fragment })],
  [`/local/${id}`, (table) => ({ page: "local", id: table })],
  [`/rules/${id}`, (game, fragment) => ({ page: "rules", game, anchor: fragment })],
  [`/practice/${id}`, (game) => ({ page: "practice", game })],
  [`/learn(?:/${id})?`, (game) => ({ page: "learn", game })],
  ["/puzzles(?:/([\\w-]+(?:/[\\w-]+)?))?", (puzzle) => ({ page: "puzzles", id: puzzle })],
  [`/(lobby|tournaments(?:/[\\w-]+)?)`, (place) => ({ page: "lobby", place })],
  ["/((?:ratings|players)(?:/.+)?)", (address) => ({ page: "players", id: address })],
  ["/replay", () => ({ page: "replay" })],
  ["/settings", () => ({ page: "settings" })],
  ["/statistics", () => ({ page: "statistics" })],
];

/** What an address shows; slashes at its end are forgiven. */
export function parseRoute({ pathname, hash }: { pathname: string; hash: string }): Route {
  const path = pathname.replace(/(.)\/+$/, "$1");
  for (const [address, build] of pages) {
    const match = RegExp(`^${address}$`).exec(path);
    if (match) return build(match[1] ?? "", hash.slice(1));
  }
  return { page: "missing", path };
}

export const paths = {
  home: "/",
  create: (game: string, place?: Place) => `/new/${game}${place ? `#${place}` : ""}`,
  /** Another table for friends, which takes the place of one that waits for them. */
  instead: (game: string, table: string) => `/new/${game}#instead=${table}`,
  table: (table: string) => `/table/${table}`,
  recover: "/recover",
  local: (table: string) => `/local/${table}`,
  rules: (game: string, rule?: string) => `/rules/${game}${rule ? `#${rule}` : ""}`,
  practice: (game: string) => `/practice/${game}`,
  learn: (game = "") => `/learn${game && `/${game}`}`,
  /** Of all games, of one, or one puzzle of it. */
  puzzles: (...of: string[]) => ["/puzzles", ...of].join("/"),
  lobby: "/lobby",
  replay: "/replay",
  settings: "/settings",
  statistics: "/statistics",
};
