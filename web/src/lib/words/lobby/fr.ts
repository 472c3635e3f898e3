// The lobby in French.
import { isolated, Tongue } from "../tongue";
import type { LobbyWords } from "./en";

const { and, counted } = new Tongue("fr");

/** In minutes, if they are whole. */
const time = (seconds: number) =>
  seconds % 60 === 0
    ? counted(seconds / 60, { one: "minute", other: "minutes" })
    : counted(seconds, { one: "seconde", other: "secondes" });

export const lobby: LobbyWords = {
  title: "Salon",
  intro:
    "Jouez avec qui est là. Il suffit d’un clic pour trouver une table, ou pour en ouvrir une.",
  tournaments: "Tournois",
  name: "Votre nom à la table",
  optional: "Facultatif",
  players: "Combien de joueurs\u202f?",
  now: "Jouer maintenant",
  nowOf: (game) => `Jouer à ${game} maintenant`,
  waitFor: (tables) =>
    tables === 0
      ? "Personne n’attend\u202f: vous ouvrez la table"
      : counted(tables, { one: "table attend", other: "tables attendent" }),
  open: "Tables ouvertes",
  count: (tables) =>
    tables === 0
      ? "Aucune table n’attend quelqu’un en ce moment."
      : `${counted(tables, { one: "table attend", other: "tables attendent" })} quelqu’un.`,
  game: "Jeu",
  any: "Tous",
  clock: "Pendule",
  clocks: { any: "Peu importe", none: "Aucune", live: "En direct", days: "Par jours" },
  counts: "Cotée",
  countsAs: { any: "Peu importe", yes: "Oui", no: "Non" },
  anyNumber: "Peu importe",
  seats: "Joueurs",
  row: (game, who, free) =>
    `${game} avec ${and(who.map(isolated))}\u202f: ${counted(free, { one: "place libre", other: "places libres" })}`,
  somebody: "Quelqu’un",
  nobody: "personne pour l’instant",
  freeSeat: "libre",
  sit: "S’asseoir",
  sitAt: (game, who) => `S’asseoir\u202f: ${game} avec ${and(who.map(isolated))}`,
  gone: "Complète",
  since: (minutes) =>
    minutes < 1 ? "à l’instant" : `depuis ${counted(minutes, { one: "minute", other: "minutes" })}`,
  fill: (seconds, bot) => `${bot} arrive après ${time(seconds)}`,
  playersOnly: "sans spectateurs",
  seenLate: "regardée en différé",
  ratings: "Cotes",
  rated: "compte pour les cotes",
  ownData: "feuilles ou plateau personnels",
  more: (tables) => counted(tables, { one: "nouvelle table", other: "nouvelles tables" }),
  empty:
    "Personne n’attend en ce moment. Appuyez sur «\u202fJouer maintenant\u202f»\u202f: la prochaine personne s’assiéra avec vous.",
  emptyFilter: "Aucune table de ce genre n’attend en ce moment.",
  meanwhile: "Ou jouez contre un bot en attendant",
  connecting: "Voyons qui est là…",
  away: "Le serveur est injoignable en ce moment. Les bots de cet appareil jouent avec vous.",
  outdated: "Le serveur a été mis à jour. Rechargez cette page pour continuer.",
  reload: "Recharger",
  listed: "Cette table figure au salon tant que vous êtes là\u202f: qui veut peut s’y asseoir.",
  fills: (seconds) =>
    `Les places restées libres vont à des bots ${time(seconds)} après votre arrivée.`,
  close: "Fermer",
  link: (tables) =>
    tables === 0 ? "Salon" : `Salon\u202f: ${counted(tables, { one: "table", other: "tables" })}`,
  list: "Au salon",
  lists: { no: "Sur invitation seulement", yes: "Ouverte à tous" },
  fillFree: "Les places restées libres",
  fillAfter: {
    never: "attendent",
    soon: "vont à des bots après une minute",
    later: "vont à des bots après 5 minutes",
  },
  watch: "Qui peut regarder",
  watches: {
    anyone: "Qui a l’adresse",
    players: "Les joueurs seulement",
    delayed: "Tout le monde, 3 minutes plus tard",
  },
};
