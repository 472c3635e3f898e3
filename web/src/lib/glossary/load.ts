// The glossaries of the games, each loaded where its words are first shown.
import type { Language } from "../words/languages";
import { Glossary, type Entries, type Rules, type Shared } from "./glossary";

const shared = import.meta.glob<Shared>("../words/glossary/{en,de,fr}.ts", { import: "glossary" });
const rules = import.meta.glob<Rules>("../../games/*/words/glossary/rules.ts", { import: "rules" });
const own = import.meta.glob<Entries>("../../games/*/words/glossary/{en,de,fr}.ts", {
  import: "glossary",
});

const loaded = new Map<string, Promise<Glossary | null>>();

async function load(game: string, language: Language): Promise<Glossary | null> {
  const folder = `../../games/${game}/words/glossary`;
  const [all, entries, where] = await Promise.all([
    shared[`../words/glossary/${language}.ts`]?.(),
    own[`${folder}/${language}.ts`]?.(),
    rules[`${folder}/rules.ts`]?.(),
  ]);
  return all && entries && where ? new Glossary(language, all, entries, where) : null;
}

/** Null for a game without one. What cannot be loaded is asked for again the next time. */
export function glossaryOf(game: string, language: Language): Promise<Glossary | null> {
  const key = `${game} ${language}`;
  const known = loaded.get(key);
  if (known) return known;
  const found = load(game, language);
  loaded.set(key, found);
  found.catch(() => loaded.delete(key));
  return found;
}
