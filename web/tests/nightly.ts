/** What a test is told with where the same is tested at another size: only the nightly form runs it. */
export const nightly = (is: boolean) => (is ? { tag: "@nightly" } : {});
