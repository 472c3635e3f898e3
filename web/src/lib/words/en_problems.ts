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
  page_no_practice: () => "There is nothing to practise in this game yet.",
  page_unknown_game: () => "This device does not know the game. Was it begun in another browser?",
  page_entry_unreadable: ({ field }: Params) =>
    `What this browser has stored of it cannot be read: ${field}.`,
  page_misread: ({ field }: Params) =>
    `The server’s answer cannot be understood: ${field}. Reload this page, then try again.`,
  page_record_damaged: ({ reason }: Params) => `Its record is damaged: ${reason}`,
  page_undrawn: () =>
    "This page cannot draw a block with another shape, other symbols or points yet. The terminal plays it: benben play.",
  page_too_large: ({ file }: Params) => `${file} is too large to be the record of a game.`,
  page_outdated: () =>
    "This page and the server disagree about the rules. Reload to update the page.",
  page_server_updated: () => "The server has been updated. Reload this page to go on.",
  page_gone: () => "The server has this table no longer.",
  page_somebody_quicker: () => "Somebody was quicker: the table has gone on.",
  page_turn_dropped: () => "What you had prepared is no longer possible: the position has changed.",
  page_turn_doubtful: () =>
    "The position has changed since you prepared your turn: is it still what you want?",
};
