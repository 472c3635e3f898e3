// Whom one may play against, in German.
import type * as english from "./en_setup";
import { Tongue } from "./tongue";

const { counted, number } = new Tongue("de");

export const howTheyPlay: typeof english.howTheyPlay = [
  "Achtet mehr auf ihre Gänse als auf das Spiel. Gut für den Anfang.",
  "Nimmt, was am nächsten liegt, wie jemand, der die Regeln eben gelernt hat.",
  "Sieht gute Züge, lässt aber manchen liegen. Schlägt die meisten Neulinge.",
  "Arbeitet sauber, Zug um Zug. Ohne Plan wird es schwer.",
  "Wägt jeden Zug ab und was er sofort bringt. Verschenkt wenig.",
  "Nie unachtsam. Plant weit voraus und wartet auf deinen Fehler.",
  "Wägt mehr Verläufe ab, als du es kannst. Du wirst öfter verlieren als gewinnen.",
  "Denkt lange nach und spielt am besten von allen. Bring Geduld mit.",
];

export const rated: typeof english.rated = (rating, low, high, beginner) =>
  `Elo ${number(rating)} (${number(low)} bis ${number(high)}) zu zweit; wer eben anfängt, hat ${number(beginner)}.`;

export const reconstructed: typeof english.reconstructed = {
  ascension:
    "Vom gedruckten Spielplan gibt es kein Bild mehr: Diese Pläne sind nach dem rekonstruiert, was die Regeln sagen. Wenn du ihn besitzt, kannst du deinen als Datei mitbringen.",
  anubixx:
    "Die Bögen sind unsere eigenen: Wo welches Symbol steht und was es zählt, zeigt nur der gedruckte Block. Wenn du ihn besitzt, kannst du deinen als Datei mitbringen.",
  ankhor:
    "Welche Plättchen und Preisfelder es gibt, ist rekonstruiert: Die gedruckten Regeln nennen sie nicht. Wenn du das Spiel besitzt, kannst du deine als Datei mitbringen.",
};

export const seat: typeof english.seat = {
  seat: (seat, begins) => `Platz ${seat + 1}${begins ? " – beginnt" : ""}`,
  kinds: { me: "An diesem Gerät", open: "Per Link", bot: "Bot" },
  engines: "Programme auf diesem Server",
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

export const absent: typeof english.absent = {
  away: "Wenn jemand wegbleibt",
  vote: "Die anderen entscheiden",
  bot: "Ein Bot springt ein",
  wait: "Die Partie wartet",
  says: {
    vote: "Hat die Partie so lange auf jemanden gewartet, kann mehr als die Hälfte der anderen, die da sind, einen Bot spielen lassen, bis die Person zurück ist.",
    bot: "Hat die Partie so lange auf jemanden gewartet, spielt ein Bot, bis die Person zurück ist.",
    wait: "So lange es auch dauert. Wer gehen möchte, kann trotzdem einen Bot für sich spielen lassen.",
  },
  after: "Nach",
  // In the dative, behind "nach".
  minutes: (count) => counted(count, { one: "Minute", other: "Minuten" }),
  days: (count) => counted(count, { one: "Tag", other: "Tagen" }),
  standIn: "Der Bot, der einspringt",
};

export const ownData: typeof english.ownData = {
  howTo: "*Die Regeln* zeigen, wie eine solche Datei geschrieben wird.",
  text: "Text der Datei",
  choose: "Datei auswählen",
  unusable: "Diese Datei ist nicht verwendbar",
};
