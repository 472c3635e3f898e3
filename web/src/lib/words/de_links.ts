// Tables of the server in German.
import type * as english from "./en_links";
import { isolated, Tongue } from "./tongue";

const { and, number } = new Tongue("de");

export const online: typeof english.online = {
  waitingFor: (who) =>
    `Warten auf ${and(who.map(({ name, away }) => isolated(name) + (away ? " (nicht da)" : "")))}`,
  reconnecting: "Die Verbindung wird wiederhergestellt … Die Partie ist sicher.",
  kept: "Was dieser Browser davon gesehen hat, ist noch da: Speichere die Aufzeichnung, wenn du es behalten möchtest.",
  saveRest: "Speichern, was da ist",
  noTable: "Diesen Tisch gibt es nicht",
  incomplete: "Vielleicht ist die Adresse unvollständig. Ist das der ganze Link?",
  cannotShow: "Dieser Tisch lässt sich nicht zeigen",
  misread: (field) =>
    `Was der Server gesagt hat, ist nicht zu verstehen: ${field}. Die Seite fragt ihn noch einmal.`,
};

export const invitations: typeof english.invitations = {
  title: (seats) => (seats === 1 ? "Lade jemanden ein" : "Lade die anderen ein"),
  hint: "Wer den Link öffnet, darf sich auf einen Platz setzen.",
  link: (seats) =>
    seats.length === 1 ? `Link für Platz ${(seats[0] ?? 0) + 1}` : "Link für jeden freien Platz",
  code: "QR-Code des Links: Halte die Kamera eines anderen Handys davor",
  seats: "Wer hier sitzt",
  others: "Anderes wählen",
  known: "Jemanden einladen, den du kennst",
  watching: "Du schaust an diesem Tisch zu.",
  watchingLate: "Du siehst diese Partie 3 Minuten später, bis sie zu Ende ist.",
};

export const copying: typeof english.copying = {
  copy: "Link kopieren",
  copied: "Kopiert. Jetzt nur noch verschicken.",
  selected: "Markiert: Jetzt kannst du ihn kopieren.",
  share: "Teilen",
};

export const join: typeof english.join = {
  invites: (host, game) =>
    `${host ? isolated(host.name) : "Jemand"} lädt dich zu ${game ?? "einer Partie"} ein`,
  seats: "Plätze",
  free: "Freier Platz",
  host: "lädt ein",
  which: "Wo sitzt du?",
  any: "Egal",
  yours: "Du hast einen Platz an diesem Tisch. *Setz dich*",
  name: "Dein Name",
  optional: "Optional",
  sit: "Platz nehmen und spielen",
  full: "Alle Plätze sind besetzt.",
  used: "Dieser Link ist schon benutzt worden. Bitte um einen anderen: Ein Platz ist noch frei.",
  invalid: "Diese Einladung ist nicht gültig",
  watch: "Nur zuschauen",
  unreachable: "Der Tisch ist nicht zu erreichen",
  incomplete: "Vielleicht ist der Link unvollständig: Bitte darum, ihn noch einmal zu schicken.",
};

export const recovery: typeof english.recovery = {
  here: "Deine Plätze sind hier",
  take: "Hol deine Plätze hierher",
  held: (tables) =>
    `Du hast jetzt ${tables === 1 ? "einen Platz an diesem Tisch" : "Plätze an diesen Tischen"}, hier wie auf deinem anderen Gerät.`,
  seats: (seats) =>
    `${seats.length === 1 ? "Platz" : "Plätze"} ${seats.map((seat) => seat + 1).join(", ")}`,
  over: "die Partie ist zu Ende",
  events: (count) => (count === 1 ? "bisher 1 Ereignis" : `bisher ${number(count)} Ereignisse`),
  none: "Es gibt keinen Tisch mehr, an dem du einen Platz hast.",
  later:
    "Plätze, die du später einnimmst, gehören dem Browser, der sie einnimmt; ein neuer Link nimmt sie mit.",
  invalid: "Dieser Link ist nicht gültig",
  invalidWhy:
    "Vielleicht ist er unvollständig, oder es gibt inzwischen einen neueren. Erstelle einen neuen in dem Browser, der deine Plätze verwahrt: auf der Startseite unter „Deine Plätze“.",
  what: "Dieser Link trägt alle Plätze, die jemand an Tischen von Benben hat. Hol sie, und auch dieser Browser spielt auf ihnen; es geht nichts verloren, weder dort, wo du bisher gespielt hast, noch hier.",
  warning: "Hat ihn dir jemand anderes geschickt? Dann lass die Finger davon: Er gehört dir nicht.",
  button: "Meine Plätze hierherholen",
};

export const linkProblems: typeof english.linkProblems = {
  page_misread: ({ field }) =>
    field
      ? `Die Antwort des Servers ist bei „${field}“ nicht zu verstehen. Lade die Seite neu und versuche es noch einmal.`
      : "Die Antwort des Servers ist nicht zu verstehen. Lade die Seite neu und versuche es noch einmal.",
  page_outdated: () =>
    "Diese Seite und der Server sind sich über die Regeln nicht einig. Lade die Seite neu, um sie zu aktualisieren.",
  page_server_updated: () =>
    "Der Server wurde aktualisiert. Lade diese Seite neu, um weiterzuspielen.",
  page_gone: () => "Der Server hat diesen Tisch nicht mehr.",
  page_somebody_quicker: () => "Jemand war schneller: Am Tisch ist es weitergegangen.",
};
