// The sentences of puzzles, in German.
import { Tongue } from "../tongue";
import type { PuzzleWords } from "./en";

const { number, counted } = new Tongue("de");

const share = (value: number) => `${number(Math.round(value * 100))}\u00a0%`;
const points = (count: number) => counted(count, { one: "Punkt", other: "Punkte" });

export const puzzles: PuzzleWords = {
  title: "Rätsel",
  intro: "Stellungen aus starken Partien, in denen ein Zug klar der beste ist. Finde ihn.",
  ofGame: (title) => `Rätsel zu ${title}`,
  daily: "Rätsel des Tages",
  dailyOf: (title) => `Heute ist ${title} an der Reihe, für alle dasselbe.`,
  solve: "Lösen",
  dailyDone: "Heute gelöst",
  dailyShown: "Heute gezeigt",
  days: (count) =>
    count === 0
      ? "Löse das Rätsel des Tages an seinem Tag, und morgen wieder eins."
      : `An ${counted(count, { one: "Tag", other: "Tagen" })} in Folge gelöst.`,
  row: (count) =>
    `${counted(count, { one: "Rätsel", other: "Rätsel" })} in Folge im ersten Versuch`,
  rating: (value) => `Deine Stufe: ${number(value)} von 500`,
  ratingHow:
    "Die Schwierigkeit deiner letzten zwanzig Rätsel, ab dem zweiten Versuch zur Hälfte gezählt.",
  solvedHere: (done) => `${number(done)} gelöst`,
  start: "Nächstes Rätsel",
  startOf: (title) => `Nächstes Rätsel zu ${title}`,
  all: "Alle Rätsel",
  list: "Alle",
  practise: "Bauen üben ohne Ende",
  difficulty: (level) => `Schwierigkeit ${number(level)} von 5`,
  players: (count) => `Zu ${["", "", "zweit", "dritt", "viert", "fünft", "sechst"][count] ?? ""}`,
  kept: "Was du löst, bleibt auf diesem Gerät und kommt mit der Datei deiner Einstellungen mit.",
  task: "Du bist am Zug: Welcher Zug ist klar der beste?",
  taskPoints: "Du bist am Zug: Welcher Bau bringt die meisten Punkte?",
  hint: "Tipp",
  show: "Lösung zeigen",
  solution: "Lösung",
  next: "Nächstes Rätsel",
  why: "Warum?",
  thinking: "Dein Zug wird angesehen …",
  known: "Dieses kennst du schon.",
  right: (tries) => (tries === 1 ? "Richtig!" : `Richtig, im ${number(tries)}. Versuch.`),
  wrong: "Nicht der beste Zug. Versuch es noch einmal!",
  shown: "Die Lösung",
  promise: (best, second) =>
    `Gewinnaussicht damit: ${share(best)}; mit dem nächstbesten Zug: ${share(second)}.`,
  promisePoints: (best, second) =>
    `Das bringt ${points(best)}, der nächstbeste Bau ${points(second)}.`,
  less: (second, best) =>
    `Kein anderer Zug bietet mehr als ${share(second)} Gewinnaussicht, der beste ${share(best)}.`,
  lessPoints: (won, best) => `Das bringt ${points(won)}, der beste Bau ${points(best)}.`,
  cost: (yours, best) =>
    `Dein Zug bietet etwa ${share(yours)} Gewinnaussicht, der beste ${share(best)}.`,
  noCost:
    "Eine kurze Suche findet deinen Zug gleich gut; eine zehnmal so lange zieht einen anderen vor.",
  failed: "Die Rätsel lassen sich nicht laden.",
  none: "Dieses Rätsel gibt es nicht.",
  themes: {
    pyramix: {
      cobra: "Denk an eine Kobra.",
      award: "Du kannst in einer Farbe die meisten Ankhs bekommen.",
      tie: "In einer Farbe führt jemand anderes.",
      value: "Sieh dir die wertvollsten Würfel an.",
      other: "Weder Mehrheit noch höchster Wert: Achte darauf, was dein Zug freilegt.",
    },
    anubixx: {
      stop: "Du musst nicht bauen.",
      building: "Ein Bauwerk lässt sich vollenden.",
      bonus: "Ein Bonus ist in Reichweite.",
      joker: "Ein Joker ist hier seinen Preis wert.",
      quarry: "Schau in den Steinbruch.",
      pair: "Zwei Steine des Mosaiks auf einmal.",
      stone: "Ein Stein, mit einem Würfel bezahlt: Welcher?",
    },
    ankhor: {
      stack: "Bau in die Höhe.",
      buy: "Ein Plättchen für den Boden.",
      take: "Nimm Marker: Welche?",
      move: "Ein Plättchen deiner Stadt kann besser liegen.",
      refresh: "Sieh dir an, was die Auslage dir bietet.",
      return: "Worauf kannst du verzichten?",
      stop: "In diesem Zug nichts mehr.",
    },
    ascension: {
      pyramid: "Eine Pyramide kann vom Brett.",
      limbo: "Jemand kann in den Limbus geschickt werden.",
      power: "Nutze die Kraft der Figur.",
      enter: "Im Limbus wartet etwas.",
      figure: "Zieh eine Figur.",
      stone: "Zieh einen Stein.",
    },
    cubus: {
      rebuild: "Der Stapel muss umgebaut werden.",
      hand: "Lass den Stapel, wie er ist, und nutze jede Karte.",
      extend: "Lass den Stapel, wie er ist; nicht jede Karte wird gebraucht.",
    },
  },
};
