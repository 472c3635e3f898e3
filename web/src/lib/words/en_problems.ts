// What the page itself has to report in English, by the name of the fault (page_error.ts).
import type { Params } from "./refusals";

export const problems = {
  page_failed: () => "Something went wrong on this page. Reload it, then try again.",
  page_not_loaded: () =>
    "A part of this page could not be loaded. Check your connection, then try again.",
  page_core_not_loaded: () =>
    "The rules could not be loaded. Check your connection, then try again.",
  page_game_not_loaded: () =>
    "The game could not be loaded. Check your connection, then try again.",
  page_unreachable: () => "The server cannot be reached. Check your connection, then try again.",
  page_no_board: ({ game }: Params) => `This page has no board for ${game}.`,
  page_unknown_game: () => "This device does not know the game. Was it begun in another browser?",
  page_entry_unreadable: ({ field }: Params) =>
    field
      ? `What this browser has stored of it cannot be read: “${field}” is missing or has another form.`
      : "What this browser has stored of it cannot be read: it is damaged as a whole.",
  page_record_damaged: ({ reason }: Params) => `Its record is damaged: ${reason}`,
  page_turn_dropped: () => "What you had prepared is no longer possible: the position has changed.",
  page_turn_doubtful: () =>
    "The position has changed since you prepared your turn: is it still what you want?",
};
