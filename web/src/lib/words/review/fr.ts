// The sentences of a game looked back upon, in French.
import type { SeatName } from "../../games";
import { Tongue } from "../tongue";
import type { ReviewWords } from "./en";

const { name, number, and } = new Tongue("fr");

const size = (value: number) => `${number(Math.round(Math.abs(value) * 100))}\u202f%`;
const signed = (value: number) => (value < 0 ? `−${size(value)}` : `+${size(value)}`);
const share = (value: number) => (value < -0.005 ? signed(value) : size(value));
const subject = (who: SeatName) => (who.self ? "vous" : name(who));

export const review: ReviewWords = {
  label: "Retour sur la partie",
  progress: (done, all) => `${number(done)} événements examinés sur ${number(all)}`,
  pause: "Pause",
  goOn: "Continuer",
  closer: "Regarder de plus près",
  failed: (detail) => `L’examen s’est arrêté\u202f: ${detail}`,
  retry: "Réessayer",
  graph: "Chances de gagner au fil de la partie\u202f; choisir une position",
  chances: (seats) => and(seats.map(({ who, win }) => `${subject(who)} ${share(win)}`)),
  signed,
  share,
  here: "Dans cette position",
  begin: "La partie n’a pas encore commencé.",
  unread: "Cet événement n’a pas encore été examiné.",
  lost: (who, win) =>
    who.self
      ? `Ce coup vous a coûté ${share(win)} de la victoire.`
      : `Ce coup a coûté à ${name(who)} ${share(win)} de la victoire.`,
  good: "Aucun meilleur coup n’a été trouvé.",
  better: (told) => `Mieux\u202f: ${told}`,
  show: "Montrer le meilleur coup",
  luck: (seats) =>
    `Chance\u202f: ${and(seats.map(({ who, win }) => `${subject(who)} ${signed(win)}`))}.`,
  noLuck: "La chance n’a rien changé de notable ici.",
  turning: "Ce qui a décidé de la partie",
  even: "Rien ne se détache\u202f: aucun coup, aucune chance n’a décidé plus que le reste.",
  accounts: "La chance et le jeu",
  columns: {
    luck: "Chance",
    losses: "Perdu",
    mistakes: "Coups",
    adjusted: "Sans la chance",
  },
  mistakes: (lossy, decisions) => `${number(lossy)} sur ${number(decisions)}`,
  legend:
    "Perdu\u202f: les parts de victoire que de meilleurs coups auraient gardées. Coups\u202f: combien, parmi tous, ont perdu quelque chose. Sans la chance\u202f: le résultat, moins ce que la chance a apporté.",
  quality: (nodes, drift) =>
    `Cherché avec ${number(nodes)} simulations par position\u202f; ce qui se perd dans le bruit ne compte pas. La recherche a changé d’avis de ${share(drift)} en tout.`,
};
