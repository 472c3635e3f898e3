// A table in English: who sits there, how it stands, what one can do.
import type { SeatName } from "$lib/games";
import { isolated, Tongue } from "./tongue";

const { and, or, number } = new Tongue("en");

/** What people are called at the beginning of a sentence; "you" who looks at the page. */
const called = (who: readonly SeatName[]) =>
  who.map(({ name, self }, at) => (self ? (at > 0 ? "you" : "You") : isolated(name)));

/** Short for a list of people: "Ada and Grace", "You and Ada". */
const people = (who: readonly SeatName[]) => and(called(who));

export const seats = {
  /** What the one person of this page is called who gave no name. */
  you: "You",
  player: (seat: number) => `Player ${seat + 1}`,
  open: (seat: number) => `Seat ${seat + 1} (free)`,
  seat: (seat: number) => `Seat ${seat + 1}`,
  /** Beside a name: it is yours. */
  yours: "you",
  /** What a bot of each level is, beside its name ($lib/characters). */
  levels: [
    "Novice",
    "Beginner",
    "Apprentice",
    "Mason",
    "Scribe",
    "Architect",
    "Vizier",
    "Master",
  ] as readonly string[],
};

/** One line on how a game stands. */
export const status = {
  won: (who: readonly SeatName[]) => `${people(who)} won`,
  /** All have won. */
  drawn: "A draw",
  beginning: "About to begin",
  chance: "Chance decides",
  yourTurn: "Your turn",
  toMove: (who: readonly SeatName[]) => `${people(who)} to move`,
  /** Who is to move has not come yet. */
  awaited: "Waiting for somebody to sit down",
  over: "The game is over",
  unfinished: "The game was not finished",
  thinking: (who: SeatName) => `${isolated(who.name)} is thinking …`,
  /** To one of several people at this device. */
  turnOf: (who: SeatName) => `${isolated(who.name)}, it is your turn`,
  yourChance: "Your chance",
  whoIsFirst: "Who is first?",
  mayBeFirst: (who: readonly SeatName[]) => `${or(called(who))} may be first`,
  /** A status that has to wait for the server. */
  later: (status: string) => `${status}, when the server is back`,
  /** A status while the own turn is kept until it is due. */
  prepared: (status: string) => `${status.replace(/ …$/u, "")}; your turn is prepared`,
};

export const table = {
  board: "Board",
  players: "Players",
  soFar: "The game so far",
  moves: "Moves",
  untold: "The final scoring tells the points step by step.",
  scores: (list: readonly { who: SeatName; points: number }[]) =>
    `${list.map(({ who, points }) => `${isolated(who.name)} ${number(points)}`).join(", ")}.`,
  event: (ply: number, of: number) => `Event ${ply} of ${of}.`,
  takenBack: "Undone.",
  satDown: (who: SeatName) => `${isolated(who.name)} sat down.`,
  noScoring: "The final scoring could not be loaded. The points stand beside.",
  lookingBack: "looking back",
  replaying: "replay",
  rule: (id: string) => `Rule ${id}`,
};

export const actions = {
  save: "Save record",
  leave: "Leave the table",
};

/** The buttons under a board, and of a turn in several steps. */
export const turn = {
  actions: "What can be done",
  play: "End turn",
  playLater: "Play it when it is my turn",
  change: "Change it",
  back: "Undo",
};
