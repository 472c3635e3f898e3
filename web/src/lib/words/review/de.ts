// The sentences of a game looked back upon, in German.
import type { SeatName } from "../../games";
import { Tongue } from "../tongue";
import type { ReviewWords } from "./en";

const { name, number, and } = new Tongue("de");

const size = (value: number) => `${number(Math.round(Math.abs(value) * 100))}\u00a0%`;
const signed = (value: number) => (value < 0 ? `−${size(value)}` : `+${size(value)}`);
const share = (value: number) => (value < -0.005 ? signed(value) : size(value));
const subject = (who: SeatName) => (who.self ? "du" : name(who));

export const review: ReviewWords = {
  label: "Rückblick auf die Partie",
  progress: (done, all) => `${number(done)} von ${number(all)} Ereignissen angesehen`,
  pause: "Anhalten",
  goOn: "Weiter",
  closer: "Genauer hinsehen",
  failed: (detail) => `Der Rückblick ist stehen geblieben: ${detail}`,
  retry: "Noch einmal versuchen",
  graph: "Gewinnaussichten im Lauf der Partie; eine Stellung wählen",
  chances: (seats) => and(seats.map(({ who, win }) => `${subject(who)} ${share(win)}`)),
  signed,
  share,
  here: "In dieser Stellung",
  begin: "Die Partie hat noch nicht begonnen.",
  unread: "Dieses Ereignis ist noch nicht angesehen.",
  lost: (who, win) =>
    who.self
      ? `Mit diesem Zug hast du ${share(win)} des Siegs verloren.`
      : `Mit diesem Zug hat ${name(who)} ${share(win)} des Siegs verloren.`,
  good: "Es wurde kein besserer Zug gefunden.",
  better: (told) => `Besser: ${told}`,
  show: "Den besseren Zug zeigen",
  luck: (seats) => `Glück: ${and(seats.map(({ who, win }) => `${subject(who)} ${signed(win)}`))}.`,
  noLuck: "Das Glück hat hier nichts Nennenswertes geändert.",
  turning: "Was die Partie entschied",
  even: "Nichts ragt heraus: kein Zug und kein Glück entschied mehr als das übrige.",
  accounts: "Glück und Spiel",
  columns: {
    luck: "Glück",
    losses: "Verloren",
    mistakes: "Züge",
    adjusted: "Ohne Glück",
  },
  mistakes: (lossy, decisions) => `${number(lossy)} von ${number(decisions)}`,
  legend:
    "Verloren: Anteile am Sieg, die bessere Züge bewahrt hätten. Züge: wie viele von allen etwas verloren. Ohne Glück: das Ergebnis ohne das, was das Glück brachte.",
  quality: (nodes, drift) =>
    `Gesucht mit ${number(nodes)} Simulationen je Stellung; was im Rauschen liegt, zählt nicht. Die Suche hat ihre Meinung insgesamt um ${share(drift)} geändert.`,
};
