// The records that the rules are tested with: they answer questions and show positions on the page of
// rules.
import type { Records } from "$lib/rules/told";

const files = import.meta.glob<string>("../../../../games/anubixx/golden/*.game", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** By their names. */
export const golden: Records = Object.fromEntries(
  Object.entries(files).map(([file, record]) => [
    file.slice(file.lastIndexOf("/") + 1, -".game".length),
    record,
  ]),
);
