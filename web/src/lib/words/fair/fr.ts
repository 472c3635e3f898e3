// The sentences of whoever checks the chance of a finished game, in French.
import { Tongue } from "../tongue";
import type { FairWords } from "./en";

const { counted, number } = new Tongue("fr");

export const fair: FairWords = {
  checking: "Tout est tiré une nouvelle fois…",
  proved: (events) =>
    events === 1
      ? "La seule chose que le hasard a décidée est ce qu’elle devait être."
      : `Les ${number(events)} décisions du hasard sont toutes ce qu’elles devaient être.`,
  how: "Le serveur était lié à un nombre secret avant que quiconque ne joue. Il l’a révélé maintenant, et cette page en a tout tiré une nouvelle fois, sans le serveur.",
  shared: (seats) =>
    seats === 0
      ? "Personne n’a ajouté de nombre\u202f: ici, le nombre secret a décidé seul."
      : `${counted(seats, { one: "personne a ajouté", other: "personnes ont ajouté" })} un nombre que le serveur ne pouvait pas prévoir.`,
  unshared: (events) =>
    `${counted(events, { one: "tirage a eu lieu", other: "tirages ont eu lieu" })} avant que quiconque ne l’ait fait.`,
  own: {
    there: "Le nombre que ce navigateur a ajouté en fait partie.",
    missing:
      "Le nombre que ce navigateur a ajouté n’est pas dans l’enregistrement\u202f: le serveur l’a omis.",
    other:
      "Le nombre que ce navigateur a proposé n’a pas été pris\u202f: le serveur en avait déjà un pour cette place, peut-être d’un autre de vos navigateurs.",
  },
  noSeed: "Le serveur révèle son nombre secret dès que la partie est terminée.",
  noProof:
    "Rien ne dit comment le hasard de cette partie a été tiré. Les tables de versions antérieures ne peuvent pas être vérifiées.",
  wrongSeed: "Le nombre que le serveur révèle n’est pas celui auquel il était lié.",
  wrongEvent: (ply, drawn, told) =>
    `L’événement ${number(ply)} est faux\u202f: ce devrait être «\u202f${drawn}\u202f», et c’était «\u202f${told}\u202f».`,
  insecure:
    "Les navigateurs ne peuvent vérifier cela qu’à des adresses https. Enregistrez la partie et soumettez-la à «\u202fbenben verify\u202f».",
  failed: "La vérification n’a pas pu se faire. Êtes-vous hors ligne\u202f?",
};
