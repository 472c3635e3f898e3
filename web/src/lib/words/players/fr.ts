// Les joueurs et leurs cotes en français.
import { isolated, Tongue } from "../tongue";
import type { PlayersWords } from "./en";

const { counted } = new Tongue("fr");
const dates = new Intl.DateTimeFormat("fr", { dateStyle: "medium", timeZone: "UTC" });
const msADay = 86_400_000;

const games = (count: number) => counted(count, { one: "partie", other: "parties" });

export const players: PlayersWords = {
  title: "Cotes",
  intro:
    "Qui joue à quel niveau, d’après les seules parties cotées. Ce qui suit ± dit avec quelle précision on le sait.",
  game: "Jeu",
  seats: "Joueurs",
  place: "Rang",
  player: "Nom",
  rating: "Cote",
  games: "Parties",
  wins: "Gagnées",
  caption: (game, seats) => `Cotes de ${game} à ${seats}`,
  pool: (game, seats) => `${game}, à ${seats}`,
  provisional: "Pas encore bien connus",
  provisionalWhy:
    "Après quelques parties, une cote fait encore des bonds\u202f; elle n’a pas de rang.",
  none: "Personne n’a encore de rang ici.",
  empty: "Personne n’a encore joué de partie cotée de ce genre.",
  more: "En montrer plus",
  own: "Vos parties et vos cotes",
  all: "Toutes les cotes",
  gameCount: games,
  winCount: (count) => counted(count, { one: "gagnée", other: "gagnées" }),
  since: (day) => `Compte ouvert le ${dates.format(day * msADay)}`,
  day: (day) => dates.format(day * msADay),
  bot: "Un bot de ce serveur",
  hidden: "Vous êtes caché\u202f: personne d’autre ne voit cette page.",
  course: (from, to, count) => `Sur les dernières parties (${count}), de ${from} à ${to}`,
  unrated:
    "Pas encore de partie cotée. À une nouvelle table entre amis, choisissez «\u202fCotée\u202f» sous «\u202fPlus de choix\u202f».",
  history: "Parties cotées",
  historyNone: "Aucune partie de ce genre.",
  any: "Tous",
  result: "Résultat",
  results: { any: "Toutes", won: "Gagnées", lost: "Non gagnées" },
  against: "Contre",
  anybody: "tout le monde",
  with: "Avec",
  change: "Écart",
  ranks: { first: "Premier", tied: "Premier ex æquo", later: (place) => `Rang ${place}` },
  record: (game, day) => `Voir la partie\u202f: ${game}, ${day}`,
  somebody: "Quelqu’un",
  together: (name) => `Vous et ${isolated(name)}`,
  togetherNone: "Vous ne vous êtes pas encore rencontrés dans une partie cotée.",
  met: (count, before, behind) =>
    `${games(count)}\u202f: vous devant ${before}, derrière ${behind}, à égalité ${count - before - behind}`,
  nobody: "Personne de ce nom",
  nobodyWhy: "Personne de ce nom ne montre de parties cotées ici.",
  rated: "Cotée",
  ratedChoices: { no: "Pour le plaisir", yes: "Compte pour les cotes" },
  ratedWhy:
    "Chacun a besoin d’un compte. Les règles par défaut s’appliquent, et tout le monde peut voir la partie ensuite.",
  ratedSignIn:
    "Les parties cotées sont pour les comptes\u202f: connectez-vous sous Réglages, Vous.",
  ofPlayer: (name) => `${isolated(name)}\u202f: cotes et parties`,
  changed: (mean, spread, change) => `Votre cote\u202f: ${mean} ± ${spread} (${change})`,
  show: "Me montrer parmi les joueurs",
  showHint:
    "Cotes et parties cotées sur une page que les autres voient. Les autres parties, jamais.",
  loading: "Recherche…",
};
