// A game of one's own that begins where another one stood.
import { memory, settings } from "./browser.svelte";
import { branchOff, type Branch } from "./branch";
import { setupOf } from "./new_local";
import { suitableLevel } from "./suitable_level";

/** Against bots as strong as those that sat there, or that suit. */
export async function playFrom(branch: Branch): Promise<string> {
  const level = await suitableLevel(setupOf(branch.record).game);
  return branchOff(memory, branch, settings.current.name, level, new Date());
}
