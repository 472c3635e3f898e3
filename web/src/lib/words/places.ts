// What stands in the places of a refusal's sentence, as people write it: data has names for
// programs, counts seats from 0 and may be of any length.
import { gameOf } from "../catalogue";

/** The longest that is quoted of what somebody gave. */
const longest = 40;

/** The title of a game; its name where this page does not have it. */
export const title = (game = ""): string => gameOf(game)?.title ?? game;

/** People count seats from 1. */
export const seatNumber = (seat = ""): number => Number(seat) + 1;

/** "2-4" as its two ends; "2" as one. */
export const ends = (range = ""): string[] => range.split("-");

/** What somebody gave, cut where it is long. */
export function given(text = ""): string {
  const characters = [...text];
  return characters.length > longest ? `${characters.slice(0, longest).join("")}…` : text;
}
