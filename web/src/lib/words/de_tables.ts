// A table in German.
import type { SeatName } from "$lib/games";
import type * as english from "./en_tables";
import { isolated, Tongue } from "./tongue";

const { and, or, number } = new Tongue("de");

/** "Ada", "Ada und Grace", "Du und Ada": who looks at the page stands first. */
const people = (who: readonly SeatName[]) => {
  const others = who.filter(({ self }) => !self).map(({ name }) => isolated(name));
  return and(others.length < who.length ? ["Du", ...others] : others);
};

/** The form of a verb: "Du hast", "Ada hat", "Ada und Grace haben", "Du und Ada habt". */
const verb = (
  who: readonly SeatName[],
  you: string,
  one: string,
  many: string,
  together: string,
) => {
  if (who.length === 1) return who[0]?.self ? you : one;
  return who.some(({ self }) => self) ? together : many;
};

export const seats: typeof english.seats = {
  you: "Du",
  player: (seat) => `Spieler ${seat + 1}`,
  open: (seat) => `Platz ${seat + 1} (frei)`,
  seat: (seat) => `Platz ${seat + 1}`,
  yours: "du",
  levels: [
    "Neuling",
    "Anfänger",
    "Lehrling",
    "Steinmetz",
    "Schreiber",
    "Baumeister",
    "Wesirin",
    "Meister",
  ],
};

export const status: typeof english.status = {
  won: (who) => `${people(who)} ${verb(who, "hast", "hat", "haben", "habt")} gewonnen`,
  drawn: "Unentschieden",
  beginning: "Gleich geht es los",
  chance: "Der Zufall entscheidet",
  yourTurn: "Du bist am Zug",
  toMove: (who) => `${people(who)} ${verb(who, "bist", "ist", "sind", "seid")} am Zug`,
  awaited: "Warten, bis sich jemand setzt",
  over: "Die Partie ist zu Ende",
  unfinished: "Die Partie wurde nicht zu Ende gespielt",
  thinking: (who) => `${isolated(who.name)} denkt nach …`,
  turnOf: (who) => `${isolated(who.name)}, du bist am Zug`,
  yourChance: "Deine Chance",
  whoIsFirst: "Wer ist am schnellsten?",
  mayBeFirst: (who) =>
    `Chance für ${or(who.map(({ name, self }) => (self ? "dich" : isolated(name))))}`,
  later: (status) => `${status}, sobald der Server wieder da ist`,
  prepared: (status) => `${status.replace(/ …$/u, "")}; dein Zug ist vorbereitet`,
};

export const table: typeof english.table = {
  board: "Spielplan",
  players: "Spieler",
  soFar: "Die bisherige Partie",
  moves: "Züge",
  untold: "Die Schlusswertung zeigt die Punkte Schritt für Schritt.",
  scores: (list) =>
    `${list.map(({ who, points }) => `${isolated(who.name)} ${number(points)}`).join(", ")}.`,
  event: (ply, of) => `Ereignis ${ply} von ${of}.`,
  takenBack: "Zurückgenommen.",
  satDown: (who) => `${isolated(who.name)} hat Platz genommen.`,
  noScoring: "Die Schlusswertung konnte nicht geladen werden. Die Punkte stehen daneben.",
  lookingBack: "Rückblick",
  replaying: "nachgespielt",
  rule: (id) => `Regel ${id}`,
};

export const actions: typeof english.actions = {
  save: "Aufzeichnung speichern",
  leave: "Tisch verlassen",
};

export const turn: typeof english.turn = {
  actions: "Was du tun kannst",
  play: "Zug beenden",
  playLater: "Ausführen, sobald ich dran bin",
  change: "Ändern",
  back: "Zurücknehmen",
};
