// Ascension in German.
import type { Mark } from "../view/table";
import type { Figure, Place, Way } from "../view/pieces";
import type { Arrival, LandingAt, Use } from "./data";
import { events } from "./de_events";
import {
  colours,
  figures,
  german,
  onStone,
  outcome,
  piece,
  pieces,
  stack,
  stone,
  theStone,
  ways,
} from "./de_pieces";
import { refusals } from "./de_refusals";
import type { Words } from "./en";

function placeName(place: Place, mark: Mark | null): string {
  if (mark?.kind === "portal") return `${place}, Portal von ${colours[mark.colour]}`;
  return mark?.kind === "neutral" ? `${place}, neutrales blaues Feld` : place;
}

const NUMERALS = ["keine", "eine", "zwei", "drei"];
const numeral = (count: number) => NUMERALS[count] ?? german.number(count);
const pyramids = (count: number) => `${numeral(count)} ${count < 2 ? "Pyramide" : "Pyramiden"}`;

const places: Words["places"] = {
  space({ place, mark, stack: letters, figure, sheltered }) {
    const name = placeName(place, mark);
    const entry = mark?.kind === "entry" ? `, Einsetzfeld von ${colours[mark.colour]}` : "";
    if (letters === undefined && figure === undefined) return `${name}: leer${entry}`;
    const what =
      figure === undefined ? stack(letters ?? "") : piece({ kind: "figure", letter: figure });
    return `${name}: ${what}${sheltered ? ", geschützt" : ""}${entry}`;
  },
  limbo(stones, figures) {
    const counts = [
      ...(stones > 0 ? [german.counted(stones, { one: "Stein", other: "Steine" })] : []),
      ...(figures > 0 ? [german.counted(figures, { one: "Figur", other: "Figuren" })] : []),
    ];
    return `Limbus: ${counts.length > 0 ? german.and(counts) : "leer"}`;
  },
  off: (colour, off, of) => `${colours[colour]}: ${pyramids(off)} von ${of} im Ziel`,
  waiting: (waiting) => `Im Limbus: ${pieces(waiting.count, waiting)}`,
};

/** What a power can do with a place. */
function use(use: Use): string {
  if (use.kind === "source") return `kann auf ${use.target} gesammelt werden`;
  if (use.kind === "taken") return "gesammelt; antippen legt ihn zurück";
  const { figure } = use;
  if (figure === "mason") return "der Maurer kann den Stapel schieben";
  return figure === "anubis"
    ? "der Anubis kann den Stapel zerstreuen"
    : "die Cleopatra kann hier sammeln";
}

const spoken: Words["spoken"] = {
  landHere: (name, landed) => `${name}; hier landen: ${outcome(landed)}`,
  inHand: (name) => `${name}; in der Hand`,
  canMove: (name) => `${name}; kann ziehen`,
  use: (name, of) => `${name}; ${use(of)}`,
};

function landings(all: readonly LandingAt[]): string {
  return german.or(
    all.map(({ place, outcome: landed }) =>
      landed.effect === "stands" ? place : `${place} (${outcome(landed)})`,
    ),
  );
}

const POWERS: Readonly<Record<Figure, string>> = {
  mason: "Schiebe den Stapel in die eine oder andere Richtung, oder lass ihn stehen.",
  anubis: "Wähle für jeden Stein die Richtung, dann zerstreue den Stapel.",
  cleopatra: "Tippe die leuchtenden Steine in der Reihenfolge an, in der sie gelegt werden.",
};

const caption: Words["caption"] = {
  landing: (moved, place, mark) => `${german.capital(piece(moved))} nach ${placeName(place, mark)}`,
  lands: (landed) => `${german.capital(outcome(landed))}.`,
  inHand: (held) => `${german.capital(piece(held))} in der Hand`,
  itCanLand: (all) => `Kann landen auf: ${landings(all)}.`,
  canLand: (all) => `Kann landen auf: ${landings(all)}.`,
  use: (of) => `${german.capital(use(of))}.`,

  whole: "Der Zug ist vollständig",
  playIt: "Beende ihn, oder nimm zurück, was du ändern möchtest.",
  over: "Die Partie ist zu Ende",
  draw: "Die Farben werden gezogen",
  goldBegins: "Gold beginnt.",
  turn: (who, number) =>
    `${german.number(number)}. Zug: ${who.self ? "du bist" : `${german.name(who)} ist`} dran`,
  point: "Tippe oder zeige auf einen Stein, eine Figur oder ein Feld, um zu sehen, was dort ist.",

  movesLeft: (left, colour) =>
    `Noch ${left === 1 ? "eine Bewegung" : "zwei Bewegungen"} als ${colours[colour]}`,
  mustEnterNow: "Diese Bewegung muss einen Stein aus dem Limbus zurückbringen.",
  mustEnter: "Eine deiner Bewegungen muss einen Stein aus dem Limbus zurückbringen.",
  choose: "Wähle einen deiner Steine oder eine deiner Figuren, dann das Feld.",
  chooseOther: (moved) =>
    `Wähle einen anderen deiner Steine oder eine andere Figur als auf ${moved}, dann das Feld.`,

  power: (figure) => `Die Kraft ${figures[figure].genitive}`,
  powerText: (figure) => POWERS[figure],
  nextStone: "Jetzt den nächsten.",
  mustCollect: "Zuerst muss einer deiner Steine aus dem Limbus heraus.",

  forfeit: (both) => (both ? "Beide Bewegungen verfallen" : "Diese Bewegung verfällt"),
  noEntry: "Ein Stein muss aus dem Limbus zurück, und kein Einsetzfeld ist für ihn offen.",
  noMove: "Weder deine Steine noch deine Figuren können ziehen.",
};

/** "O3, schlägt den kleinen Onyx-Stein" behind the space's name. */
function meeting({ effect, met }: Arrival): string {
  if (met === null || effect === "stands" || effect === "off") return "";
  if (effect === "bumps") return `, schlägt ${theStone(met)}`;
  return effect === "traps" ? `, setzt ${theStone(met)} fest` : `, landet auf ${onStone(met)}`;
}

function fate(arrival: Arrival): string {
  if (arrival.to === "limbo") return "Limbus";
  return arrival.to === "off" ? "Ziel" : `${arrival.to}${meeting(arrival)}`;
}

function to(arrival: Arrival): string {
  if (arrival.to === "limbo") return "in den Limbus";
  return arrival.to === "off" ? "ins Ziel" : `nach ${arrival.to}${meeting(arrival)}`;
}

const pushWay = (place: Place, way: Way) => `${place} ${ways[way]} schieben`;

const powers: Words["powers"] = {
  stack: "Stapel",
  target: (place, letters) => `${place}: ${stack(letters)}`,
  push: (place, letters) => `${place} schieben, ${stack(letters)}`,
  pushWay,
  pushTo: (place, way, arrival) => `${pushWay(place, way)}: ${to(arrival)}`,
  to,
  fate,
  directions: (place) => `Richtungen der Steine auf ${place}, von oben`,
  turned({ letter, way, fate: now, other }) {
    const goal = (arrival: Arrival | null) => (arrival ? ` ${to(arrival)}` : "");
    const back = ways[way === "+" ? "-" : "+"];
    return `${stone(letter)}: ${ways[way]}${goal(now)}; umdrehen: ${back}${goal(other)}`;
  },
  scatter: (place) => `${place} zerstreuen`,
  startOver: "Von vorn",
  done: "Fertig",
  leave: "Verzichten",
  forfeit: "Verfallen lassen",
};

const side: Words["side"] = {
  toMove: "am Zug",
  drawn: "unentschieden",
  winner: "gewinnt",
  way: (way) => ways[way],
  moves: (way) => `zieht ${ways[way]}`,
  borneOff: (off, of) => `${pyramids(off)} von ${of} im Ziel`,
  ofAll: (_, of) => `von ${of} im Ziel`,
  inLimbo: "Im Limbus",
  nothing: "nichts",
  waiting: (all) => german.and(all.map((one) => pieces(one.count, one))),
  trapped: "Vom Gegner festgesetzt",
  stacks: (count) => (count === 0 ? "kein Stapel" : german.counted(count, { other: "Stapel" })),
  turnNumber: (number) => `Zug ${german.number(number)}`,
  drawnAfter: (turns, times) =>
    `· unentschieden nach ${german.number(turns)} oder wenn eine Stellung zum ${times}. Mal entsteht`,
};

const end: Words["end"] = {
  label: "Das Ende",
  drawn: "Die Partie ist unentschieden",
  tooLong: (turns, of) =>
    `In ${german.number(turns)} Zügen hat niemand ${pyramids(of)} ins Ziel gebracht.`,
  repeated: (turns, times) =>
    `Nach ${german.number(turns)} Zügen stand dieselbe Stellung zum ${times}. Mal.`,
  won: (who, colour) =>
    `${who.self ? "Du gewinnst" : `${german.name(who)} gewinnt`} als ${colours[colour]}`,
  score(winner, loser, turns) {
    const won = `${german.capital(pyramids(winner))} im Ziel`;
    return `${won} gegen ${numeral(loser)}, in ${german.number(turns)} Zügen.`;
  },
  borneOff: (off) => `${pyramids(off)} im Ziel`,
};

export const words: Words = {
  refusals,
  colour: (colour) => colours[colour],
  limbo: "Limbus",
  board: "Das Brett",
  keys:
    "Die Pfeiltasten gehen über das Brett; Plus und Minus gehen um den Ring, gegen den " +
    "Uhrzeigersinn und im Uhrzeigersinn. N führt zum nächsten Feld, das gewählt werden kann, L in " +
    "den Limbus. Die Eingabetaste nimmt einen Stein oder eine Figur in die Hand und setzt sie ab; " +
    "Escape legt sie zurück. Was die Kraft einer Figur vermag, folgt unter dem Brett.",
  places,
  spoken,
  caption,
  powers,
  side,
  end,
  events,
};
