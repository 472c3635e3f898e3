// Ce qui est dit en français des personnes avec qui l’on a joué, et de leurs invitations.
import { isolated } from "../tongue";
import type { KnownWords } from "./en";

const dates = new Intl.DateTimeFormat("fr", { dateStyle: "medium" });
const msASecond = 1000;

export const known: KnownWords = {
  list: "Les personnes avec qui vous avez joué",
  met: (game, at) => `${game ?? "Une partie"}, ${dates.format(at * msASecond)}`,
  invite: "Inviter",
  inviteName: (name) => `Inviter ${isolated(name)}`,
  invited: "Invitation envoyée",
  invitedName: (name) => `Invitation envoyée à ${isolated(name)}`,
  hint: "L’invitation se trouve alors sur la première page, avec les parties. Personne n’apprend si elle a été vue.",
  none: "Personne encore\u202f: qui s’assied avec vous à une table de ce serveur et dit son nom sera ici la prochaine fois.",
  invitations: "Invitations",
  sit: "Prendre place",
  sitAt: (what) => `Prendre place\u202f: ${what}`,
  decline: "Non merci",
  declineOf: (what) => `Non merci\u202f: ${what}`,
  declined: "L’invitation est retirée.",
};
