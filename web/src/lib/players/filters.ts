// Which games of a history are wanted, as the page's address says it: so it survives a reload and the way
// back, and can be sent to somebody.
import { botLevel, characters } from "../characters";

/** What is empty, or "any", filters nothing. */
export interface Filters {
  game: string;
  seats: string;
  against: string;
  result: "any" | "won" | "lost";
}

/** The filters of an address; what is none of them, or wrong, is passed over. */
export function filtersOf(search: string): Filters {
  const query = new URLSearchParams(search);
  const game = query.get("game") ?? "";
  const seats = query.get("seats") ?? "";
  const result = query.get("result");
  return {
    game: /^[a-z]+$/.test(game) ? game : "",
    seats: /^[2-6]$/.test(seats) ? seats : "",
    against: query.get("against") ?? "",
    result: result === "won" || result === "lost" ? result : "any",
  };
}

/** What stands behind the address; empty if nothing is filtered. */
export function searchOf({ game, seats, against, result }: Filters, before?: number): string {
  const parts = [
    ...(game === "" ? [] : [`game=${game}`]),
    ...(seats === "" ? [] : [`seats=${seats}`]),
    ...(against === "" ? [] : [`against=${encodeURIComponent(against)}`]),
    ...(result === "any" ? [] : [`result=${result}`]),
    ...(before === undefined ? [] : [`before=${before}`]),
  ];
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}

/** The name by which the server knows an opponent: a bot has another one there. */
export function opponentOf(typed: string): string {
  const name = typed.trim();
  const character = characters.findIndex((it) => it.toLowerCase() === name.toLowerCase());
  return character < 0 ? name : `bot:${character + 1}`;
}

/** What an opponent is called on the page. */
export function calledOf(name: string): string {
  const level = botLevel(name);
  return level === null ? name : (characters[level - 1] ?? name);
}

/** Puts an address into the bar, as the one that a reload or the way back comes to; nothing is loaded anew. */
export const keepAddress = (address: string): void => {
  history.replaceState(history.state, "", address);
};
