// The sentences of puzzles, in French.
import { Tongue } from "../tongue";
import type { PuzzleWords } from "./en";

const { number, counted } = new Tongue("fr");

const share = (value: number) => `${number(Math.round(value * 100))}\u202f%`;
const points = (count: number) => counted(count, { one: "point", other: "points" });

export const puzzles: PuzzleWords = {
  title: "Problèmes",
  intro:
    "Des positions de parties de haut niveau où un coup est nettement le meilleur. Trouvez-le.",
  ofGame: (title) => `Problèmes de ${title}`,
  daily: "Problème du jour",
  dailyOf: (title) => `Aujourd’hui, c’est le tour de ${title}, le même pour tout le monde.`,
  solve: "Résoudre",
  dailyDone: "Résolu aujourd’hui",
  dailyShown: "Montré aujourd’hui",
  days: (count) =>
    count === 0
      ? "Résolvez le problème du jour le jour même, et un autre demain."
      : `Résolu ${counted(count, { one: "jour", other: "jours" })} de suite.`,
  row: (count) =>
    `${counted(count, { one: "problème", other: "problèmes" })} de suite du premier coup`,
  rating: (value) => `Votre niveau\u202f: ${number(value)} sur 500`,
  ratingHow:
    "La difficulté de vos vingt derniers problèmes, comptée pour moitié à partir du deuxième essai.",
  solvedHere: (done) => counted(done, { one: "résolu", other: "résolus" }),
  start: "Problème suivant",
  startOf: (title) => `Problème suivant de ${title}`,
  all: "Tous les problèmes",
  list: "Tous",
  practise: "S’exercer à construire sans fin",
  difficulty: (level) => `Difficulté ${number(level)} sur 5`,
  players: (count) => `À ${number(count)} joueurs`,
  kept: "Ce que vous résolvez reste sur cet appareil et accompagne le fichier de vos réglages.",
  task: "À vous de jouer\u202f: quel coup est nettement le meilleur\u202f?",
  taskPoints: "À vous de jouer\u202f: quelle construction rapporte le plus de points\u202f?",
  hint: "Indice",
  show: "Montrer la solution",
  solution: "Solution",
  next: "Problème suivant",
  why: "Pourquoi\u202f?",
  thinking: "Examen de votre coup…",
  known: "Vous connaissez déjà celui-ci.",
  right: (tries) => (tries === 1 ? "Bravo\u202f!" : `Bravo, à l’essai n°\u202f${number(tries)}.`),
  wrong: "Ce n’est pas le meilleur coup. Réessayez\u202f!",
  shown: "La solution",
  promise: (best, second) =>
    `Chances de victoire\u202f: ${share(best)}\u202f; avec le deuxième meilleur coup, ${share(second)}.`,
  promisePoints: (best, second) =>
    `Cela rapporte ${points(best)}, la deuxième meilleure construction ${points(second)}.`,
  less: (second, best) =>
    `Aucun autre coup n’offre plus de ${share(second)} de chances de victoire, le meilleur ${share(best)}.`,
  lessPoints: (won, best) =>
    `Cela rapporte ${points(won)}, la meilleure construction ${points(best)}.`,
  cost: (yours, best) =>
    `Votre coup offre environ ${share(yours)} de chances de victoire, le meilleur ${share(best)}.`,
  noCost:
    "Une courte recherche trouve votre coup aussi bon\u202f; une recherche dix fois plus longue en préfère un autre.",
  failed: "Impossible de charger les problèmes.",
  none: "Ce problème n’existe pas.",
  themes: {
    pyramix: {
      cobra: "Pensez à un cobra.",
      award: "Vous pouvez obtenir le plus d’ankhs d’une couleur.",
      tie: "Quelqu’un d’autre mène dans une couleur.",
      value: "Regardez les cubes de plus grande valeur.",
      other: "Ni majorité ni plus grande valeur\u202f: voyez ce que votre coup libère.",
    },
    anubixx: {
      stop: "Vous n’êtes pas obligé de construire.",
      building: "Un édifice peut être achevé.",
      bonus: "Un bonus est à portée.",
      joker: "Un joker vaut son prix ici.",
      quarry: "Regardez dans la carrière.",
      pair: "Deux pierres de la mosaïque à la fois.",
      stone: "Une pierre, payée par un dé\u202f: laquelle\u202f?",
    },
    ankhor: {
      stack: "Construisez en hauteur.",
      buy: "Une tuile pour le sol.",
      take: "Prenez des jetons\u202f: lesquels\u202f?",
      move: "Une tuile de votre cité peut être mieux placée.",
      refresh: "Voyez ce que la rangée vous offre.",
      return: "De quels jetons pouvez-vous vous passer\u202f?",
      stop: "Plus rien ce tour-ci.",
    },
    ascension: {
      pyramid: "Une pyramide peut sortir du plateau.",
      limbo: "Quelqu’un peut être envoyé dans les Limbes.",
      power: "Utilisez le pouvoir de la figure.",
      enter: "Quelque chose attend dans les Limbes.",
      figure: "Déplacez une figure.",
      stone: "Déplacez une pierre.",
    },
    cubus: {
      rebuild: "Il faut reconstruire la pile.",
      hand: "Laissez la pile telle quelle et utilisez toutes les cartes.",
      extend: "Laissez la pile telle quelle\u202f; toutes les cartes ne servent pas.",
    },
  },
};
