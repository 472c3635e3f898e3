// Where the puzzles lie: a file for each game, fetched when somebody wants its puzzles.
import { PageError, pageError } from "../page_error";
import { readPuzzles, type Puzzle } from "./puzzle";

const addresses = import.meta.glob<string>("./data/*.txt", { query: "?url", import: "default" });

const loading = new Map<string, Promise<Puzzle[]>>();

async function fetched(game: string): Promise<Puzzle[]> {
  const address = addresses[`./data/${game}.txt`];
  if (!address) throw new PageError(pageError("page_no_board", "page", { game }));
  try {
    const answer = await fetch(await address());
    if (!answer.ok) throw new Error(String(answer.status));
    return readPuzzles(await answer.text());
  } catch {
    throw new PageError(pageError("page_game_not_loaded"));
  }
}

/** All puzzles of a game. One that failed is tried anew. */
export function puzzlesOf(game: string): Promise<Puzzle[]> {
  const known = loading.get(game);
  if (known) return known;
  const begun = fetched(game);
  loading.set(game, begun);
  begun.catch(() => loading.delete(game));
  return begun;
}
