// The bar under the board of Ankh'or in French: what is pointed at, what can be done, what it leads to.
import { closed } from "./data";
import type { Words } from "./en";
import {
  both,
  colour,
  counted,
  nouns,
  onto,
  theTile,
  theToken,
  tile,
  tokens,
  tongue,
} from "./fr_names";

export const actions: Words["actions"] = {
  leave: "Renoncer",
  lay: "Poser ici",
  save: (saved, paid) => `Économiser ${theToken(saved)}, payer ${tokens(paid)}`,
  refresh: (pile) => `Renouveler avec la pioche ${pile.toUpperCase()}`,
  takeAndEnd: "Prendre et terminer le tour",
  take: "Prendre sans terminer",
  startOver: "Recommencer",
  end: "Terminer le tour",
  endOwing: (count) => `Terminer le tour (${count} à rendre)`,
  giveBack: (given) => `Rendre ${tokens(given)}`,
  giveBackAndEnd: "Rendre et terminer le tour",
};

const outlook: Words["bar"]["outlook"] = ({ points, total, bonus, paid, lost }) => {
  const change =
    points === 0
      ? "Aucun point de plus ni de moins"
      : `${tongue.capital(counted(Math.abs(points), nouns.point))} de ${points > 0 ? "plus" : "moins"}`;
  return [
    paid.length > 0 ? `Coûte ${tokens(paid)}.` : "",
    `${change}, ${total} en tout.`,
    bonus > 0 ? `Rapporte ${counted(bonus, nouns.bonusToken)}\u202f!` : "",
    bonus < 0 ? `Fait perdre ${counted(-bonus, nouns.bonusToken)}.` : "",
    lost.length > 0 ? `Un entrepôt se vide\u202f: ${tokens(lost)}.` : "",
  ]
    .filter(Boolean)
    .join(" ");
};

export const bar: Words["bar"] = {
  said: (title, text) => `${closed(title)} ${text}`,

  emptySlot: (slot) => `La case ${slot + 1} est vide`,
  gapStays: "Elle reste vide jusqu’à ce que quelqu’un renouvelle la rangée.",
  costs: (price) => `Coûte ${tokens(price)}.`,
  tile: (code) => tongue.capital(tile(code)),
  choosePlace: (code) => `${tongue.capital(tile(code))}\u202f: choisissez un emplacement`,
  pile: (pile, left) => `Pioche ${pile.toUpperCase()}\u202f: ${counted(left, nouns.tile)}`,
  refill: (gone) =>
    `Un ankh complète la rangée avec cette pioche${gone ? `, et ${theTile(gone)} quitte le jeu` : ""}.`,
  top: (back) => `Sa première tuile est ${colour(back, "f", 1)}.`,
  notMoved: (why) => `Déplacement impossible\u202f: ${why}`,
  chooseWhere: "Choisissez où la déplacer, contre un ankh.",
  canMove: "Un ankh permet de la déplacer.",
  spot: (code, at) => `${tongue.capital(tile(code))} ${onto(at)}`,
  whichSaved: "Quel marqueur économisez-vous\u202f?",
  youChoose: "Un marqueur est économisé, à votre choix.",
  inHand: (code, places) =>
    `${tongue.capital(tile(code))} en main, ${counted(places, nouns.place)}.`,
  outlook,

  take: (taken) => `Prendre ${tokens(taken)}`,
  moreToTake: (count) => `Encore ${counted(count, nouns.token)} à choisir.`,
  tapBack: "Touchez un jeton pour le reposer.",
  tooManyHeld: "Trop de jetons",
  toGiveBack: (given) => `À rendre\u202f: ${tokens(given)}`,
  tooMany: (due, limits) => `Vous pouvez garder ${both(limits)}\u202f: rendez ${both(due)}.`,

  over: "La partie est terminée",
  onlooker: "Le marché et les cités",
  pointAtTile: "Pointez une tuile pour voir ses groupes.",
  lastRound: "C’est la dernière manche.",
  mainAction: (taken) => `Prenez ${counted(taken, nouns.token)} ou achetez une tuile`,
  affordable: "Un liseré doré marque ce que vous pouvez acheter.",
  nothingAffordable: "Vous ne pouvez encore acheter aucune tuile.",
  mainActionDone: "Votre action principale est faite",
  ankhLeft:
    "Un ankh peut encore renouveler la rangée (choisissez une pioche) ou déplacer une tuile (choisissez-la).",
  nothingMore: "Il n’y a plus rien à faire.",
  bonusTurn: "Un tour bonus suit.",
};
