// Cubus in French.
import type { SeatName } from "$lib/games";
import {
  boxes,
  cardList,
  cardNumber,
  form,
  isNone,
  kindCount,
  kindForm,
  name,
  points,
  pointsWord,
} from "./fr_cards";
import { signed } from "../view/signed";
import type { Drawn } from "./data";
import type { Words } from "./en";
import { does, end, events, of, phases } from "./fr_events";
import { practice } from "./fr_practice";
import { refusals } from "./fr_refusals";

const targets: Words["targets"] = {
  box: ({ level, top }) =>
    [
      `Caisse au niveau ${level}`,
      ...(top ? [top === "open" ? "dessus ouvert" : "avec couvercle"] : []),
    ].join(", "),
  takeOff: (above) => (above > 0 ? withAbove(above) : "La retirer"),
  close: "La fermer avec un couvercle",
  open: "En ouvrir le dessus",
  put: (count) => `Poser ${boxes(count)} ici`,
  take: (won) => `La prendre, ${isNone(won) ? "sans gagner de carte" : `gagne ${cardList(won)}`}`,
  cannotTake: "Elle ne peut pas être prise",
};

const spoken: Words["spoken"] = {
  box: (at) => `${targets.box(at)}, rangée ${at.row}, place ${at.place}`,
  deed: (at, deed) => `${spoken.box(at)}\u202f: ${deed}`,
  put({ boxes: count, row, place, level, fits }) {
    const it = `${targets.put(count)}\u202f: rangée ${row}, place ${place}, niveau ${level}`;
    return fits ? it : `${it}\u202f; aucune image ne pourrait le montrer`;
  },
};

function withAbove(count: number): string {
  return count === 1
    ? "La retirer avec la caisse du dessus"
    : `La retirer avec les ${boxes(count)} du dessus`;
}

const digits = (count: number) => `${count} ${form(count, { one: "caisse", other: "caisses" })}`;
const compared = ({ before, after }: Drawn) => `${digits(after)} au lieu de ${before}`;

const board: Words["board"] = {
  stack: "La pile",
  keys:
    "Les flèches parcourent le sol, à droite vers l’avant droit et en bas vers l’avant gauche\u202f; " +
    "page précédente et page suivante vont de caisse en caisse dans une colonne. Entrée fait ce que " +
    "dit l’outil. Plus pose une caisse, moins en retire une, O ouvre ou ferme le dessus, U glisse " +
    "une couche sous toute la pile, D retire la couche du bas, Z ou Échap revient d’un pas en " +
    "arrière et Y le refait. L pose la pile, K toque, P laisse passer.",
  takeOne:
    "Retirez une caisse de la pile. Chacune indique ce qu’elle rapporte\u202f: combien de cartes, et " +
    "lesquelles.",
  nothingMissed: (passer) =>
    `En effet\u202f: il n’y avait rien à construire au tour ${passer.self ? "où vous avez passé" : of(passer)}.`,
  missed: (passer, most) =>
    `Personne ne l’a vu\u202f: il y avait ${points(most)} à prendre au tour ` +
    `${passer.self ? "où vous avez passé" : of(passer)}.`,
  yourCards: "Vos cartes",
  allHands: "Toutes les mains",
  cardsOf: (who) => name(who),
  lay: "Poser",
  nameIt: "Annoncer",
  pass: "Rien à construire",
  backToBell: "Retour à la cloche",
  mirrored: "Vue en miroir",
  mirroredFor: "Pour qui est assis en face\u202f: gauche et droite échangées",
};

const reckoning: Words["reckoning"] = {
  legend: "Compte",
  lately: "Dernier changement",
  asOnTable: (drawn) => `${compared(drawn)}, comme sur la table.`,
  refused: (drawn, why) => `${compared(drawn)}. ${why}`,
  mayBeLaid: (drawn, won) =>
    `${compared(drawn)}\u202f: ${won === null ? "peut être annoncé" : points(won)}.`,
  brief: ({ before, after }) => `${before} → ${digits(after)}`,
  boxes: "Caisses",
  then: "puis",
  points: (count) => pointsWord(count ?? 2),
  cards: "Cartes par sorte",
  exchanged: "posées, reprises",
  tag: ({ boxes: more, cards, points: won }) =>
    `${signed(more)} ${form(Math.abs(more), { one: "caisse", other: "caisses" })}, ` +
    `${signed(cards)} ${form(Math.abs(cards), { one: "carte", other: "cartes" })}` +
    (won === null ? "" : ` = ${points(won)}`),
  laid: (won) => `Ce coup est permis\u202f: ${points(won)}.`,
  named: "Ce coup peut être annoncé.",
  hint: "Changez la pile pour qu’elle compte plus de caisses, avec peu de cartes.",
};

const tools: Words["tools"] = {
  legend: "L’effet d’un toucher",
  put: "Poser",
  off: "Retirer",
  top: "Ouvrir, fermer",
  layerIn: { label: "Couche en plus", words: "Glisser une couche sous toute la pile" },
  layerOut: { label: "Couche en moins", words: "Retirer la couche du bas" },
  back: { label: "Annuler", words: "Annuler le dernier pas" },
  again: { label: "Refaire", words: "Refaire ce pas" },
  restart: { label: "Recom\u00ADmencer", words: "Recommencer avec la pile sur la table" },
};

const knock: Words["knock"] = {
  seconds: (left) => `${left}\u00a0s`,
  title: (passer) => `${does(passer, "ne voit", "ne voyez")} rien à construire`,
  others: (passer) => `Les autres peuvent toquer et construire avec ${cardsOf(passer)}.`,
  answered: "Vous laissez passer. Les autres peuvent encore toquer, et vous aussi.",
  question: (passer) =>
    `Voyez-vous quelque chose\u202f? Toquez et construisez avec ${cardsOf(passer)}\u202f: ` +
    "les points sont pour vous.",
  bell: "La cloche",
  hasKnocked: (who) => does(who, "a toqué", "avez toqué"),
  wasFirst: (who) => `${name(who)} a été plus rapide`,
  shows: (who, passer) =>
    who.self
      ? `Montrez une construction avec ${cardsOf(passer)} avant la fin du temps.`
      : `${name(who)} peut maintenant construire, sans concurrence, avec ${cardsOf(passer)}.`,
  beFirst: "A toqué qui montre le premier une construction.",
  giveUp: (each) => `Renoncer (${points(each)} à tous les autres)`,
  knock: "Toquer",
  knocks: (who) => does(who, "toque", "toquez"),
  waive: "Laisser passer",
  nobody: "Personne ne toque",
};

function cardsOf(passer: SeatName): string {
  return passer.self ? "vos cartes" : `les cartes ${of(passer)}`;
}

const side: Words["side"] = {
  roles: {
    winner: "gagne",
    passed: "a passé",
    waived: "laisse passer",
    mayKnock: "peut toquer",
    knocked: "a toqué",
    toMove: "à jouer",
  },
  points: pointsWord,
  built: (count) => `${count} à la construction`,
  deck: "Pioche",
  unknown: (count) => `${cardNumber(count)} dans un ordre que nul ne connaît`,
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
