// What the page itself has to report in French.
import type { problems as english } from "./en_problems";

export const problems: typeof english = {
  page_failed: () => "Un problème est survenu sur cette page. Rechargez-la, puis réessayez.",
  page_not_loaded: () =>
    "Une partie de cette page n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.",
  page_core_not_loaded: () =>
    "Les règles n’ont pas pu être chargées. Vérifiez votre connexion, puis réessayez.",
  page_game_not_loaded: () =>
    "Le jeu n’a pas pu être chargé. Vérifiez votre connexion, puis réessayez.",
  page_unreachable: () => "Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.",
  page_no_board: ({ game }) => `Cette page n’a pas de plateau pour ${game}.`,
  page_unknown_game: () =>
    "Cet appareil ne connaît pas la partie. A-t-elle été commencée dans un autre navigateur\u202f?",
  page_entry_unreadable: ({ field }) =>
    field
      ? `Ce que ce navigateur en a conservé ne peut pas être lu\u202f: «\u202f${field}\u202f» manque ou a une autre forme.`
      : "Ce que ce navigateur en a conservé ne peut pas être lu\u202f: tout en est endommagé.",
  page_record_damaged: ({ reason }) =>
    `L’enregistrement de cette partie est endommagé\u202f: ${reason}`,
  page_turn_dropped: () =>
    "Ce que vous aviez préparé n’est plus possible\u202f: la position a changé.",
  page_turn_doubtful: () =>
    "La position a changé depuis que vous avez préparé votre tour\u202f: est-ce toujours ce que vous voulez\u202f?",
};
