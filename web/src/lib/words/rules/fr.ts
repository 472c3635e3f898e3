// What the page says in French around the rules of a game.
import { Tongue } from "../tongue";
import type { RulesWords } from "./en";

const { counted } = new Tongue("fr");

export const rules: RulesWords = {
  of: (title) => `Règles\u202f: ${title}`,
  none: "Ces règles ne sont pas ici",
  noneWhy:
    "Les règles de ce jeu ne font pas encore partie de cette page, ou n’ont pas pu être chargées.",
  play: (title) => `Jouer à ${title}`,
  backToGame: "Retour à votre partie",
  contents: "Sommaire",
  search: "Chercher dans les règles",
  found: (count) =>
    count === 0
      ? "Rien trouvé."
      : counted(count, { one: "passage trouvé.", other: "passages trouvés." }),
  forPrograms: "Pour les programmes et les enregistrements",
  ruling: "Notre décision\u202f: les règles imprimées laissent ce point ouvert.",
  reconstruction: "Une reconstitution\u202f: seules les images du jeu imprimé le montraient.",
  yes: "Oui.",
  no: "Non.",
  board: (title) => `Le plateau de ${title}`,
  printed: "Les règles imprimées (en anglais)\u202f:",
  mark: (letter) => (letter === "R" ? "Décision" : "Reconstitution"),
  linkTo: (rule) => `Lien vers la règle ${rule}`,
  close: "Fermer les règles",
  asPage: "Ouvrir comme page",
};
