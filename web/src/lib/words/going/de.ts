// Who comes and goes at a table of the server, in German.
import type { SeatName } from "$lib/games";
import { isolated, Tongue } from "../tongue";
import type { GoingWords } from "./en";

const { and, capital, counted, number } = new Tongue("de");
const dates = new Intl.DateTimeFormat("de", { dateStyle: "long" });

/** "Ada hat", "Du hast". */
const has = ({ name, self }: SeatName) => (self ? "Du hast" : `${isolated(name)} hat`);
/** In the accusative, in the middle of a sentence. */
const whom = ({ name, self }: SeatName) => (self ? "dich" : isolated(name));

/** "Ada hat", "Ada und Grace haben", "Du und Ada habt": who looks at the page stands first. */
function haveAll(who: readonly SeatName[]): string {
  const [first] = who;
  if (first && who.length === 1) return has(first);
  const others = who.filter(({ self }) => !self).map(({ name }) => isolated(name));
  return others.length < who.length ? `${and(["Du", ...others])} habt` : `${and(others)} haben`;
}

export const going: GoingWords = {
  here: "da",
  away: "nicht da",
  free: "noch frei",
  botFor: (who) => `Bot für ${whom(who)}`,
  hasGivenUp: "aufgegeben",
  outOfTime: "Zeit abgelaufen",
  watching: (people) => (people === 1 ? "1 Person schaut zu" : `${number(people)} schauen zu`),

  happened: {
    leave: (who, bot) =>
      who.self
        ? `Du hast den Tisch verlassen: ${bot} spielt für dich.`
        : `${isolated(who.name)} hat den Tisch verlassen: ${bot} spielt weiter.`,
    absent: (who, bot) =>
      who.self
        ? `Du warst zu lange weg: ${bot} spielt für dich.`
        : `${isolated(who.name)} war zu lange weg: ${bot} spielt weiter.`,
    return: (who) => (who.self ? "Du bist wieder da." : `${isolated(who.name)} ist wieder da.`),
    resign: (who, bot) => `${has(who)} aufgegeben${bot === null ? "" : `: ${bot} spielt weiter`}.`,
    time: (who, bot) =>
      `${who.self ? "Deine Zeit" : `Die Zeit von ${isolated(who.name)}`} ist abgelaufen${bot === null ? "" : `: ${bot} spielt weiter`}.`,
    rematch: (who) => `${has(who)} eine Revanche eröffnet.`,
    undo: (who) => `${has(who)} den letzten Zug zurückgenommen.`,
    draw: (who) => `${has(who)} ein Unentschieden angeboten, und alle waren einverstanden.`,
    adjourn: (who) =>
      who.self
        ? "Auf deinen Wunsch wurde die Partie unterbrochen."
        : `Die Partie wurde unterbrochen, wie ${isolated(who.name)} es wollte.`,
    resume: (who) => `${has(who)} die Partie fortgesetzt.`,
    swap: (one, other) =>
      `Platz ${number(one + 1)} und Platz ${number(other + 1)} haben getauscht.`,
  },

  wishes: {
    undo: "Letzten Zug zurücknehmen",
    draw: "Unentschieden anbieten",
    adjourn: "Partie unterbrechen",
  },
  asks: {
    undo: (who) => `${isolated(who.name)} möchte den letzten Zug zurücknehmen.`,
    draw: (who) => `${isolated(who.name)} bietet ein Unentschieden an.`,
    adjourn: (who) => `${isolated(who.name)} möchte die Partie unterbrechen.`,
    swap: (who, other) =>
      `${isolated(who.name)} möchte mit ${other.self ? "dir" : isolated(other.name)} den Platz tauschen.`,
  },
  youAsked: {
    undo: "Du hast gebeten, deinen letzten Zug zurückzunehmen.",
    draw: "Du hast ein Unentschieden angeboten.",
    adjourn: "Du hast gebeten, die Partie zu unterbrechen.",
    swap: "Du hast gebeten, den Platz zu tauschen.",
  },
  consent: "Einverstanden",
  decline: "Ablehnen",
  withdraw: "Zurückziehen",
  declined: (who) => `${isolated(who.name)} hat abgelehnt.`,
  lapsed: "Deine Anfrage ist verfallen.",
  putAway: "Schließen",
  drawn: "Unentschieden nach Vereinbarung",
  adjourned: "Die Partie ist unterbrochen",
  pauses: "Die Partie ist unterbrochen.",
  missing: (who) =>
    `Sie geht weiter, sobald ${and(who.map(({ name }) => isolated(name)))} wieder da ${who.length > 1 ? "sind" : "ist"}.`,
  resume: "Partie fortsetzen",
  aloneFrom: (time) => `Ab dem ${dates.format(time)} kannst du sie allein fortsetzen.`,
  alone: "Es ist schon so lange her, dass du sie allein fortsetzen kannst.",

  places: {
    free: (seat) => `Auf Platz ${number(seat + 1)} wechseln`,
    bot: (bot, seat) => `Mit ${bot} auf Platz ${number(seat + 1)} tauschen`,
    person: (who, seat) => `${isolated(who.name)} um Platz ${number(seat + 1)} bitten`,
  },

  standsIn: (who, bot) => `${bot} spielt für ${whom(who)}`,
  gaveUp: (who, winner) => {
    const won = winner && `${winner.self ? "du hast" : `${isolated(winner.name)} hat`} gewonnen`;
    return `${haveAll(who)} aufgegeben${won ? `: ${won}` : ""}`;
  },
  timeRanOut: (who, winner) => {
    const own = who.some(({ self }) => self);
    const others = who.flatMap((it) => (it.self ? [] : [isolated(it.name)]));
    const of = others.length > 0 ? [`die Zeit von ${and(others)}`] : [];
    const times = capital(and([...(own ? ["deine Zeit"] : []), ...of]));
    const won = winner && `${winner.self ? "du hast" : `${isolated(winner.name)} hat`} gewonnen`;
    const are = own && others.length > 0 ? "sind" : "ist";
    return `${times} ${are} abgelaufen${won ? `: ${won}` : ""}`;
  },
  noResult: "Die Partie wurde nicht zu Ende gespielt: Sie hat kein Ergebnis.",
  pointsThen: "Die Punkte, als sie endete",
  points: (points) => counted(points, { one: "Punkt", other: "Punkte" }),

  playsForYou: (bot) => `${bot} spielt für dich.`,
  wereAway: (bot) => `Du warst weg: ${bot} spielt für dich.`,
  ranOut: (bot) => `Deine Zeit ist abgelaufen: ${bot} spielt für dich.`,
  comeBack: "Selbst weiterspielen",

  leave: "Einen Bot für dich spielen lassen",
  leaveHint: "Er spielt, bis du wieder da bist.",
  resign: "Aufgeben …",
  resignFor: (who) => `Für ${isolated(who.name)} aufgeben …`,
  toFirstPage: "Zur Startseite",
  letBotPlay: (who) => `Für ${isolated(who.name)} einen Bot spielen lassen`,

  sure: {
    label: "Aufgeben?",
    ends: (winner) =>
      winner
        ? `Die Partie endet, und ${isolated(winner.name)} hat gewonnen.`
        : "Die Partie endet ohne Ergebnis.",
    goesOn: (bot) =>
      `Die anderen spielen weiter, und ${bot} spielt für dich bis zum Ende. Zurück kannst du dann nicht mehr.`,
    resign: "Aufgeben",
    keep: "Weiterspielen",
  },

  awayFor: (who, time) =>
    `${isolated(who.name)} ist seit mehr als ${time} nicht da. Soll so lange ein Bot spielen?`,
  agree: "Einen Bot spielen lassen",
  agreed: "Du stimmst zu",
  votes: (given, needed) => `${number(given)} von ${number(needed)} stimmen zu`,
  notNow: "Jetzt nicht",
  // In the dative, behind "seit mehr als".
  seconds: (count) => counted(count, { one: "Sekunde", other: "Sekunden" }),
  minutes: (count) => counted(count, { one: "Minute", other: "Minuten" }),
  hours: (count) => counted(count, { one: "Stunde", other: "Stunden" }),
  days: (count) => counted(count, { one: "Tag", other: "Tagen" }),

  rematch: "Revanche",
  rematchHint: "Dieselben Leute und Bedingungen, alle einen Platz weiter",
  opened: (who) => `${has(who)} eine Revanche eröffnet`,
  join: "Zur Revanche",
  watchIt: "Bei der Revanche zuschauen",

  talk: {
    label: "Etwas sagen",
    sentences: {
      hello: "Hallo!",
      good_luck: "Viel Glück!",
      nice_move: "Schöner Zug!",
      well_played: "Gut gespielt!",
      thanks: "Danke!",
      oops: "Hoppla!",
      sorry: "Entschuldigung!",
      one_moment: "Einen Moment bitte.",
      back: "Ich bin wieder da.",
      your_turn: "Du bist am Zug.",
      goodbye: "Tschüss!",
    },
    faces: {
      smile: "lächelt",
      laugh: "lacht",
      wow: "staunt",
      hmm: "grübelt",
      sad: "ist traurig",
      heart: "schickt ein Herz",
    },
    face: {
      smile: "Lächeln",
      laugh: "Lachen",
      wow: "Staunen",
      hmm: "Grübeln",
      sad: "Traurig",
      heart: "Herz",
    },
    you: "Du",
    hear: (who) => `${isolated(who.name)} hören`,
    report: (who) => `${isolated(who.name)} melden …`,
  },
};
