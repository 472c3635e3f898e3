// How races are run at a table: what is chosen where it is set up, and the tags that say so.

/** The tag that says how long a window is open, in seconds; "none": until all have answered. */
export const windowTag = "Window";
export const defaultWindow = "30";
/** The tag that says whether it is told afterwards what was overlooked: "shown" or "hidden". */
export const missedTag = "Missed";
/** The tag that says whether the first claims the race ("claim") or has to show at once ("show"). */
export const knockTag = "Knock";
/** On this device: whether people are asked where no answer wins anything ("always", "possible"). */
export const askTag = "Ask";

/** How races are run at a new table. */
export interface RaceForm {
  /** Seconds, or "none". */
  window: string;
  missed: "shown" | "hidden";
  knock: "claim" | "show";
  ask: "always" | "possible";
}

/**
 * What is proposed: among bots alone nobody needs to hurry. `spared`: who wants it is not asked where
 * nothing could be seen.
 */
export const proposedRace = (hurried: boolean, spared = false): RaceForm => ({
  window: hurried ? defaultWindow : "none",
  missed: "shown",
  knock: "claim",
  ask: spared ? "possible" : "always",
});

/** The terms of the races at a table of this device, as tags of its record. */
export function raceTags({ window, missed, knock, ask }: RaceForm): Record<string, string> {
  return { [windowTag]: window, [missedTag]: missed, [knockTag]: knock, [askTag]: ask };
}

/** The same as the server wants them. */
export const raceTerms = ({ window, missed, knock }: RaceForm) => ({
  window_s: window === "none" ? null : Number(window),
  missed,
  knock,
});

type Tags = ReadonlyMap<string, string>;

/** The length of a window in milliseconds, from the record's tags; null: without an end. */
export function windowLength(tags: Tags): number | null {
  const seconds = Number(tags.get(windowTag) ?? defaultWindow);
  return Number.isInteger(seconds) && seconds > 0 ? seconds * 1000 : null;
}

/** Whether the first claims; a table that says nothing of it is from a time without claims. */
export const claimsRaces = (tags: Tags): boolean => tags.get(knockTag) === "claim";
