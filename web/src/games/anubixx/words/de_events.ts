// What happened, in German: one sentence per event, and the story of the final scoring.
import type { Words } from "./en";
import { bonuses, diceWords, has, medals, opening, payments, stoneThere, tongue } from "./de_names";
import type { SeatName } from "$lib/games";

const pointForms = { one: "Punkt", other: "Punkte" };
const stones = { one: "Stein", other: "Steine" };

const crosses = (who: SeatName, what: string): string =>
  who.advised ? `Kreuze ${what} an` : `${has(who)} ${what} angekreuzt`;

export const events: Words["events"] = {
  dealt: (sheets) => {
    const each = sheets.map(({ who, letter }) =>
      who.self ? `du bekommst ${letter}` : `${tongue.name(who)} bekommt ${letter}`,
    );
    return `Die Blätter werden ausgeteilt: ${tongue.and(each)}.`;
  },
  rolled: (who, dice) => `${has(who)} ${diceWords(dice)} gewürfelt.`,
  crossedOut: (who, paid) => {
    const [first, ...more] = paid;
    if (!first || more.length > 0)
      return `${crosses(who, "zwei Steine des Mosaiks")}: ${payments(paid)}.`;
    return `${crosses(who, `${stoneThere(first)} ${payments(paid)}`)}.`;
  },
  builtNothing: (who) => (who.advised ? "Baue nichts." : `${has(who)} nichts gebaut.`),
  endedTurn: (who) => (who.advised ? "Beende den Zug." : `${has(who)} den Zug beendet.`),
  won: (who, names) => {
    const each = names.map((bonus) => `den ${medals[bonus]}`);
    if (who.advised) return `Du gewinnst ${tongue.and(each)}!`;
    return `${has(who)} ${tongue.and(each)} gewonnen!`;
  },
  closed: (names) =>
    `Ab jetzt nicht mehr zu haben: ${tongue.and(names.map((bonus) => `der ${medals[bonus]}`))}.`,
};

/** "Ada: bis Reihe 6, 21 Punkte". */
const line = (who: SeatName, reached: string, points: number) =>
  `${opening(who)}: ${reached}, ${tongue.counted(points, pointForms)}`;

export const scoring: Words["scoring"] = {
  label: "Schlusswertung",
  caption: "Die Wertung",
  titles: {
    start: "Die Bauarbeiten sind beendet",
    pyramid: "Die Pyramide",
    arch: "Der Triumphbogen",
    mosaic: "Das Bodenmosaik",
    bonuses: "Die Boni",
    quarry: "Der Steinbruch",
    jokers: "Die Joker",
    total: "Das Ergebnis",
  },
  ended: (ending) => {
    if (ending.kind === "idle") {
      const rounds = tongue.counted(ending.rounds, { one: "Runde", other: "Runden" });
      return `Seit ${rounds} hat niemand einen Stein angekreuzt.`;
    }
    const { enders, buildings, round } = ending;
    const [first, ...more] = enders;
    if (first && more.length === 0) {
      return `${has(first)} in Runde ${round} das ${buildings}. Bauwerk vollendet.`;
    }
    const names = opening(...enders);
    const verb = enders.some(({ self }) => self) ? "habt" : "haben";
    return `${names} ${verb} in Runde ${round} das ${buildings}. Bauwerk vollendet.`;
  },
  pyramid: (who, row, points) => line(who, row === 0 ? "kein Stein" : `bis Reihe ${row}`, points),
  arch: (who, level, complete, points) => {
    if (level === 0) return line(who, "keine Stufe auf beiden Seiten", points);
    return line(who, complete ? "vollendet" : `beide Säulen bis Stufe ${level}`, points);
  },
  mosaic: (who, count, points) =>
    line(who, count === 0 ? "kein Stein" : tongue.counted(count, stones), points),
  bonuses: (who, names, points) => {
    const reached = names.length > 0 ? tongue.and(names.map((bonus) => bonuses[bonus])) : "keine";
    return line(who, reached, points);
  },
  quarry: (who, left, points) =>
    line(who, left === 0 ? "kein Stein mehr" : `noch ${tongue.counted(left, stones)}`, points),
  jokers: (who, left, points) =>
    line(who, left === 0 ? "kein Joker mehr" : `noch ${tongue.number(left)} Joker`, points),
  lines: (each) => `${each.join("; ")}.`,
  result: ({ winners, points, byPyramid }) => {
    const [first, ...more] = winners;
    const total = tongue.counted(points, { one: "Punkt", other: "Punkten" });
    if (first && more.length === 0) {
      const tie = byPyramid ? ", bei Gleichstand dank mehr Steinen der Pyramide" : "";
      const wins = first.self ? "Du gewinnst" : `${tongue.name(first)} gewinnt`;
      return `${wins} mit ${total}${tie}.`;
    }
    const names = opening(...winners);
    const verb = winners.some(({ self }) => self) ? "teilt euch" : "teilen sich";
    return `${names} ${verb} den Sieg mit je ${total}.`;
  },
};
