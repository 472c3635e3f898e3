// The end of a game in French.
import type { EndWords } from "./en";

export const end: EndWords = {
  scoring: "Décompte final",
  skip: "Passer",
  close: "Fermer",
  result: "Voir le résultat",
  tournament: "Vers le tournoi",
  rematch: "Revanche",
  rotated: "Chacun avance d’une place",
  otherLevel: "Autre niveau",
  level: (name, now) => (now ? `${name} (niveau actuel)` : name),
  levels: "La force des bots",
  back: "Retour",
  look: "Revoir la partie",
  newTable: "Nouvelle table",
};
