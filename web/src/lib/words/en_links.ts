// Tables of the server in English: the connection, invitations, links that carry seats.
import type { SeatName } from "$lib/games";
import type { Params } from "./refusals";
import { isolated, Tongue } from "./tongue";

const { and, number } = new Tongue("en");

export const online = {
  /** Who is to move; `away` says whether nobody of them is here. */
  waitingFor: (who: readonly { name: string; away: boolean }[]) =>
    `Waiting for ${and(who.map(({ name, away }) => isolated(name) + (away ? " (away)" : "")))}`,
  reconnecting: "Reconnecting … The game is safe.",
  /** Behind the sentence that says why the server has the table no longer. */
  kept: "What this browser saw of it is still here: save its record if you want to keep it.",
  saveRest: "Save what is here",
  noTable: "There is no such table",
  incomplete: "The address may be incomplete. Is it the whole link?",
  cannotShow: "This table cannot be shown",
  misread: (field: string) =>
    `What the server said cannot be understood: ${field}. The page asks it again.`,
};

export const invitations = {
  title: (seats: number): string => (seats === 1 ? "Invite your friend" : "Invite your friends"),
  hint: "Whoever opens the link may take a seat.",
  /** One link for these seats. */
  link: (seats: readonly number[]) =>
    seats.length === 1 ? `Link for seat ${(seats[0] ?? 0) + 1}` : "Link for any free seat",
  code: "QR code of the link: hold another phone’s camera to it",
  seats: "Who sits here",
  /** Another table in the place of this one, as long as nobody has come. */
  others: "Other choices",
  /** Whom one has sat with before. */
  known: "Invite somebody you know",
  watching: "You are watching this table.",
  watchingLate: "You see this game 3 minutes late, until it is over.",
};

/** A link to give away. */
export const copying = {
  copy: "Copy link",
  copied: "Copied. Send it to your friend.",
  selected: "Selected: copy it now.",
  share: "Share",
};

/** Somebody opens an invitation. */
export const join = {
  /** Without a host: a friend. Without a game: one that this page does not know. */
  invites: (host: SeatName | null, game: string | null) =>
    `${host ? isolated(host.name) : "A friend"} invites you to ${game ?? "a game"}`,
  seats: "Seats",
  free: "Free seat",
  /** Beside the name of who opened the table. */
  host: "host",
  which: "Where do you sit?",
  any: "Anywhere",
  yours: "You have a seat at this table. *Go to it*",
  name: "Your name",
  optional: "Optional",
  sit: "Sit down and play",
  full: "All seats are taken.",
  used: "This link has been used already. Ask for another: a seat is still free.",
  invalid: "This invitation is not valid",
  watch: "Just watch",
  unreachable: "The table cannot be reached",
  incomplete: "The link may be incomplete: ask your friend to send it again.",
};

/** A link that carries somebody's seats. */
export const recovery = {
  here: "Your seats are here",
  take: "Take your seats here",
  held: (tables: number) =>
    `You hold ${tables === 1 ? "a seat at this table" : "seats at these tables"} now, here as on your other device.`,
  seats: (seats: readonly number[]) =>
    `${seats.length === 1 ? "Seat" : "Seats"} ${seats.map((seat) => seat + 1).join(", ")}`,
  over: "the game is over",
  events: (count: number) => (count === 1 ? "1 event so far" : `${number(count)} events so far`),
  none: "There is no table left at which you have a seat.",
  later:
    "Seats that you take later belong to the browser that takes them; a new link carries them along.",
  invalid: "This link is not valid",
  invalidWhy:
    "It may be incomplete, or a newer one has been made. Make a new link in the browser that holds your seats: on the first page, under “Your seats”.",
  what: "This link carries all the seats that somebody holds at tables of Benben. Take them, and this browser plays them, too; nothing is lost where you played before, nor here.",
  warning: "Did somebody else send it to you? Then leave it alone: it is not yours.",
  button: "Take my seats here",
};

/** What there is to report of the server and its tables. */
export const linkProblems = {
  page_misread: ({ field }: Params) =>
    field
      ? `The server’s answer cannot be understood at “${field}”. Reload this page, then try again.`
      : "The server’s answer cannot be understood. Reload this page, then try again.",
  page_outdated: () =>
    "This page and the server disagree about the rules. Reload to update the page.",
  page_server_updated: () => "The server has been updated. Reload this page to go on.",
  page_gone: () => "The server has this table no longer.",
  page_somebody_quicker: () => "Somebody was quicker: the table has gone on.",
};
