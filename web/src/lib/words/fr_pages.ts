// The smaller pages in French.
import type * as english from "./en_pages";

export const failure: typeof english.failure = {
  again: "Réessayer",
  home: "Vers la page d’accueil",
  page: "Cette page n’a pas pu être chargée",
  pageWhy: "Vous semblez être hors ligne, ou Benben vient d’être mis à jour.",
  nothing: "Il n’y a rien ici",
  nothingWhy:
    "Cette adresse ne correspond à aucune page de Benben. Une partie du lien s’est peut-être perdue à la copie.",
  game: "Impossible d’afficher cette partie",
  elsewhere: "Cette partie est ouverte dans un autre onglet",
  elsewhereWhy: "Elle continuera ici dès qu’elle sera fermée là-bas.",
  notStored:
    "Ce navigateur ne conserve pas la partie\u202f: elle disparaîtra à la fermeture de la page. Enregistrez-la pour la garder.",
};

export const replay: typeof english.replay = {
  name: "Revoir",
  title: "Revoir une partie",
  hint: "À chaque table, vous pouvez enregistrer la partie\u202f: un petit texte qui la contient tout entière. Ouvrez-en un ici et parcourez-le pas à pas. Le fichier reste sur cet appareil.",
  choose: "Choisir un fichier",
  drop: "ou déposez-le sur cette page",
  paste: "Ou collez une partie enregistrée",
  show: "Afficher",
  another: "Ouvrir une autre partie",
  cannot: "Impossible d’afficher cette partie",
  line: (line) => `Ligne ${line}\u202f:`,
};

export const rules: typeof english.rules = {
  of: (title) => `Règles\u202f: ${title}`,
  none: "Ces règles ne sont pas ici",
  noneWhy:
    "Les règles de ce jeu ne font pas encore partie de cette page, ou n’ont pas pu être chargées.",
  play: (title) => `Jouer à ${title}`,
};

export const practice: typeof english.practice = {
  title: (game) => `S’exercer\u202f: ${game}`,
  none: "Il n’y a pas d’exercice ici",
};
