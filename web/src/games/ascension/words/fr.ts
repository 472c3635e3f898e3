// Ascension in French.
import type { Mark } from "../view/table";
import type { Figure, Place, Way } from "../view/pieces";
import type { Arrival, LandingAt, Use } from "./data";
import type { Words } from "./en";
import { events } from "./fr_events";
import {
  colours,
  destination,
  figures,
  french,
  outcome,
  piece,
  pieces,
  stack,
  stone,
  ways,
} from "./fr_pieces";
import { refusals } from "./fr_refusals";

function placeName(place: Place, mark: Mark | null): string {
  if (mark?.kind === "portal") return `${place}, portail d’${colours[mark.colour]}`;
  return mark?.kind === "neutral" ? `${place}, case bleue neutre` : place;
}

const NUMERALS = ["aucune", "une", "deux", "trois"];
const numeral = (count: number) => NUMERALS[count] ?? french.number(count);
const sorties = (off: number) =>
  `${numeral(off)} ${off < 2 ? "pyramide sortie" : "pyramides sorties"}`;

const places: Words["places"] = {
  space({ place, mark, stack: letters, figure, sheltered }) {
    const name = placeName(place, mark);
    const entry = mark?.kind === "entry" ? `, entrée d’${colours[mark.colour]}` : "";
    if (letters === undefined && figure === undefined) return `${name}\u202f: libre${entry}`;
    if (figure === undefined) {
      return `${name}\u202f: ${stack(letters ?? "")}${sheltered ? ", protégée" : ""}${entry}`;
    }
    const what = piece({ kind: "figure", letter: figure });
    const shelter = figure.toUpperCase() === "C" ? ", protégée" : ", protégé";
    return `${name}\u202f: ${what}${sheltered ? shelter : ""}${entry}`;
  },
  limbo(stones, figures) {
    const count = stones + figures;
    const forms = { one: "pièce", other: "pièces" };
    return `Limbes\u202f: ${count === 0 ? "vides" : french.counted(count, forms)}`;
  },
  off: (colour, off, of) => `${colours[colour]}\u202f: ${sorties(off)} sur ${of}`,
  waiting: (waiting) => `Dans les Limbes\u202f: ${pieces(waiting.count, waiting)}`,
};

/** What a power can do with a place. */
function use(use: Use): string {
  if (use.kind === "source") return `peut être collectée sur ${use.target}`;
  if (use.kind === "taken") return "collectée\u202f; touchez pour la remettre";
  const { figure } = use;
  if (figure === "mason") return "le Maçon peut pousser la pile";
  return figure === "anubis"
    ? "l’Anubis peut disperser la pile"
    : "la Cléopâtre peut collecter ici";
}

const spoken: Words["spoken"] = {
  landHere: (name, landed) => `${name}\u202f; se poser ici\u202f: ${outcome(landed)}`,
  inHand: (name) => `${name}\u202f; en main`,
  canMove: (name) => `${name}\u202f; peut se déplacer`,
  use: (name, of) => `${name}\u202f; ${use(of)}`,
};

function landings(all: readonly LandingAt[]): string {
  return french.or(
    all.map(({ place, outcome: landed }) =>
      landed.effect === "stands" ? place : `${place} (${outcome(landed)})`,
    ),
  );
}

const POWERS: Readonly<Record<Figure, string>> = {
  mason: "Poussez la pile d’un côté ou de l’autre, ou n’y touchez pas.",
  anubis: "Choisissez la direction de chaque pierre, puis dispersez la pile.",
  cleopatra: "Touchez les pierres éclairées dans l’ordre où elles seront posées.",
};

const caption: Words["caption"] = {
  landing: (moved, place, mark) => `${french.capital(piece(moved))} vers ${placeName(place, mark)}`,
  lands: (landed) => `${french.capital(outcome(landed))}.`,
  inHand: (held) => `${french.capital(piece(held))} en main`,
  itCanLand: (all) => `Peut aller en ${landings(all)}.`,
  canLand: (all) => `Peut aller en ${landings(all)}.`,
  use: (of) => `${french.capital(use(of))}.`,

  whole: "Le tour est complet",
  playIt: "Terminez-le, ou annulez ce que vous voulez changer.",
  over: "La partie est terminée",
  draw: "Le tirage des couleurs",
  goldBegins: "Or commence.",
  turn: (who, number) =>
    `${number === 1 ? "1er" : `${french.number(number)}e`} tour\u202f: ` +
    (who.self ? "à vous de jouer" : `à ${french.name(who)} de jouer`),
  point: "Touchez ou pointez une pièce ou une case pour savoir ce que c’est.",

  movesLeft: (left, colour) =>
    `Encore ${left === 1 ? "un déplacement" : "deux déplacements"} pour ${colours[colour]}`,
  mustEnterNow: "Ce déplacement doit ramener une pierre des Limbes.",
  mustEnter: "L’un de vos déplacements doit ramener une pierre des Limbes.",
  choose: "Choisissez une de vos pièces, puis sa case d’arrivée.",
  chooseOther: (moved) =>
    `Choisissez une de vos pièces, autre que celle de ${moved}, puis sa case d’arrivée.`,

  power: (figure) => `Le pouvoir ${figures[figure].of}`,
  powerText: (figure) => POWERS[figure],
  nextStone: "Maintenant la suivante.",
  mustCollect: "Une de vos pierres doit d’abord sortir des Limbes.",

  forfeit: (both) => (both ? "Les deux déplacements sont perdus" : "Ce déplacement est perdu"),
  noEntry: "Une pierre doit revenir des Limbes, et aucune case d’entrée ne lui est ouverte.",
  noMove: "Aucune de vos pièces ne peut bouger.",
};

const VERBS = { bumps: ", éjecte la ", traps: ", piège la ", stacks: ", se pose sur la " } as const;

/** "O3, éjecte la petite pierre d’Onyx" */
function fate({ to, effect, met }: Arrival): string {
  if (to === "limbo") return "Limbes";
  if (to === "off") return "hors du plateau";
  if (met === null || effect === "stands" || effect === "off") return to;
  return `${to}${VERBS[effect]}${stone(met)}`;
}

function to(arrival: Arrival): string {
  const inMiddle = arrival.to === "limbo" || arrival.to === "off";
  return inMiddle ? destination(arrival.to) : `vers ${fate(arrival)}`;
}

const pushWay = (place: Place, way: Way) => `Pousser ${place} ${ways[way]}`;

const powers: Words["powers"] = {
  stack: "Pile",
  target: (place, letters) => `${place}\u202f: ${stack(letters)}`,
  push: (place, letters) => `Pousser ${place}, ${stack(letters)}`,
  pushWay,
  pushTo: (place, way, arrival) => `${pushWay(place, way)}\u202f: ${to(arrival)}`,
  to,
  fate,
  directions: (place) => `Directions des pierres de ${place}, depuis le sommet`,
  turned({ letter, way, fate: now, other }) {
    const goal = (arrival: Arrival | null) => (arrival ? ` ${to(arrival)}` : "");
    const back = ways[way === "+" ? "-" : "+"];
    const turn = `la tourner ${back}${goal(other)}`;
    return `${stone(letter)}\u202f: ${ways[way]}${goal(now)}\u202f; ${turn}`;
  },
  scatter: (place) => `Disperser ${place}`,
  startOver: "Recommencer",
  done: "Terminé",
  leave: "Y renoncer",
  forfeit: "Renoncer",
};

const side: Words["side"] = {
  toMove: "à jouer",
  drawn: "nulle",
  winner: "gagne",
  way: (way) => ways[way],
  moves: (way) => `se déplace ${ways[way]}`,
  borneOff: (off, of) => `${sorties(off)} sur ${of}`,
  ofAll: (off, of) => `sur ${of} ${off < 2 ? "sortie" : "sorties"}`,
  inLimbo: "Dans les Limbes",
  nothing: "rien",
  waiting: (all) => french.and(all.map((one) => pieces(one.count, one))),
  trapped: "Piégées sous l’adversaire",
  stacks: (count) =>
    count === 0 ? "aucune pile" : french.counted(count, { one: "pile", other: "piles" }),
  turnNumber: (number) => `Tour ${french.number(number)}`,
  drawnAfter: (turns, times) =>
    `· nulle après ${french.number(turns)}, ou quand une position revient pour la ${times}ᵉ fois`,
};

const end: Words["end"] = {
  label: "La fin",
  drawn: "La partie est nulle",
  tooLong: (turns, of) =>
    `Personne n’a sorti ${numeral(of)} pyramides en ${french.number(turns)} tours.`,
  repeated: (turns, times) =>
    `La même position est apparue pour la ${times}ᵉ fois, après ${french.number(turns)} tours.`,
  won: (who, colour) =>
    `${who.self ? "Vous gagnez" : `${french.name(who)} gagne`} avec ${colours[colour]}`,
  score(winner, loser, turns) {
    const against = loser === 0 ? "zéro" : numeral(loser);
    return `${french.capital(sorties(winner))} contre ${against}, en ${french.number(turns)} tours.`;
  },
  borneOff: (off) => sorties(off),
};

export const words: Words = {
  refusals,
  colour: (colour) => colours[colour],
  limbo: "Limbes",
  board: "Le plateau",
  keys:
    "Les flèches parcourent le plateau\u202f; plus et moins parcourent l’anneau, dans le sens " +
    "antihoraire et horaire. N mène à la prochaine case que l’on peut choisir, L aux Limbes. " +
    "Entrée prend une pièce en main, puis la pose\u202f; Échap la remet. Ce que peut le pouvoir " +
    "d’une figurine suit sous le plateau.",
  places,
  spoken,
  caption,
  powers,
  side,
  end,
  events,
};
