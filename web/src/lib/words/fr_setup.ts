// Whom one may play against, in French.
import type * as english from "./en_setup";
import { Tongue } from "./tongue";

const { counted, number } = new Tongue("fr");

export const howTheyPlay: typeof english.howTheyPlay = [
  "Surveille ses oies plus que le jeu. Idéale pour débuter.",
  "Prend ce qui est le plus près, comme qui vient d’apprendre les règles.",
  "Voit les bons coups, mais en laisse échapper. Bat la plupart des débutants.",
  "Travaille avec soin, un tour après l’autre. Il vous faut un plan.",
  "Pèse chaque coup et ce qu’il rapporte aussitôt. N’offre presque rien.",
  "Jamais distrait. Prévoit loin et guette votre erreur.",
  "Pèse plus de suites que vous ne pourriez. Vous perdrez plus souvent que vous ne gagnerez.",
  "Réfléchit longtemps et joue mieux que tous. Soyez patient.",
];

export const rated: typeof english.rated = (rating, low, high, beginner) =>
  `Elo ${number(rating)} (de ${number(low)} à ${number(high)}) à deux joueurs ; un débutant a ${number(beginner)}.`;

export const reconstructed: typeof english.reconstructed = {
  ascension:
    "Il ne reste aucune image du plateau imprimé\u202f: ces plateaux sont reconstitués d’après les règles. Si vous le possédez, vous pouvez apporter le vôtre dans un fichier.",
  anubixx:
    "Les feuilles sont les nôtres\u202f: seul le bloc imprimé montre où se trouve chaque symbole et ce qu’il vaut. Si vous le possédez, vous pouvez apporter le vôtre dans un fichier.",
  ankhor:
    "Les tuiles et les cases de prix sont reconstituées\u202f: les règles imprimées ne les énumèrent pas. Si vous possédez le jeu, vous pouvez apporter les vôtres dans un fichier.",
};

export const seat: typeof english.seat = {
  seat: (seat, begins) => `Place ${seat + 1}${begins ? " – commence" : ""}`,
  kinds: { me: "Sur cet appareil", open: "Par un lien", bot: "Bot" },
  engines: "Programmes sur ce serveur",
  strength: (seat) => `Force du bot à la place ${seat + 1}`,
  friend: "Cette place est pour une personne invitée\u202f: vous recevrez un lien à lui envoyer.",
};

export const races: typeof english.races = {
  knocking: "Toquer",
  byTheBook: "Selon le livret",
  gentle: "Indulgent",
  firstClaims:
    "Qui toque en premier a le temps ci-dessous pour montrer une construction. Sans rien à montrer, il donne deux points à tous les autres.",
  firstShows: "A toqué qui montre le premier une construction\u202f: personne ne toque pour rien.",
  time: "Temps pour toquer",
  seconds: (seconds) => `${seconds}\u00a0s`,
  noLimit: "Illimité",
  untilAll: "Après un passe, la partie reprend dès que tout le monde a répondu.",
  untilThen: "Après un passe, qui n’a pas répondu à temps laisse passer l’occasion.",
  asked: "On vous demande",
  always: "Après chaque passe",
  ifPossible: "Seulement s’il y a quelque chose",
  asksAlways: "À vous de voir s’il y a quelque chose à construire.",
  asksIfPossible:
    "S’il n’y a rien à construire, la partie continue\u202f; si l’on vous demande, c’est qu’il y a quelque chose.",
  missed: "Ce que tout le monde a manqué",
  told: "Révélé",
  notTold: "Non révélé",
  saysMissed: "Si personne n’a toqué, la page dit combien de points étaient possibles.",
  hidesMissed: "Personne n’apprend s’il y avait quelque chose à construire.",
};

export const absent: typeof english.absent = {
  away: "Si quelqu’un reste absent",
  vote: "Les autres décident",
  bot: "Un bot le remplace",
  wait: "La partie attend",
  says: {
    vote: "Quand la partie a attendu quelqu’un aussi longtemps, plus de la moitié des autres personnes présentes peuvent laisser un bot jouer jusqu’à son retour.",
    bot: "Quand la partie a attendu quelqu’un aussi longtemps, un bot joue jusqu’à son retour.",
    wait: "Aussi longtemps qu’il le faut. Qui veut partir peut toujours laisser un bot jouer à sa place.",
  },
  after: "Au bout de",
  minutes: (count) => counted(count, { one: "minute", other: "minutes" }),
  days: (count) => counted(count, { one: "jour", other: "jours" }),
  standIn: "Le bot qui remplace",
};

export const ownData: typeof english.ownData = {
  howTo: "*Les règles* montrent comment s’écrit un tel fichier.",
  text: "Texte du fichier",
  choose: "Choisir un fichier",
  unusable: "Ce fichier est inutilisable",
};
