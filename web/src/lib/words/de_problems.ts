// What the page itself has to report in German.
import type { problems as english } from "./en_problems";

export const problems: typeof english = {
  page_failed: () =>
    "Auf dieser Seite ist etwas schiefgegangen. Lade sie neu und versuche es noch einmal.",
  page_not_loaded: () =>
    "Ein Teil dieser Seite konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.",
  page_core_not_loaded: () =>
    "Die Regeln konnten nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.",
  page_game_not_loaded: () =>
    "Das Spiel konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.",
  page_unreachable: () =>
    "Der Server ist nicht zu erreichen. Prüfe deine Verbindung und versuche es noch einmal.",
  page_no_board: ({ game }) => `Für ${game} gibt es auf dieser Seite keinen Spielplan.`,
  page_unknown_game: () =>
    "Dieses Gerät kennt die Partie nicht. Wurde sie in einem anderen Browser begonnen?",
  page_entry_unreadable: ({ field }) =>
    field
      ? `Was dieser Browser davon gespeichert hat, kann nicht gelesen werden: „${field}“ fehlt oder hat eine andere Form.`
      : "Was dieser Browser davon gespeichert hat, kann nicht gelesen werden: Es ist als Ganzes beschädigt.",
  page_record_damaged: ({ reason }) => `Die Aufzeichnung dieser Partie ist beschädigt: ${reason}`,
  page_turn_dropped: () =>
    "Was du vorbereitet hattest, geht nicht mehr: Die Stellung hat sich geändert.",
  page_turn_doubtful: () =>
    "Die Stellung hat sich geändert, seit du deinen Zug vorbereitet hast: Willst du ihn noch so?",
};
