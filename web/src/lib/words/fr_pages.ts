// The smaller pages in French.
import type * as english from "./en_pages";

export const replay: typeof english.replay = {
  name: "Revoir",
  title: "Revoir une partie",
  hint: "À chaque table, vous pouvez enregistrer la partie\u202f: un petit texte qui la contient tout entière. Ouvrez-en un ici et parcourez-le pas à pas. Le fichier reste sur cet appareil.",
  choose: "Choisir un fichier",
  drop: "ou déposez-le sur cette page",
  paste: "Ou collez une partie enregistrée",
  show: "Afficher",
};

export const practice: typeof english.practice = {
  title: (game) => `S’exercer\u202f: ${game}`,
  none: "Il n’y a pas d’exercice ici",
};

export const pageProblems: typeof english.pageProblems = {
  page_no_practice: () => "Il n’y a pas encore d’exercices pour ce jeu.",
  page_undrawn: () =>
    "Cette page ne sait pas encore dessiner une fiche d’une autre forme, ou avec d’autres symboles ou points. Le terminal y joue\u202f: benben play.",
  page_no_record: () => "Ce n’est pas une partie enregistrée.",
  page_too_large: ({ file }) => `${file} est trop volumineux pour être une partie enregistrée.`,
};
