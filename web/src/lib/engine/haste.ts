// Who can be hurried: a bot whose thought takes so long that lesser ones fit into it.
//
// The core's search hears nothing while it thinks in its Worker, so a long thought is preceded by
// those of lower levels, which together take a seventh of its time: the last of them is the best found
// so far.

/** The lowest of them: it answers within a fraction of a second, and never at random. */
const quickest = 6;

/** The bots whose moves are found on the way to this one's; none where it answers soon itself. */
export function lesserThan(bot: string): string[] {
  const level = Number(/^bot:(\d)$/.exec(bot)?.[1] ?? 0);
  return Array.from({ length: Math.max(0, level - quickest) }, (_, at) => `bot:${quickest + at}`);
}

export const canHurry = (bot: string): boolean => lesserThan(bot).length > 0;
