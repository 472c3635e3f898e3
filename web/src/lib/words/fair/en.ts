// The sentences of whoever checks the chance of a finished game, in English.
import { Tongue } from "../tongue";

const { counted, number } = new Tongue("en");

export const fair = {
  checking: "Drawing everything again …",
  proved: (events: number) =>
    events === 1
      ? "The one thing that chance decided is what it had to be."
      : `All ${number(events)} things that chance decided are what they had to be.`,
  how: "The server was bound to a secret number before anybody played. Now it has told it, and this page has drawn everything again from it, without the server.",
  shared: (seats: number) =>
    seats === 0
      ? "Nobody added a number of their own: here the secret number alone decided."
      : `${counted(seats, { one: "player", other: "players" })} added a number of their own that the server could not foresee.`,
  unshared: (events: number) =>
    `${counted(events, { one: "draw was", other: "draws were" })} made before anybody had.`,
  own: {
    there: "The number that this browser added is among them.",
    missing: "The number that this browser added is not in the record: the server left it out.",
    other:
      "The number that this browser offered was not taken: the server had one for the seat already, as another browser of yours may have added it.",
  },
  noSeed: "The server tells its secret number once the game has ended.",
  noProof:
    "Nothing tells how the chance of this game was drawn. Tables of earlier versions cannot be checked.",
  wrongSeed: "The number that the server tells is not the one that it was bound to.",
  wrongEvent: (ply: number, drawn: string, told: string) =>
    `Event ${number(ply)} is wrong: it should be “${drawn}”, and was “${told}”.`,
  insecure:
    "Browsers can check this at https addresses only. Save the record and let “benben verify” look at it.",
  failed: "It could not be checked just now. Are you offline?",
};

export type FairWords = typeof fair;
