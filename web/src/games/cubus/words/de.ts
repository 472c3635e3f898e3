// Cubus in German.
import type { SeatName } from "$lib/games";
import {
  boxes,
  cardList,
  cardNumber,
  form,
  kindCount,
  kindForm,
  name,
  points,
  pointsWord,
} from "./de_cards";
import { signed } from "../view/signed";
import type { Drawn } from "./data";
import { does, end, events, phases } from "./de_events";
import { practice } from "./de_practice";
import { refusals } from "./de_refusals";
import type { Words } from "./en";

const targets: Words["targets"] = {
  box: ({ level, top }) =>
    [`Kiste auf Ebene ${level}`, ...(top ? [top === "open" ? "offen" : "Deckel darauf"] : [])].join(
      ", ",
    ),
  takeOff: (above) => (above > 0 ? `Abnehmen, mit ${aboveIt(above)}` : "Abnehmen"),
  close: "Mit einem Deckel schließen",
  open: "Öffnen",
  put: (count) => `Hier ${boxes(count)} setzen`,
  take: (won) => `Nehmen, bringt ${cardList(won)}`,
  cannotTake: "Sie bleibt stehen",
};

const spoken: Words["spoken"] = {
  box: (at) => `${targets.box(at)}, Reihe ${at.row}, Platz ${at.place}`,
  deed: (at, deed) => `${spoken.box(at)}: ${deed}`,
  put({ boxes: count, row, place, level, fits }) {
    const it = `${targets.put(count)}: Reihe ${row}, Platz ${place}, Ebene ${level}`;
    return fits ? it : `${it}; kein Bild könnte das zeigen`;
  },
};

/** "der Kiste darüber", "den zwei Kisten darüber". */
function aboveIt(count: number): string {
  return count === 1 ? "der Kiste darüber" : `den ${boxes(count)} darüber`;
}

const digits = (count: number) => `${count} ${form(count, { one: "Kiste", other: "Kisten" })}`;
const compared = ({ before, after }: Drawn) => `${digits(after)}, vorher ${before}`;

const board: Words["board"] = {
  stack: "Der Stapel",
  keys:
    "Mit den Pfeiltasten gehst du über den Boden, nach rechts heißt nach vorn rechts, nach unten " +
    "nach vorn links; Bild auf und Bild ab führen in einer Säule von Kiste zu Kiste. Die " +
    "Eingabetaste tut, was das Werkzeug sagt. Plus setzt eine Kiste, Minus nimmt eine ab, O öffnet " +
    "oder schließt, U schiebt eine Schicht unter alles, D zieht die unterste Schicht heraus, Z oder " +
    "Escape geht einen Schritt zurück und Y wieder vor. L legt den Stapel, K klopft, mit P klopfst du nicht.",
  takeOne:
    "Nimm eine Kiste vom Stapel. An jeder steht, was sie bringt: wie viele Karten, und welche.",
  nothingMissed: (passer) =>
    `In der Tat: ${passer.self ? "In deinem Zug" : `Im Zug von ${name(passer)}`} gab es nichts zu bauen.`,
  missed: (passer, most) =>
    `Niemand hat es gesehen: ${passer.self ? "In deinem Zug" : `Im Zug von ${name(passer)}`} ` +
    `${most === 1 ? "war" : "waren"} ${points(most)} möglich.`,
  yourCards: "Deine Karten",
  allHands: "Alle Karten",
  cardsOf: (who) => name(who),
  lay: "Legen",
  nameIt: "Nennen",
  pass: "Nichts zu bauen",
  backToBell: "Zurück zur Glocke",
  mirrored: "Gespiegelt",
  mirroredFor: "Für jemanden, der gegenüber sitzt: links und rechts vertauscht",
};

const reckoning: Words["reckoning"] = {
  legend: "Rechnung",
  lately: "Letzte Änderung",
  asOnTable: (drawn) => `${compared(drawn)}, wie auf dem Tisch.`,
  refused: (drawn, why) => `${compared(drawn)}. ${why}`,
  mayBeLaid: (drawn, won) =>
    `${compared(drawn)}: ${won === null ? "kann genannt werden" : points(won)}.`,
  brief: ({ before, after }) => `${before} → ${digits(after)}`,
  boxes: "Kisten",
  then: "dann",
  points: (count) => pointsWord(count ?? 2),
  cards: "Karten nach Art",
  exchanged: "ab, zurück",
  tag: ({ boxes: more, cards, points: won }) =>
    `${signed(more)} ${form(Math.abs(more), { one: "Kiste", other: "Kisten" })}, ` +
    `${signed(cards)} ${form(Math.abs(cards), { one: "Karte", other: "Karten" })}` +
    (won === null ? "" : ` = ${points(won)}`),
  laid: (won) => `Das darfst du legen, für ${points(won)}.`,
  named: "Das darfst du nennen.",
  hint: "Bau den Stapel so um, dass er mit wenigen Karten mehr Kisten hat.",
};

const tools: Words["tools"] = {
  legend: "Was ein Tippen tut",
  put: "Kiste setzen",
  off: "Abnehmen",
  top: "Deckel oder offen",
  layerIn: { label: "Schicht rein", words: "Eine Schicht unter alles schieben" },
  layerOut: { label: "Schicht raus", words: "Die unterste Schicht herausziehen" },
  back: { label: "Zurück\u00ADnehmen", words: "Den letzten Schritt zurücknehmen" },
  again: { label: "Wieder", words: "Den Schritt wieder tun" },
  restart: { label: "Von vorn", words: "Von vorn mit dem Stapel auf dem Tisch beginnen" },
};

const knock: Words["knock"] = {
  seconds: (left) => `${left}\u00a0s`,
  title: (passer) => `${does(passer, "sieht", "siehst")} nichts zu bauen`,
  others: (passer) => `Die anderen können klopfen und mit ${cardsOf(passer)} bauen.`,
  answered: "Du klopfst nicht. Die anderen können noch klopfen, und du auch.",
  question: (passer) =>
    `Siehst du etwas? Klopf und bau mit ${cardsOf(passer)}: Die Punkte gehören dir.`,
  bell: "Die Glocke",
  hasKnocked: (who) => does(who, "hat geklopft", "hast geklopft"),
  wasFirst: (who) => `${name(who)} war schneller`,
  shows: (who, passer) =>
    who.self
      ? `Zeig einen Bau mit ${cardsOf(passer)}, bevor die Zeit um ist.`
      : `Nur ${name(who)} darf jetzt bauen, mit ${cardsOf(passer)}.`,
  beFirst: "Geklopft hat, wer zuerst einen Bau zeigt.",
  giveUp: (each) => `Aufgeben (${points(each)} für alle anderen)`,
  knock: "Klopfen",
  knocks: (who) => does(who, "klopft", "klopfst"),
  waive: "Nicht klopfen",
  nobody: "Niemand klopft",
};

function cardsOf(passer: SeatName): string {
  return passer.self ? "deinen Karten" : `den Karten von ${name(passer)}`;
}

const side: Words["side"] = {
  roles: {
    winner: "gewinnt",
    passed: "sieht nichts",
    waived: "klopft nicht",
    mayKnock: "kann klopfen",
    knocked: "hat geklopft",
    toMove: "am Zug",
  },
  points: pointsWord,
  built: (count) => `beim Bauen ${count}`,
  deck: "Nachziehstapel",
  unknown: (count) => `${cardNumber(count)}, deren Reihenfolge niemand kennt`,
};

export const words: Words = {
  refusals,
  kindCount,
  kindsName: (kind) => kindForm(kind, 2),
  events,
  phases,
  targets,
  spoken,
  board,
  reckoning,
  tools,
  knock,
  side,
  end,
  practice,
};
