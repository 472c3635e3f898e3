// The way back from the rules to the game that they were looked up from, as the browser's history
// keeps it.
import { object, reading, text } from "../reading";
import { parseRoute } from "../router";

/** Where games are played, and go on when somebody comes back. */
const games = ["local", "table", "practice", "puzzles"];
const state = object({ from: text });

/** The address of the game; null if the rules were reached from elsewhere. */
export function gameLeft(kept: unknown): string | null {
  const read = reading(state, kept);
  if (!read.ok) return null;
  const { from } = read.value;
  return games.includes(parseRoute({ pathname: from, hash: "" }).page) ? from : null;
}
