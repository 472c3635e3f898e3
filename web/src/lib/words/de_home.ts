// The first page in German.
import type * as english from "./en_home";
import { isolated, Tongue } from "./tongue";

const { and, counted, form, number } = new Tongue("de");

export const home: typeof english.home = {
  title: "Ein Tisch für Pyramidenspiele",
  intro:
    "Fünf Spiele für einen Abend oder für zehn Minuten: sofort gegen einen Bot, mit anderen per Link oder gemeinsam an einem Gerät.",
  playAtOnce: "Jetzt Pyramix spielen",
  invite: "Mit anderen spielen",
  games: "Die fünf Spiele",
  about:
    "Der *Benben* ist der erste Stein einer Pyramide. Dieser hier ist frei: MIT-Lizenz, kein Konto, keine Tracker.",
  record: "Du hast die Aufzeichnung einer Partie? *Spiel sie nach.*",
  statistics: "Wie deine Partien ausgingen: die *Statistik*.",
};

export const gameCard: typeof english.gameCard = {
  players: (least, most) =>
    least === most ? `${number(least)} Spieler` : `${number(least)} bis ${number(most)} Spieler`,
  play: "Spielen",
  playOf: (title) => `${title} gegen einen Bot spielen`,
  friends: "Mit anderen",
  friendsOf: (title) => `${title} mit anderen spielen`,
  newTable: "Neuer Tisch",
  newTableOf: (title) => `Neuer Tisch für ${title}`,
  rules: "Regeln",
  rulesOf: (title) => `Regeln von ${title}`,
  minutes: (least, most) =>
    least === most ? `${number(least)} Minuten` : `${number(least)} bis ${number(most)} Minuten`,
  age: (years) => `Ab ${number(years)} Jahren`,
  weights: ["Schnell gelernt", "Mit Köpfchen", "Anspruchsvoll"],
  fun: {
    pyramix: "Jeder Würfel, den du nimmst, lässt andere nachrutschen. Was gibst du damit frei?",
    anubixx:
      "Vier Würfel für alle: Schnapp dir die Farbe, die du brauchst, bevor jemand anderes damit baut.",
    ankhor: "Günstig kaufen, sparen, hoch bauen: eine Stadt, die Stockwerk um Stockwerk wächst.",
    cubus:
      "Ein Bild sehen, räumlich denken: Eine kluge Karte, und der ganze Stapel steht anders da.",
    ascension:
      "Kein Würfel, kein Glück: überholen, schlagen und schützen, mit drei Figuren für besondere Züge.",
  },
  puzzles: "Rätsel",
  puzzlesOf: (title) => `Rätsel zu ${title}`,
  learn: "Lernen",
  learnIt: (title) => `${title} in fünf Minuten lernen`,
};

export const withFriends: typeof english.withFriends = {
  name: "Dein Name, damit die anderen wissen, wer sie einlädt",
  open: "Tisch eröffnen",
  device: "Stattdessen an einem Gerät spielen",
};

export const remembered: typeof english.remembered = {
  running: "Weiterspielen",
  finished: "Beendet",
  remove: (game) => `Diese Partie entfernen: ${game}`,
  deleted: "Der Tisch ist für alle gelöscht.",
  removed: "Die Partie ist von diesem Gerät verschwunden.",
  putBack: "Zurückholen",
  gone: "Nicht mehr auf dem Server",
  givenUp: (who) => {
    const [first] = who;
    if (!first) return "Die Partie wurde aufgegeben";
    const others = who.filter(({ self }) => !self).map(({ name }) => isolated(name));
    if (others.length > 1 && others.length === who.length) return `${and(others)} haben aufgegeben`;
    if (who.length > 1) return `${and(["Du", ...others])} habt aufgegeben`;
    return first.self ? "Du hast aufgegeben" : `${isolated(first.name)} hat aufgegeben`;
  },
  outOfTime: (who) => {
    const [first] = who;
    return who.length === 1 && first?.self
      ? "Deine Zeit ist abgelaufen"
      : `Zeit abgelaufen: ${and(who.map(({ name, self }) => (self ? "du" : isolated(name))))}`;
  },
  left: {
    days: (count) => `noch ${counted(count, { one: "Tag", other: "Tage" })}`,
    hours: (count) => `noch ${counted(count, { one: "Stunde", other: "Stunden" })}`,
    minutes: (count) => `noch ${counted(count, { one: "Minute", other: "Minuten" })}`,
  },
  unseen: "Öffne sie und sieh, wie sie steht",
  rulesMissing: (games) =>
    `Die Regeln von ${and(games)} konnten nicht geladen werden, darum fehlen diese Partien hier. Sie sind gespeichert.`,
};

export const unreadables: typeof english.unreadables = {
  unreadable: (count) =>
    `${counted(count, { one: "gespeicherte Partie kann", other: "gespeicherte Partien können" })} nicht gelesen werden.`,
  saveAsFile: "Als Datei speichern",
  remove: () => "Entfernen",
  removed: (count) =>
    form(count, {
      one: "Die Partie, die nicht gelesen werden kann, ist von diesem Gerät entfernt.",
      other: "Die Partien, die nicht gelesen werden können, sind von diesem Gerät entfernt.",
    }),
  putBack: "Zurückholen",
};

export const removal: typeof english.removal = {
  label: (title) => `${title}: entfernen oder löschen`,
  alone: (title) => `Außer dir sitzt niemand an diesem Tisch (${title}).`,
  here: "Nur hier entfernen",
  everywhere: "Für alle löschen",
  sure: (title) =>
    `Diesen Tisch (${title}) endgültig löschen? Dann ist auch seine Aufzeichnung weg, für alle.`,
  forGood: "Endgültig löschen",
  keep: "Behalten",
};

export const yourSeats: typeof english.yourSeats = {
  title: "Deine Plätze",
  held: (tables, more) => {
    const where = `${more ? "mindestens " : ""}${number(tables)} Tischen`;
    const what = tables === 1 ? "deinen Platz an einem Tisch" : `deine Plätze an ${where}`;
    return `Dieser Browser verwahrt ${what}. Es gibt kein Konto: Mit einem Link nimmst du ${tables === 1 ? "ihn" : "sie"} mit.`;
  },
  elsewhere: "Auf einem anderen Gerät spielen",
  warning: "Wer diesen Link öffnet, spielt auf deinen Plätzen. Ein neuer Link löst den alten ab.",
  link: "Link zu deinen Plätzen",
  copied: "Kopiert. Öffne ihn auf dem anderen Gerät.",
};
