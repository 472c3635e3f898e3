// Which board draws a game, with all that the game's tags say.
import { gameOf, undrawn } from "./catalogue";
import type { GameModule } from "./games";
import { loadBoard } from "./load_game";
import { PageError, pageError } from "./page_error";
import type { Timeline } from "./timeline";

/** @throws PageError where this page has no board for the game, or none that draws its own data */
export async function boardFor({
  game,
  tags,
}: Pick<Timeline, "game" | "tags">): Promise<GameModule> {
  const entry = gameOf(game);
  const cannot = entry && undrawn(entry, tags.keys());
  if (cannot) throw new PageError(cannot);
  const module = await loadBoard(game);
  if (!module) throw new PageError(pageError("page_no_board", "page", { game }));
  return module;
}
