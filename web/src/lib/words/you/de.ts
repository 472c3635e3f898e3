// What the page says in German of who somebody is: name, figure, account, devices.
import { Tongue, isolated } from "../tongue";
import type { YouWords } from "./en";

const { counted } = new Tongue("de");
const dates = new Intl.DateTimeFormat("de", { dateStyle: "medium", timeZone: "UTC" });
const msADay = 86_400_000;

export const you: YouWords = {
  title: "Du",
  unreachable: "Name, Figur und Konto liegen beim Server, und der ist gerade nicht zu erreichen.",
  where: "Anders als Einstellungen liegt das beim Server.",
  name: "Name",
  figure: "Figur",
  figures: {
    pyramid: "Pyramide",
    cube: "Würfel",
    box: "Kiste",
    scarab: "Skarabäus",
    ibis: "Ibis",
    cat: "Katze",
    cobra: "Kobra",
    sun: "Sonne",
    moon: "Mond",
    lotus: "Lotos",
    palm: "Palme",
    boat: "Boot",
  },
  keep: "Speichern",
  kept: "Gespeichert.",
  account: "Konto",
  why: "Zum Spielen brauchst du keins. Mit einem hast du auf allen deinen Geräten dieselben Partien. Was du in diesem Browser begonnen hast, kommt mit.",
  ways: { new: "Konto anlegen", password: "Ich habe eins", code: "Passwort vergessen" },
  accountName: "Name des Kontos",
  accountNameHint: "2 bis 20 Zeichen. Andere sehen ihn am Tisch.",
  password: "Passwort",
  newPassword: "Neues Passwort",
  passwordHint: "Mindestens 8 Zeichen; ein paar Wörter genügen.",
  code: "Wiederherstellungscode",
  come: { new: "Konto anlegen", password: "Anmelden", code: "Passwort setzen und anmelden" },
  codes: {
    title: "Deine Wiederherstellungscodes",
    what: "Jeder von ihnen lässt dich einmal hinein, wenn du das Passwort vergisst. Sie stehen nur jetzt da: Hebe sie dort auf, wo du sie wiederfindest.",
    copy: "Kopieren",
    copied: "Kopiert.",
    save: "Als Datei speichern",
    print: "Drucken",
    have: "Ich habe sie",
    done: "Fertig",
  },
  devices: {
    title: "Angemeldet",
    nameless: "Ein Gerät",
    here: "dieses Gerät",
    seen: (day) => `zuletzt gesehen am ${dates.format(day * msADay)}`,
    end: "Abmelden",
    endOf: (label) => `${label} abmelden`,
    endOthers: "Alle anderen abmelden",
    endHere: "Hier abmelden",
    link: "Weiteres Gerät anmelden",
    linkWhat:
      "Öffne diesen Link auf deinem anderen Gerät, oder richte dessen Kamera auf den Code. Er gilt einmal und zehn Minuten lang. Wer ihn öffnet, hat dein Konto: Schicke ihn niemandem.",
    linkLabel: "Link für dein Gerät",
    linkCopied: "Kopiert. Öffne ihn auf deinem anderen Gerät.",
    linkCode: "Der Link als QR-Code",
  },
  keeping: {
    title: "Dein Konto",
    left: (codes) =>
      `${counted(codes, { one: "Wiederherstellungscode ist", other: "Wiederherstellungscodes sind" })} übrig.`,
    save: "Alles über mich speichern",
    tasks: {
      codes: "Neue Wiederherstellungscodes",
      password: "Passwort ändern",
      delete: "Konto löschen",
    },
    what: {
      codes: "Du bekommst zehn neue Codes; die älteren gelten dann nicht mehr.",
      password: "Alle anderen Geräte werden abgemeldet.",
      delete:
        "Name, Passwort, Geräte und Codes werden endgültig gelöscht. Partien, die andere mit dir gespielt haben, bleiben, mit einem Platz ohne Namen, an dem niemand mehr spielen kann. Das lässt sich nicht rückgängig machen.",
    },
    press: {
      codes: "Neue Codes zeigen",
      password: "Neues Passwort setzen",
      delete: "Endgültig löschen",
    },
    changed: "Das Passwort ist geändert, alle anderen Geräte sind abgemeldet.",
  },
  enter: {
    title: "Auf diesem Gerät anmelden?",
    what: "Dieser Link meldet diesen Browser bei einem Konto an. Partien, die du hier begonnen hast, gehören dann dem Konto. Tu das nur, wenn der Link dein eigener ist.",
    done: (name) => `Angemeldet als ${isolated(name)}`,
    games: "Deine Partien stehen auf der ersten Seite.",
  },
};
