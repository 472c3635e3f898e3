// The bar under the board of Ankh'or in German: what is pointed at, what can be done, what it leads to.
import { closed } from "./data";
import type { Words } from "./en";
import {
  both,
  colours,
  counted,
  nouns,
  onto,
  theTile,
  theToken,
  tile,
  tokens,
  tongue,
} from "./de_names";

export const actions: Words["actions"] = {
  leave: "Doch nicht",
  lay: "Hierhin legen",
  save: (saved, paid) => `${tongue.capital(theToken(saved))} sparen, ${tokens(paid)} zahlen`,
  refresh: (pile) => `Von Stapel ${pile.toUpperCase()} auffrischen`,
  takeAndEnd: "Nehmen und Zug beenden",
  take: "Nur nehmen",
  startOver: "Von vorn",
  end: "Zug beenden",
  endOwing: (count) => `Zug beenden (${count} abzugeben)`,
  giveBack: (given) => `${tongue.capital(tokens(given))} abgeben`,
  giveBackAndEnd: "Abgeben und Zug beenden",
};

const outlook: Words["bar"]["outlook"] = ({ points, total, bonus, paid, lost }) => {
  const change =
    points === 0
      ? "Weder mehr noch weniger Punkte"
      : `${tongue.capital(counted(Math.abs(points), nouns.point))} ${points > 0 ? "mehr" : "weniger"}`;
  return [
    paid.length > 0 ? `Kostet ${tokens(paid)}.` : "",
    `${change}, insgesamt ${total}.`,
    bonus > 0 ? `Bringt ${counted(bonus, nouns.bonusToken, "accusative")}!` : "",
    bonus < 0 ? `Kostet ${counted(-bonus, nouns.bonusToken, "accusative")}.` : "",
    lost.length > 0 ? `Ein Lagerhaus verliert ${tokens(lost)}.` : "",
  ]
    .filter(Boolean)
    .join(" ");
};

export const bar: Words["bar"] = {
  said: (title, text) => `${closed(title)} ${text}`,

  emptySlot: (slot) => `Feld ${slot + 1} ist leer`,
  gapStays: "Die Lücke bleibt, bis jemand die Auslage auffrischt.",
  costs: (price) => `Kostet ${tokens(price)}.`,
  tile: (code) => tongue.capital(tile(code)),
  choosePlace: (code) => `${tongue.capital(tile(code))}: Wähle einen Bauplatz`,
  pile: (pile, left) => `Stapel ${pile.toUpperCase()}: ${counted(left, nouns.tile)}`,
  refill: (gone) =>
    `Ein Ankh füllt die Auslage von hier auf${gone ? `, und ${theTile(gone, "nominative")} kommt aus dem Spiel` : ""}.`,
  top: (back) => `Das oberste Plättchen ist ${colours[back]}.`,
  notMoved: (why) => `Nicht zu versetzen: ${why}`,
  chooseWhere: "Wähle, wohin du es für ein Ankh versetzt.",
  canMove: "Ein Ankh kann es versetzen.",
  spot: (code, at) => `${tongue.capital(tile(code))} ${onto(at)}`,
  whichSaved: "Welche Preismarke sparst du?",
  youChoose: "Du sparst eine Preismarke deiner Wahl.",
  inHand: (code, places) =>
    `${tongue.capital(tile(code))} in der Hand, ${counted(places, nouns.place)}.`,
  outlook,

  take: (taken) => `${tongue.capital(tokens(taken))} nehmen`,
  moreToTake: (count) => `Wähle noch ${counted(count, nouns.token, "accusative")}.`,
  tapBack: "Tippe einen an, um ihn zurückzulegen.",
  tooManyHeld: "Zu viele Marker",
  toGiveBack: (given) => `Abzugeben: ${tokens(given)}`,
  tooMany: (due, limits) =>
    `${tongue.capital(both(limits))} darfst du behalten: Gib ${both(due)} ab.`,

  over: "Die Partie ist zu Ende",
  onlooker: "Der Markt und die Städte",
  pointAtTile: "Zeige auf ein Plättchen, um seine Gruppen zu sehen.",
  lastRound: "Dies ist die letzte Runde.",
  mainAction: (taken) =>
    `Nimm ${counted(taken, nouns.token, "accusative")} oder kaufe ein Plättchen`,
  affordable: "Ein goldener Rand zeigt, was du dir leisten kannst.",
  nothingAffordable: "Noch kannst du dir kein Plättchen leisten.",
  mainActionDone: "Deine Hauptaktion ist ausgeführt",
  ankhLeft:
    "Ein Ankh könnte noch die Auslage auffrischen (wähle einen Stapel) oder ein Plättchen versetzen (wähle es).",
  nothingMore: "Mehr ist nicht zu tun.",
  bonusTurn: "Ein Bonuszug folgt.",
};
