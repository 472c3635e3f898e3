// The sentences of a game looked back upon, in German.
import type { SeatName } from "../../games";
import { Tongue } from "../tongue";
import type { ReviewWords } from "./en";

const { name, number, counted, capital, and } = new Tongue("de");

const size = (value: number) => `${number(Math.round(Math.abs(value) * 100))}\u00a0%`;
const signed = (value: number) => (value < 0 ? `−${size(value)}` : `+${size(value)}`);
const share = (value: number) => (value < -0.005 ? signed(value) : size(value));
const subject = (who: SeatName) => (who.self ? "du" : name(who));
const object = (who: SeatName) => (who.self ? "dich" : name(who));
const gain = (value: number) =>
  value === 0
    ? ""
    : ` (${value < 0 ? "−" : "+"}${counted(Math.abs(value), { one: "Punkt", other: "Punkte" })})`;
const likely = (probability: number) =>
  probability < 0.005
    ? "weniger als 1\u00a0%"
    : probability > 0.995
      ? "mehr als 99\u00a0%"
      : share(probability);
const within = (margin: number) => (margin < 0.005 ? "" : ` (±${size(margin)})`);
const points = (win: number) =>
  `${counted(Math.round(win * 100), { one: "Prozentpunkt", other: "Prozentpunkte" })} Gewinnchance`;

export const review: ReviewWords = {
  label: "Analyse der Partie",
  progress: (done, all) => `${number(done)} von ${number(all)} Ereignissen angesehen`,
  pause: "Anhalten",
  goOn: "Weiter",
  closer: "Genauer hinsehen",
  failed: (detail) => `Die Analyse ist stehen geblieben: ${detail}`,
  retry: "Noch einmal versuchen",
  graph: "Gewinnaussichten im Lauf der Partie; eine Stellung wählen",
  chances: (ply, all, seats) =>
    `${number(ply)} von ${number(all)}: ${and(seats.map(({ who, win }) => `${subject(who)} ${share(win)}`))}`,
  fortune: ({ who, win }) => `${capital(subject(who))} ${signed(win)}`,
  signed,
  share,
  here: "In dieser Stellung",
  begin: "Die Partie hat noch nicht begonnen.",
  unread: "Dieses Ereignis ist noch nicht angesehen.",
  promise: (seats) =>
    `Aussichten: ${and(seats.map(({ who, win, margin }) => `${subject(who)} ${share(win)}${within(margin)}`))}.`,
  lost: (who, win, margin) =>
    `Dieser Zug hat ${who.self ? "dich" : name(who)} ${points(win)}${within(margin)} gekostet.`,
  good: "Es wurde kein besserer Zug gefunden.",
  better: (told) => `Besser: ${told}`,
  show: "Den besseren Zug zeigen",
  luck: (seats) => `Glück: ${and(seats.map(({ who, win }) => `${subject(who)} ${signed(win)}`))}.`,
  noLuck: "Das Glück hat hier nichts Nennenswertes geändert.",
  askWhy: "Warum?",
  whatElse: "Was hätte kommen können?",
  changed: (seats) =>
    `Was sich dadurch änderte: ${and(seats.map(({ who, win, points }) => `${subject(who)} ${signed(win)}${gain(points)}`))}.`,
  why: (who) => `Was ein Tipp ${who.self ? "dir" : name(who)} gesagt hätte`,
  forPlayed: "Was für den gespielten Zug spricht",
  played: (value) => `so gespielt: ${number(Math.round(value * 10) / 10)}`,
  noReason: "Nichts Zählbares zeichnet den besseren Zug aus: Sein Wert zeigt sich erst später.",
  asGood: (who, probability, outcomes) =>
    `Etwas mindestens so Gutes für ${object(who)} kam mit einer Wahrscheinlichkeit von ${likely(probability)} (bei ${number(outcomes)} möglichen Ergebnissen).`,
  asBad: (who, probability, outcomes) =>
    `Etwas mindestens so Schlechtes für ${object(who)} kam mit einer Wahrscheinlichkeit von ${likely(probability)} (bei ${number(outcomes)} möglichen Ergebnissen).`,
  atBest: (who, told) => `Am besten für ${object(who)}: ${told}`,
  atWorst: (who, told) => `Am schlechtesten für ${object(who)}: ${told}`,
  unlisted:
    "Es gibt zu viele mögliche Ergebnisse, um zu sagen, wie wahrscheinlich ein ebenso gutes war.",
  playOn: (who) =>
    who.self ? "Von hier aus weiterspielen" : `Von hier aus als ${name(who)} weiterspielen`,
  variations: {
    tryOut: "Von hier aus Züge ausprobieren",
    from: (ply) => `Variante ab Zug ${number(ply)}`,
    fromBeginning: "Variante vom Anfang an",
    back: "Zurück zur Partie",
    here: "Varianten ab hier",
    elsewhere: "Andere Varianten",
    at: (ply) => `Zug ${number(ply)}`,
    atBeginning: "Anfang",
    length: (events) => counted(events, { one: "Ereignis", other: "Ereignisse" }),
    marked: (count) => counted(count, { one: "Variante", other: "Varianten" }),
    open: "Öffnen",
    openIt: (nth) => `Variante ${number(nth)} öffnen`,
    remove: "Löschen",
    removeIt: (nth) => `Variante ${number(nth)} löschen`,
    unplayable: (reason) => `Lässt sich nicht spielen: ${reason}`,
    malformed: "Sie ist nicht so aufgeschrieben wie eine Variante.",
    beyond: "So lang ist die Partie nicht.",
    full: "Eine Partie behält höchstens 40 Varianten: Lösch zuerst eine.",
    longest: "Länger kann eine Variante nicht werden.",
    worth: "Was ist das wert?",
    thinking: "Denkt nach …",
  },
  comment: "Kommentar zu dieser Stellung",
  keptHere: "Bleibt bei der Partie und in ihrer Aufzeichnung.",
  keptInFile: "Steht in der Aufzeichnung, wenn du sie unten speicherst.",
  save: "Aufzeichnung mit der Analyse speichern",
  turning: "Was die Partie entschied",
  turningSoFar: "Was bisher am meisten entschied",
  goesOn: "Die Partie ist nicht zu Ende: Ihr Ergebnis ist, was die letzte Stellung verspricht.",
  even: "Nichts ragt heraus: kein Zug und kein Glück entschied mehr als das übrige.",
  accounts: "Glück und Spiel",
  columns: {
    luck: "Glück",
    losses: "Verloren",
    mistakes: "Fehler",
    adjusted: "Ohne Glück",
  },
  gained: (value) => `${value < 0 ? "−" : "+"}${number(Math.abs(value))}`,
  pointsOnly: (value) => counted(value, { one: "Punkt", other: "Punkte" }),
  mistakes: (lossy, decisions) => `${number(lossy)} von ${number(decisions)}`,
  legend:
    "Verloren: Gewinnchance, die bessere Züge bewahrt hätten. Fehler: Züge, die etwas davon kosteten, von allen. Ohne Glück: das Ergebnis ohne das, was das Glück brachte; darunter jeweils dasselbe in Punkten. ±: So nah liegen 95 von 100 Schätzungen.",
  quality: (nodes, wavering) =>
    `Gesucht mit ${number(nodes)} Simulationen je Stellung; was im Rauschen liegt, zählt nicht. Im Mittel schwankt die Einschätzung von einer Stellung zur nächsten um ${share(wavering)}.`,
};
