// How the page is built: hashed files under /assets, the rules core from the C++ build.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { blockRender } from "./build_plugins/block_render.ts";
import { compress } from "./build_plugins/compress.ts";
import { leanSvelte } from "./build_plugins/lean_svelte.ts";
import { tighten } from "./build_plugins/tighten.ts";
import { serviceWorker, workerEntry } from "./build_plugins/service_worker.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The server that `npm run dev` and `npm run preview` ask for tables.
const server = { "/api": { target: "http://127.0.0.1:8080", ws: true } };

/** What tells who imports a module. */
interface Graph {
  getModuleInfo(module: string): { readonly importers: readonly string[] } | null;
}

/** Whether some module that passes loads another one with itself, be it through others. */
function loadedWith(module: string, graph: Graph, passes: (module: string) => boolean): boolean {
  const seen = new Set([module]);
  for (const one of seen) {
    if (passes(one)) return true;
    for (const importer of graph.getModuleInfo(one)?.importers ?? []) seen.add(importer);
  }
  return false;
}

const playScreen = /src\/routes\/(New|Local)\.svelte$/;
const asideScreen = /\/(Lobby|Recover|Settings|Statistics|Replay|Practice|Learn|Puzzles)-/;
const boardEntry = /src\/games\/(\w+)\/index\.ts$/;
const shared = /src\/(routes|lib)\/|\/svelte\/src\//;

/** Where a game is set up and played: every table's screen, and what several boards are made of. */
const playOf = (module: string, graph: Graph) =>
  shared.test(module) &&
  loadedWith(module, graph, (one) => playScreen.test(one) || boardEntry.test(one))
    ? "play"
    : null;

const ofGame = /src\/games\/(\w+)\/(?!words\/(?!data|index))/;
const gameWords = /src\/games\/(\w+)\/words\/(?:en|de|fr)\.ts$/;

/** The game whose board needs a module at once; what only its end or its side draws comes later. */
const boardOf = (module: string, graph: Graph) => {
  const game = ofGame.exec(module)?.[1];
  const ofBoard = (one: string) => (boardEntry.exec(one) ?? gameWords.exec(one))?.[1] === game;
  return game && loadedWith(module, graph, ofBoard) ? game : null;
};

/** The tests that say in their first line that they want a page around them. */
const pageTests = readdirSync(at("src"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".test.ts"))
  .map((file) => `src/${file}`)
  .filter((file) => readFileSync(at(file), "utf8").startsWith("// @vitest-environment happy-dom"));
const setupFiles = ["src/lib/words/testing.ts"];

export default defineConfig({
  plugins: [
    leanSvelte(),
    svelte(),
    blockRender(),
    serviceWorker(at("public")),
    tighten(),
    compress(),
  ],
  resolve: {
    alias: {
      $lib: at("src/lib"),
      $games: at("src/games"),
      $docs: at("../docs"),
      $wasm: at("../build/wasm"),
    },
    // Under vitest Svelte must be the browser's, or components cannot be mounted.
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Sentences are loaded beside the screen or board that says them. A screen on nobody's way to a
      // game names what it needs itself: only its styles stand in what everybody loads.
      resolveDependencies: (file, needed) => {
        if (/\/(en|de|fr)(_\w+)?-/.test(file)) return [];
        return asideScreen.test(file) ? needed.filter((name) => name.endsWith(".css")) : needed;
      },
    },
    rolldownOptions: {
      input: { index: at("index.html"), [workerEntry]: at("src/workers/service_worker.ts") },
      output: {
        // The names stand in what a first move waits for, and a hash is what compresses least: seven
        // of its characters tell two versions of a file apart as well as eight.
        entryFileNames: ({ name }) =>
          name === workerEntry ? `${workerEntry}.js` : "assets/[name]-[hash:7].js",
        chunkFileNames: "assets/[name]-[hash:7].js",
        assetFileNames: "assets/[name]-[hash:7][extname]",
        // Few files: each costs its head on the wire, and small ones are compressed badly.
        codeSplitting: {
          groups: [
            { name: "page", tags: ["$initial"], test: /^(?!.*\/(workers|pushed)\/)/, priority: 3 },
            { name: "points", test: /src\/lib\/board\/(Points|Seat)Table/, priority: 2 },
            { name: playOf, debugName: "play", priority: 1 },
            // After what boards need, too, or they would load it from here.
            { name: "end", test: /src\/lib\/parts\/ToldScoring/, priority: 0.5 },
            // A game's board in one file, but for its words and what is wanted rarely.
            { name: boardOf, debugName: "board" },
          ],
        },
      },
    },
  },
  worker: { format: "es" },
  server: { fs: { allow: [".."] }, proxy: server },
  preview: { proxy: server },
  test: {
    // Only a limit: beside a build everything takes several times as long.
    testTimeout: 30_000,
    projects: [
      // What has no page has nothing to leave behind: modules are loaded once for all these tests.
      {
        extends: true,
        test: {
          name: "modules",
          include: ["src/**/*.test.ts"],
          exclude: pageTests,
          isolate: false,
          setupFiles,
        },
      },
      { extends: true, test: { name: "pages", include: pageTests, setupFiles } },
    ],
  },
});
