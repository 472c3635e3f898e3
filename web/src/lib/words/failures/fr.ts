// What the page says in French when something fails.
import type * as english from "./en";
export const failures: typeof english.failures = {
  tryAgain: "Réessayer",
  botMissing: (bot) =>
    `${bot} n’a pas pu être chargé. Votre partie est conservée, et le chargement sera retenté.`,
  botFailed: (bot) => `${bot} a échoué pendant sa réflexion. Votre partie est conservée.`,
  moveRefused: (bot) =>
    `${bot} a choisi un coup que les règles refusent. Votre partie est conservée\u202f; rechargez la page si cela se reproduit.`,
  chanceRefused:
    "Les règles refusent ce qui a été tiré. Votre partie est conservée\u202f; rechargez la page si cela se reproduit.",

  board: "Ce plateau est tombé en panne. Votre partie est conservée.",
  core: "Les règles sont tombées en panne sur cette page. Votre partie est conservée.",
};

export const failure: typeof english.failure = {
  again: "Réessayer",
  home: "Vers la page d’accueil",
  page: "Cette page n’a pas pu être chargée",
  pageWhy: "Vous semblez être hors ligne, ou Benben vient d’être mis à jour.",
  broken: "Cette page est tombée en panne",
  nothing: "Il n’y a rien ici",
  nothingWhy:
    "Cette adresse ne correspond à aucune page de Benben. Une partie du lien s’est peut-être perdue à la copie.",
  game: "Impossible d’afficher cette partie",
  notStored:
    "Ce navigateur ne conserve pas la partie\u202f: elle disparaîtra à la fermeture de la page. Enregistrez-la pour la garder.",
};

export const recordFault: typeof english.recordFault = {
  cannot: "Impossible d’afficher cette partie",
  line: (line) => `Ligne ${line}\u202f:`,
};
