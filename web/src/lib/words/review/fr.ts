// The sentences of a game looked back upon, in French.
import type { SeatName } from "../../games";
import { Tongue } from "../tongue";
import type { ReviewWords } from "./en";

const { name, number, counted, capital, and } = new Tongue("fr");

const size = (value: number) => `${number(Math.round(Math.abs(value) * 100))}\u202f%`;
const signed = (value: number) => (value < 0 ? `−${size(value)}` : `+${size(value)}`);
const share = (value: number) => (value < -0.005 ? signed(value) : size(value));
const subject = (who: SeatName) => (who.self ? "vous" : name(who));
const gain = (value: number) =>
  value === 0
    ? ""
    : ` (${value < 0 ? "−" : "+"}${counted(Math.abs(value), { one: "point", other: "points" })})`;
const likely = (probability: number) =>
  probability < 0.005
    ? "moins de 1\u202f%"
    : probability > 0.995
      ? "plus de 99\u202f%"
      : share(probability);
const within = (margin: number) => (margin < 0.005 ? "" : ` (±\u202f${size(margin)})`);
const points = (win: number) =>
  `${counted(Math.round(win * 100), { one: "point", other: "points" })} de chances de victoire`;

export const review: ReviewWords = {
  label: "Analyse de la partie",
  progress: (done, all) => `${number(done)} événements examinés sur ${number(all)}`,
  pause: "Pause",
  goOn: "Continuer",
  closer: "Regarder de plus près",
  failed: (detail) => `L’analyse s’est arrêtée\u202f: ${detail}`,
  retry: "Réessayer",
  graph: "Chances de gagner au fil de la partie\u202f; choisir une position",
  chances: (ply, all, seats) =>
    `${number(ply)} sur ${number(all)}\u202f: ${and(seats.map(({ who, win }) => `${subject(who)} ${share(win)}`))}`,
  fortune: ({ who, win }) => `${capital(subject(who))} ${signed(win)}`,
  signed,
  share,
  here: "Dans cette position",
  begin: "La partie n’a pas encore commencé.",
  unread: "Cet événement n’a pas encore été examiné.",
  promise: (seats) =>
    `Chances\u202f: ${and(seats.map(({ who, win, margin }) => `${subject(who)} ${share(win)}${within(margin)}`))}.`,
  lost: (who, win, margin) =>
    who.self
      ? `Ce coup vous a coûté ${points(win)}${within(margin)}.`
      : `Ce coup a coûté à ${name(who)} ${points(win)}${within(margin)}.`,
  good: "Aucun meilleur coup n’a été trouvé.",
  better: (told) => `Mieux\u202f: ${told}`,
  show: "Montrer le meilleur coup",
  luck: (seats) =>
    `Chance\u202f: ${and(seats.map(({ who, win }) => `${subject(who)} ${signed(win)}`))}.`,
  noLuck: "La chance n’a rien changé de notable ici.",
  askWhy: "Pourquoi\u202f?",
  whatElse: "Qu’aurait-il pu arriver\u202f?",
  changed: (seats) =>
    `Ce que cela a changé\u202f: ${and(seats.map(({ who, win, points }) => `${subject(who)} ${signed(win)}${gain(points)}`))}.`,
  why: (who) =>
    who.self ? "Ce qu’un conseil vous aurait dit" : `Ce qu’un conseil aurait dit à ${name(who)}`,
  forPlayed: "Ce qui parle en faveur du coup joué",
  played: (value) => `coup joué\u202f: ${number(Math.round(value * 10) / 10)}`,
  noReason:
    "Rien de ce qui se compte ne distingue le meilleur coup\u202f: son intérêt n’apparaît que plus tard.",
  asGood: (who, probability, outcomes) =>
    `Il y avait ${likely(probability)} de chances que vienne quelque chose d’au moins aussi bon pour ${subject(who)} (sur ${number(outcomes)} résultats possibles).`,
  asBad: (who, probability, outcomes) =>
    `Il y avait ${likely(probability)} de chances que vienne quelque chose d’au moins aussi mauvais pour ${subject(who)} (sur ${number(outcomes)} résultats possibles).`,
  atBest: (who, told) => `Au mieux pour ${subject(who)}\u202f: ${told}`,
  atWorst: (who, told) => `Au pire pour ${subject(who)}\u202f: ${told}`,
  unlisted:
    "Les résultats possibles sont trop nombreux pour dire quelle chance avait un aussi bon résultat.",
  playOn: (who) =>
    who.self ? "Reprendre à partir d’ici" : `Reprendre d’ici à la place de ${name(who)}`,
  variations: {
    tryOut: "Essayer des coups à partir d’ici",
    from: (ply) => `Variante à partir du coup ${number(ply)}`,
    fromBeginning: "Variante à partir du début",
    back: "Revenir à la partie",
    here: "Variantes à partir d’ici",
    elsewhere: "Autres variantes",
    at: (ply) => `Coup ${number(ply)}`,
    atBeginning: "Début",
    length: (events) => counted(events, { one: "événement", other: "événements" }),
    marked: (count) => counted(count, { one: "variante", other: "variantes" }),
    open: "Ouvrir",
    openIt: (nth) => `Ouvrir la variante ${number(nth)}`,
    remove: "Supprimer",
    removeIt: (nth) => `Supprimer la variante ${number(nth)}`,
    unplayable: (reason) => `Impossible à jouer\u202f: ${reason}`,
    malformed: "elle n’est pas écrite comme une variante.",
    beyond: "la partie n’a pas de tel coup.",
    full: "Une partie garde 40 variantes au plus\u202f: supprimez-en d’abord une.",
    longest: "Une variante ne peut pas être plus longue.",
    worth: "Que vaut cette position\u202f?",
    thinking: "Réflexion en cours…",
  },
  comment: "Commentaire sur cette position",
  keptHere: "Conservé avec la partie et dans son enregistrement.",
  keptInFile: "Conservé dans l’enregistrement si vous l’enregistrez ci-dessous.",
  save: "Enregistrer la partie avec l’analyse",
  turning: "Ce qui a décidé de la partie",
  turningSoFar: "Ce qui a le plus compté jusqu’ici",
  goesOn: "La partie n’est pas finie\u202f: son résultat est ce que promet la dernière position.",
  even: "Rien ne se détache\u202f: aucun coup, joué ou dû au hasard, n’a pesé plus que le reste.",
  accounts: "La chance et le jeu",
  columns: {
    luck: "Chance",
    losses: "Perdu",
    mistakes: "Erreurs",
    adjusted: "Sans la chance",
  },
  gained: (value) => `${value < 0 ? "−" : "+"}${number(Math.abs(value))}`,
  pointsOnly: (value) => counted(value, { one: "point", other: "points" }),
  mistakes: (lossy, decisions) => `${number(lossy)} sur ${number(decisions)}`,
  legend:
    "Perdu\u202f: les chances de victoire que de meilleurs coups auraient gardées. Erreurs\u202f: les coups qui en ont coûté, parmi tous. Sans la chance\u202f: le résultat, moins ce que la chance a apporté\u202f; au-dessous, la même chose en points. ±\u202f: 95 estimations sur 100 sont aussi proches.",
  quality: (nodes, wavering) =>
    `Cherché avec ${number(nodes)} simulations par position\u202f; ce qui se perd dans le bruit ne compte pas. En moyenne, l’estimation varie de ${share(wavering)} d’une position à la suivante.`,
};
