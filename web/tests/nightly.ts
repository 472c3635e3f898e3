/** What a test is told with where the same is tested at another size or by other means: only the nightly form runs it. */
export const nightly = (is: boolean) => (is ? { tag: "@nightly" } : {});
