/** Games that are soon over: what needs a whole one is tested with these, and by night with all. */
export const shortGames: ReadonlySet<string> = new Set(["pyramix", "cubus"]);

/** What a test is told with where the same is tested at another size or by other means: only the nightly form runs it. */
export const nightly = (is: boolean) => (is ? { tag: "@nightly" } : {});
