// Whom one may play against, in French.
import type * as english from "./en_setup";

export const howTheyPlay: typeof english.howTheyPlay = [
  "Surveille ses oies plus que le jeu. Idéale pour débuter.",
  "Prend ce qui est le plus près et prévoit rarement.",
  "Voit les bons coups, mais en laisse passer un sur quatre. Bat la plupart des débutants.",
  "Travaille avec soin, un tour après l’autre. Il vous faut un plan.",
  "Calcule avant chaque coup et ne se trompe presque jamais.",
  "Jamais distrait. Prévoit loin et guette votre erreur.",
  "Pèse des milliers de suites. Vous perdrez plus souvent que vous ne gagnerez.",
  "Réfléchit longtemps et joue mieux que tous. Soyez patient.",
];

export const reconstructed: typeof english.reconstructed = {
  ascension:
    "Il ne reste aucune image du plateau imprimé\u202f: ces plateaux sont reconstitués d’après les règles. Si vous le possédez, vous pouvez apporter le vôtre dans un fichier.",
  anubixx:
    "Les feuilles sont les nôtres\u202f: seul le bloc imprimé montre où se trouve chaque symbole et ce qu’il vaut. Si vous le possédez, vous pouvez apporter le vôtre dans un fichier.",
  ankhor:
    "Les tuiles et les cases de prix sont reconstituées\u202f: les règles imprimées ne les énumèrent pas. Si vous possédez le jeu, vous pouvez apporter les vôtres dans un fichier.",
};
