// The sentences of a review: loaded with the panel that says them.
import { catalogue } from "../catalogue.svelte";
import { spoken } from "../language.svelte";
import type { ReviewWords } from "./en";

const files = import.meta.glob<ReviewWords>("./{en,de,fr}.ts", { import: "review" });

export const reviewWords = catalogue<ReviewWords>();

/** The sentences are there, and follow the language, from now on. */
export const needReviewWords = (): Promise<void> =>
  spoken.join("review", reviewWords, (language) => files[`./${language}.ts`]?.());
