// Fetches and compiles the rules core of a game once per page.
//
// There is a module for each game, and another with its bots (wasm/README.md), so that nobody waits
// for the rules of games that are not played, nor for the bots before one is asked.
import { Core } from "./core";
import { loaded, PageError, pageError } from "./page_error";

const addresses = new Map(
  Object.entries(
    import.meta.glob<string>(["$wasm/benben-*.wasm", "!**/*-review.wasm"], {
      query: "?url",
      import: "default",
      eager: true,
    }),
  ).map(([file, address]) => [/benben-([\w-]+)\.wasm$/.exec(file)?.[1] ?? "", address]),
);

const compile = (name: string) => compiled(addresses.get(name));

/** The module of an address. */
export async function compiled(address: string | undefined): Promise<WebAssembly.Module> {
  const response = address ? await loaded(fetch(address), "page_core_not_loaded") : null;
  if (!response?.ok) throw new PageError(pageError("page_core_not_loaded"));
  return WebAssembly.compile(await response.arrayBuffer());
}

/** Remembers what is made for each game; what fails is tried again at the next call. */
function once<T>(make: (game: string) => Promise<T>) {
  const made = new Map<string, Promise<T>>();
  const get = (game: string): Promise<T> => {
    const known = made.get(game);
    if (known) return known;
    const making = make(game).catch((error: unknown) => {
      made.delete(game);
      throw error;
    });
    made.set(game, making);
    return making;
  };
  return { get, forget: (game: string) => void made.delete(game) };
}

/** The compiled core of a game with its bots, for a Worker. */
export const loadBots = once((game) => compile(`${game}-bots`)).get;

const cores = once(async (game) => Core.instantiate(await compile(game)));

/** The page's own instance of the core of a game, without bots. */
export const loadCore = cores.get;

/** What a core with bots can besides, in the page: read a file with data of the game's own. */
export const loadReader = async (game: string): Promise<Pick<Core, "readTags">> =>
  Core.instantiate(await loadBots(game));

/** The next one is made anew: after a trap nobody knows what state this one is in. */
export const forgetCore = cores.forget;
