// A new table in German.
import type * as english from "./en_new";

export const newTable: typeof english.newTable = {
  title: (game) => `Neuer Tisch für ${game}`,
  none: "Kein neuer Tisch",
  noGame: "Dieses Spiel gibt es auf dieser Seite nicht.",
  rules: "Die Regeln",
  where: "Wer spielt mit?",
  presets: {
    bots: { label: "Gegen Bots", hint: "Sofort, auch offline" },
    device: { label: "An einem Gerät", hint: "Ihr wechselt euch ab" },
    link: { label: "Andere per Link", hint: "Von überall" },
  },
  against: "Dein Gegner",
  more: "Mehr Auswahl",
  chosen: (option, value) => `${option}: ${value}`,
  players: "Spieler",
  lonely:
    "Der Server führt Tische für Menschen: Gib mindestens einen Platz dir selbst oder jemandem per Link. Auf diesem Gerät können Bots auch unter sich spielen.",
  draw: "Die Reihenfolge der Plätze auslosen",
  start: "Partie beginnen",
  open: "Tisch eröffnen",
  instead: "Er löst den wartenden Tisch ab: Dessen Link gilt dann nicht mehr.",
};

export const newSeat: typeof english.newSeat = {
  seat: (seat, begins) => `Platz ${seat + 1}${begins ? " – beginnt" : ""}`,
  kinds: { me: "Mensch hier", open: "Per Link", bot: "Bot" },
  name: (seat) => `Name auf Platz ${seat + 1}`,
  optional: "Optional",
  strength: (seat) => `Wie stark der Bot auf Platz ${seat + 1} ist`,
  friend: "Diesen Platz nimmt jemand per Link ein: Du bekommst den Link zum Verschicken.",
};

export const races: typeof english.races = {
  knocking: "Klopfen",
  byTheBook: "Wie im Regelheft",
  gentle: "Milde",
  firstClaims:
    "Wer zuerst klopft, hat die Zeit unten, um einen Bau zu zeigen. Wer keinen zeigen kann, gibt allen anderen zwei Punkte.",
  firstShows: "Geklopft hat, wer zuerst einen Bau zeigt: Niemand klopft vergeblich.",
  time: "Zeit zum Klopfen",
  seconds: (seconds) => `${seconds}\u00a0s`,
  noLimit: "Unbegrenzt",
  untilAll: "Nach einem Passen geht es weiter, sobald alle geantwortet haben.",
  untilThen: "Wer nach einem Passen bis dahin nicht geantwortet hat, verzichtet.",
  asked: "Du wirst gefragt",
  always: "Nach jedem Passen",
  ifPossible: "Nur wenn etwas da ist",
  asksAlways: "Ob es etwas zu bauen gibt, musst du selbst sehen.",
  asksIfPossible:
    "Gibt es nichts zu bauen, geht es gleich weiter; wirst du gefragt, ist also etwas da.",
  missed: "Was alle übersehen haben",
  told: "Verraten",
  notTold: "Nicht verraten",
  saysMissed: "Hat niemand geklopft, sagt die Seite, wie viele Punkte drin waren.",
  hidesMissed: "Niemand erfährt, ob es etwas zu bauen gab.",
};

export const ownData: typeof english.ownData = {
  howTo: "*Die Regeln* zeigen, wie eine solche Datei geschrieben wird.",
  text: "Text der Datei",
  choose: "Datei auswählen",
  unusable: "Diese Datei ist nicht verwendbar",
};
