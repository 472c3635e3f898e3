// What the page says in German of this device: settings, statistics, the page as an app.
import { Tongue } from "../tongue";
import type { DeviceWords } from "./en";

const { and, counted, number } = new Tongue("de");

const games = (count: number) => counted(count, { one: "Partie", other: "Partien" });
const results = (count: number) => counted(count, { one: "Ergebnis", other: "Ergebnisse" });

const settings: DeviceWords["settings"] = {
  title: "Einstellungen",
  intro: "Sie liegen nur in diesem Browser und gelten für alle Spiele.",
  play: {
    title: "Am Tisch",
    speed: "Tempo von Bots und Würfeln",
    speeds: {
      calm: { label: "Ruhig", hint: "Zeit zum Zuschauen" },
      normal: { label: "Normal", hint: "jeder Zug ist zu sehen" },
      instant: { label: "Sofort", hint: "ohne Warten" },
    },
    confirmTurns: "Züge bestätigen",
    confirmTurnsHint: "Ein Zug aus mehreren Schritten gilt erst, wenn du es sagst.",
    leftHand: "Für die linke Hand",
    leftHandHint: "Knöpfe und Leisten liegen links.",
    skipHopeless: "Cubus: aussichtslose Fragen auslassen",
    skipHopelessHint:
      "Wo nichts zu sehen war, wirst du nicht gefragt, ob du mehr siehst. Wirst du gefragt, weißt du: Da ist etwas.",
  },
  sounds: {
    title: "Klang und Vibration",
    sound: "Klang",
    soundHint: "Holz, Stein und Würfel, und ein Zeichen, wenn du am Zug bist.",
    volume: "Lautstärke",
    attempt: "Anhören",
    haptics: "Vibration",
    hapticsHint: "Kurz, wo das Gerät es kann.",
  },
  look: {
    title: "Aussehen",
    theme: "Farben",
    themes: { system: "Wie das Gerät", light: "Tag", dark: "Nacht" },
    textSize: "Schriftgröße",
    sample: "„Nimm den goldenen Würfel: Er liegt frei und zählt drei.“",
    letters: "Buchstaben auf Spielsteinen",
    lettersHint: "Jede Farbe hat ihren eigenen; so muss niemand Farben unterscheiden.",
    textures: "Muster auf Spielsteinen",
    texturesHint: "Adern und Maserung, für jede Farbe anders.",
    pieces: "So sehen Spielsteine aus",
    colourAlone: "Jetzt unterscheidet diese Spielsteine nur noch die Farbe.",
  },
  language: { title: "Sprache", system: "Wie der Browser" },
  reset: {
    title: "Von vorn",
    hint: "Deine Partien und die Statistik bleiben.",
    press: "Alle Einstellungen zurücksetzen",
    done: "Alle Einstellungen sind wie beim ersten Besuch.",
    undo: "Rückgängig",
    undone: "Die Einstellungen sind wieder wie vorher.",
  },
  percent: (value) => `${number(value)}\u00a0%`,
};

const file: DeviceWords["file"] = {
  title: "Deine Daten als Datei",
  hint: "Einstellungen, Statistik, gelöste Rätsel und wie weit du in den Einführungen bist, zum Aufheben oder für ein anderes Gerät. Partien und Plätze sind nicht dabei.",
  save: "Als Datei speichern",
  read: "Datei einlesen",
  taken: ({ settings, fresh, all, lessons, puzzles }) => {
    const taken = counted(settings, { one: "Einstellung", other: "Einstellungen" });
    const learned =
      lessons > 0 ? [counted(lessons, { one: "Einführung", other: "Einführungen" })] : [];
    const solved = puzzles > 0 ? [counted(puzzles, { one: "Rätsel", other: "Rätsel" })] : [];
    const known = fresh < all ? ` (${number(all - fresh)} weitere waren schon bekannt)` : "";
    return `Übernommen: ${and([taken, results(fresh), ...learned, ...solved])}${known}. Nichts ging verloren.`;
  },
  nothing: "In der Datei steht nichts Neues.",
  noJson: "Diese Datei enthält keinen JSON-Text, wie Benben ihn speichert.",
  notOurs: "Diese Datei enthält keine Einstellungen und keine Statistik von Benben.",
  tooNew:
    "Diese Datei stammt von einer neueren Version von Benben. Lade die Seite neu und versuche es noch einmal.",
  tooLarge: "Diese Datei ist zu groß; von Benben gespeichert ist sie nicht.",
  wrong: (field) =>
    `Aus dieser Datei wurde nichts übernommen: „${field}“ fehlt darin oder ist falsch.`,
  full: (lost) => `Der Browser hat keinen Platz für ${results(lost)}.`,
};

const statistics: DeviceWords["statistics"] = {
  title: "Statistik",
  intro: "Beendete Partien, in diesem Browser gezählt.",
  none: "Hier wurde noch keine Partie beendet. Jede, die du beendest, wird hier gezählt.",
  counting: "Wird gezählt …",
  kept: (count) => `Gezählt werden die letzten ${number(count)} Partien.`,
  played: games,
  won: "Gewonnen",
  drawn: "Unentschieden",
  lost: "Verloren",
  games: "Partien",
  best: "Rekord",
  streak: (now) => `${number(now)} in Folge gewonnen`,
  bestStreak: (best) => `Längste Serie: ${number(best)}`,
  opponents: "Gegner",
  players: (count) => counted(count, { one: "Spieler", other: "Spieler" }),
  people: "Menschen",
  ofGame: (title) => `${title}, nach Gegnern`,
  noBest: "–",
  last: "Letzte Partien",
  lastCaption: "Die letzten Partien, die neueste zuerst",
  game: "Spiel",
  result: "Ausgang",
  score: "Punkte",
  outcomes: {
    won: "Gewonnen",
    drawn: "Unentschieden",
    lost: "Verloren",
    shared: "Gemeinsam gespielt",
  },
  look: (title) => `Diese Partie ${title} ansehen`,
  clear: "Statistik löschen",
  cleared: "Die Statistik ist gelöscht. Deine Partien bleiben.",
  putBack: "Zurückholen",
  settings: "Einstellungen",
};

const app: DeviceWords["app"] = {
  title: "Als App",
  hint: "Benben lässt sich installieren. Dann hat es ein eigenes Symbol und Fenster und läuft auch offline.",
  install: "Benben installieren",
  installed: "Benben ist installiert.",
  apple: "Auf iPhone und iPad: Tippe auf „Teilen“ und dann auf „Zum Home-Bildschirm“.",
  elsewhere: "Kann ein Browser es installieren, steht es in seinem Menü.",
  update: "Eine neue Version von Benben ist da.",
  face: "Überschriften stehen in El Messiri (SIL Open Font License)",
  updateHint: "Deine Partien und was du begonnen hast, bleiben erhalten.",
  reload: "Neu laden",
  later: "Später",
};

export const device: DeviceWords = { settings, file, statistics, app };
