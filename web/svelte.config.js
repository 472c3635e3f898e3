// How Svelte files are read: TypeScript in them goes through Vite.
import { readdirSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

const sources = fileURLToPath(new URL("src/", import.meta.url));
const components = readdirSync(sources, { recursive: true })
  .filter((file) => file.endsWith(".svelte"))
  .sort();

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true,
    /** The class of a component's styles: a short number of its own, not a long hash. */
    cssHash: ({ filename, hash }) => {
      const at = components.indexOf(relative(sources, filename));
      return at < 0 ? `svelte-${hash(filename)}` : `z${at.toString(36)}`;
    },
  },
};
