// What is said in English of people whom one has sat with, and of their invitations.
import { isolated } from "../tongue";

const dates = new Intl.DateTimeFormat("en", { dateStyle: "medium" });
const msASecond = 1000;

export const known = {
  /** The people who can be invited. */
  list: "People you have played with",
  /** Without a game: one that this page does not know. */
  met: (game: string | null, at: number) => `${game ?? "A game"}, ${dates.format(at * msASecond)}`,
  invite: "Invite",
  inviteName: (name: string) => `Invite ${isolated(name)}`,
  invited: "Invited",
  invitedName: (name: string) => `${isolated(name)} is invited`,
  hint: "They find it among their games on the first page. Whether they have seen it, nobody is told.",
  none: "Nobody yet: whoever sits with you at a table of this server, and says a name, stands here the next time.",
  /** To tables of others. */
  invitations: "Invitations",
  sit: "Sit down",
  /** `what`: who invites to which game. */
  sitAt: (what: string) => `Sit down: ${what}`,
  decline: "No, thanks",
  declineOf: (what: string) => `No, thanks: ${what}`,
  declined: "The invitation is gone.",
};

export type KnownWords = typeof known;
