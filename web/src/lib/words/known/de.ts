// Was auf Deutsch zu Leuten gesagt wird, mit denen man schon am Tisch saß, und zu ihren Einladungen.
import { isolated } from "../tongue";
import type { KnownWords } from "./en";

const dates = new Intl.DateTimeFormat("de", { dateStyle: "medium" });
const msASecond = 1000;

export const known: KnownWords = {
  list: "Leute, mit denen du gespielt hast",
  met: (game, at) => `${game ?? "Eine Partie"}, ${dates.format(at * msASecond)}`,
  invite: "Einladen",
  inviteName: (name) => `${isolated(name)} einladen`,
  invited: "Eingeladen",
  invitedName: (name) => `${isolated(name)} ist eingeladen`,
  hint: "Die Einladung steht dann auf der ersten Seite bei den Partien. Ob sie gesehen wurde, erfährt niemand.",
  none: "Noch niemand: Wer mit dir an einem Tisch dieses Servers sitzt und einen Namen nennt, steht beim nächsten Mal hier.",
  invitations: "Einladungen",
  sit: "Hinsetzen",
  sitAt: (what) => `Hinsetzen: ${what}`,
  decline: "Nein, danke",
  declineOf: (what) => `Nein, danke: ${what}`,
  declined: "Die Einladung ist weg.",
};
