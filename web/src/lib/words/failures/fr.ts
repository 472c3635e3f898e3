// What the page says in French when something fails.
import type { failures as english } from "./en";
import { Tongue } from "../tongue";

const { and, counted, form } = new Tongue("fr");

export const failures: typeof english = {
  tryAgain: "Réessayer",
  botMissing: (bot) =>
    `${bot} n’a pas pu être chargé. Votre partie est conservée, et le chargement sera retenté.`,
  botFailed: (bot) => `${bot} a échoué pendant sa réflexion. Votre partie est conservée.`,
  moveRefused: (bot) =>
    `${bot} a choisi un coup que les règles refusent. Votre partie est conservée\u202f; rechargez la page si cela se reproduit.`,
  chanceRefused:
    "Les règles refusent ce qui a été tiré. Votre partie est conservée\u202f; rechargez la page si cela se reproduit.",

  unreadable: (count) =>
    counted(count, {
      one: "partie enregistrée ne peut pas être lue.",
      other: "parties enregistrées ne peuvent pas être lues.",
    }),
  saveAsFile: "Enregistrer dans un fichier",
  remove: (count) => form(count, { one: "La supprimer", other: "Les supprimer" }),
  removed: (count) =>
    form(count, {
      one: "La partie illisible a été supprimée de cet appareil.",
      other: "Les parties illisibles ont été supprimées de cet appareil.",
    }),
  putBack: "Remettre",
  rulesMissing: (games) =>
    `Les règles de ${and(games)} n’ont pas pu être chargées\u202f; ces parties ne sont donc pas affichées. Elles sont conservées.`,

  board: "Ce plateau est tombé en panne. Votre partie est conservée.",
  core: "Les règles sont tombées en panne sur cette page. Votre partie est conservée.",
  misread: (field) =>
    `Ce que le serveur a dit est incompréhensible\u202f: ${field}. La page lui redemande.`,
};
