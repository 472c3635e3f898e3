// The addresses of ratings and profiles.
import type { Shown } from "./api";

export const ratingsPath = (game = "", seats = 0): string =>
  game === "" ? "/ratings" : `/ratings/${game}/${seats}`;

/** The server takes what has a dot at its end for a file. */
export const playerPath = (name: string): string =>
  `/players/${encodeURIComponent(name).replaceAll(".", "%2E")}`;

/** Nobody's, if they hide or are gone. */
export const pathOf = ({ name }: Shown): string | null => (name === "" ? null : playerPath(name));

/** What an address shows: a profile, or the ratings of a pool. */
export function addressed(id: string): { name: string } | { game: string; seats: number } {
  const [first, second = "", third = ""] = id.split("/");
  if (first !== "players" || second === "") return { game: second, seats: Number(third) || 0 };
  try {
    return { name: decodeURIComponent(second) };
  } catch {
    return { name: second };
  }
}
