// How the page is built: hashed files under /assets, the rules core from the C++ build.
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
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
    modulePreload: { polyfill: false },
  },
  worker: { format: "es" },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8080", ws: true } },
  },
  test: { include: ["src/**/*.test.ts"] },
});
