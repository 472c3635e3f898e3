// Der Rahmen der Einführungen auf Deutsch.
import type { LearnWords } from "./en";

export const learn: LearnWords = {
  title: "In fünf Minuten gelernt",
  intro:
    "Zu jedem der fünf Spiele eine erste Partie auf dem echten Brett: Du ziehst und erfährst, warum es richtig war. Am Ende wartet eine Partie gegen den sanftesten unserer Bots.",
  of: (game) => `${game} lernen`,
  states: {
    fresh: "Etwa fünf Minuten",
    begun: (at) => `Begonnen: Schritt ${at}`,
    finished: "Gelernt",
  },
  begin: "Beginnen",
  goOn: "Weiter",
  again: "Noch einmal von vorn",
  step: (at, all) => `Schritt ${at} von ${all}`,
  next: "Weiter",
  back: "Zurück",
  skip: "Überspringen",
  show: "Zeig es mir",
  retry: "Noch einmal",
  right: "Richtig!",
  notThat: "Das ist erlaubt, aber hier nicht gefragt.",
  marked: "von der Einführung markiert",
  seen: (title) => `Das ist ${title}`,
  done: (title) => `Du kannst jetzt ${title} spielen`,
  now: "Probier es aus: Der sanfteste unserer Bots wartet. Die Regeln bleiben einen Griff entfernt.",
  play: "Die erste Partie spielen",
  all: "Alle fünf Spiele",
  rules: "Alle Regeln",
  scoring: "Die Endwertung",
  board: "Das Brett",
};
