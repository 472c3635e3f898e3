// What becomes of who is away from a table of the server, as its record says it: `vote 120 bot:4`.
import type { AbsentTerms } from "./api";
import { botLevel } from "./characters";

/** The tag that says it. */
export const absentTag = "Absent";

/** Where nothing is said. */
export const usualTerms: AbsentTerms = { after_s: 120, then: "vote", level: 4 };

/** From the tags of a record. */
export function absentTerms(tags: ReadonlyMap<string, string>): AbsentTerms {
  const [, then, seconds, bot = ""] =
    /^(vote|bot|wait) (\d+) (bot:\d)$/.exec(tags.get(absentTag) ?? "") ?? [];
  const level = botLevel(bot);
  if (level === null) return usualTerms;
  return { after_s: Number(seconds), then: then as AbsentTerms["then"], level };
}
