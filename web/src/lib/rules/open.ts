// The way from anywhere on the page to the rules over a game. They are loaded at the first look.
import { paths } from "../router";

/** Opens the rules of a game over what is on show, at a rule or section if one is named. */
export function openRules(game: string, id = ""): void {
  import("./drawer.svelte").then(
    ({ drawer }) => drawer.open({ game, id }),
    // The page of rules is another way to read them, or says why there is none.
    () => location.assign(paths.rules(game, id)),
  );
}

/** Opens what the browser's history says lay open here. */
export function reopenRules(): void {
  const kept = (history.state as { rules?: { game: string; id: string } } | null)?.rules;
  if (kept) openRules(kept.game, kept.id);
}
