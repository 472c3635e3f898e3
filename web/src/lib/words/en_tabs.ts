// In English: the same table is open in several tabs of one browser.
import { Tongue } from "./tongue";

const { counted } = new Tongue("en");

const steps = (count: number) => counted(count, { one: "step", other: "steps" });

export const tabs = {
  elsewhere: "This game is open in another tab",
  elsewhereWhy: "It goes on here as soon as it is closed there.",
  /** Steps of a turn that is not played yet. */
  begun: (count: number) =>
    `A turn of ${steps(count)} has been begun there. It is kept, wherever you go on.`,
  goOnHere: "Go on in this tab",
  /** At a table of the server, which can be played at in both. */
  also: "This table is open in another tab, too, which keeps the turn that you begin.",
  keepHere: "Keep it here",
  putAway: "Put this notice away",
};
