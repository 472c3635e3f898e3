// What wasm/games.mjs writes when the core is built; here so that checks do not need a build.
declare module "$wasm/games.json" {
  const games: import("./core").GameInfo[];
  export default games;
}
