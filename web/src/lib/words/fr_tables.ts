// A table in French.
import type { SeatName } from "$lib/games";
import type * as english from "./en_tables";
import { isolated, Tongue } from "./tongue";

const { and, capital, or, number } = new Tongue("fr");

/** "Ada", "Ada et Grace", "Vous et Ada": who looks at the page stands first. */
const people = (who: readonly SeatName[]) => {
  const others = who.filter(({ self }) => !self).map(({ name }) => isolated(name));
  return and(others.length < who.length ? ["Vous", ...others] : others);
};

/** The form of a verb: "Ada a", "Ada et Grace ont", "Vous et Ada avez". */
const verb = (who: readonly SeatName[], one: string, many: string, you: string) => {
  if (who.some(({ self }) => self)) return you;
  return who.length === 1 ? one : many;
};

export const seats: typeof english.seats = {
  you: "Vous",
  player: (seat) => `Joueur ${seat + 1}`,
  open: (seat) => `Place ${seat + 1} (libre)`,
  seat: (seat) => `Place ${seat + 1}`,
  yours: "vous",
  levels: ["Novice", "Débutant", "Apprentie", "Maçon", "Scribe", "Architecte", "Vizir", "Maître"],
};

export const status: typeof english.status = {
  won: (who) => `${people(who)} ${verb(who, "a", "ont", "avez")} gagné`,
  drawn: "Égalité",
  beginning: "La partie va commencer",
  chance: "Le hasard décide",
  yourTurn: "À vous de jouer",
  toMove: (who) => {
    const each = who.map(({ name, self }) => `à ${self ? "vous" : isolated(name)}`);
    return `${capital(and(each))} de jouer`;
  },
  awaited: "En attente d’un joueur",
  over: "La partie est terminée",
  unfinished: "La partie n’a pas été terminée",
  thinking: (who) => `${isolated(who.name)} réfléchit…`,
  turnOf: (who) => `${isolated(who.name)}, à vous de jouer`,
  yourChance: "Votre chance",
  whoIsFirst: "Qui sera le plus rapide\u202f?",
  mayBeFirst: (who) =>
    `Chance pour ${or(who.map(({ name, self }) => (self ? "vous" : isolated(name))))}`,
  later: (status) => `${status}, dès que le serveur sera de retour`,
  prepared: (status) => `${status.replace(/…$/u, "")}\u202f; votre tour est préparé`,
};

export const table: typeof english.table = {
  board: "Plateau",
  players: "Joueurs",
  soFar: "La partie jusqu’ici",
  moves: "Coups",
  untold: "Le décompte final donne les points pas à pas.",
  scores: (list) =>
    `${list.map(({ who, points }) => `${isolated(who.name)} ${number(points)}`).join(", ")}.`,
  event: (ply, of) => `Événement ${ply} sur ${of}.`,
  takenBack: "Coup annulé.",
  satDown: (who) => `${isolated(who.name)} a pris place.`,
  noScoring: "Le décompte final n’a pas pu être chargé. Les points figurent à côté.",
  lookingBack: "retour en arrière",
  replaying: "relecture",
  rule: (id) => `Règle ${id}`,
};

export const actions: typeof english.actions = {
  save: "Enregistrer la partie",
  leave: "Quitter la table",
};

export const turn: typeof english.turn = {
  actions: "Ce que vous pouvez faire",
  play: "Terminer le tour",
  playLater: "Jouer dès que ce sera mon tour",
  change: "Modifier",
  back: "Annuler",
};
