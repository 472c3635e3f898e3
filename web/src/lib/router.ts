// Addresses of the page and what they show. Pure: the history is in navigation.svelte.ts.

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; id: string }
  | { page: "join"; id: string; invitation: string }
  | { page: "recover"; secret: string }
  | { page: "local"; id: string }
  | { page: "rules"; game: string; anchor: string }
  | { page: "practice"; game: string }
  | { page: "replay" }
  | { page: "missing"; path: string };

const id = "([A-Za-z0-9_-]+)";
const patterns: [RegExp, (part: string, fragment: string) => Route][] = [
  [/^\/$/, () => ({ page: "home" })],
  [RegExp(`^/new/${id}$`), (game) => ({ page: "new", game })],
  [RegExp(`^/table/${id}$`), (table) => ({ page: "table", id: table })],
  [
    RegExp(`^/join/${id}$`),
    (table, fragment) => ({ page: "join", id: table, invitation: fragment }),
  ],
  [/^\/recover$/, (_, fragment) => ({ page: "recover", secret: fragment })],
  [RegExp(`^/local/${id}$`), (table) => ({ page: "local", id: table })],
  [RegExp(`^/rules/${id}$`), (game, fragment) => ({ page: "rules", game, anchor: fragment })],
  [RegExp(`^/practice/${id}$`), (game) => ({ page: "practice", game })],
  [/^\/replay$/, () => ({ page: "replay" })],
];

/** What an address shows; a trailing slash is forgiven. */
export function parseRoute(address: { pathname: string; hash: string }): Route {
  const path = address.pathname.replace(/(.)\/+$/, "$1");
  const fragment = address.hash.replace(/^#/, "");
  for (const [pattern, build] of patterns) {
    const match = pattern.exec(path);
    if (match) return build(match[1] ?? "", fragment);
  }
  return { page: "missing", path };
}

export const paths = {
  home: "/",
  create: (game: string) => `/new/${game}`,
  table: (table: string) => `/table/${table}`,
  recover: "/recover",
  local: (table: string) => `/local/${table}`,
  rules: (game: string, rule?: string) => `/rules/${game}${rule ? `#${rule}` : ""}`,
  practice: (game: string) => `/practice/${game}`,
  replay: "/replay",
};
