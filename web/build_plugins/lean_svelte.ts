// Vite plugin: tells Svelte's runtime what this page never does, so that the code for it falls away.
//
// The page is drawn in the browser alone: nothing is hydrated, no component is of Svelte 4's kind
// (svelte.config.js), none awaits in its script. Svelte keeps these as variables that may change,
// which a bundler has to believe; as constants they take a tenth of the runtime with them.
import type { Plugin } from "vite";

const hydration = "svelte/src/internal/client/dom/hydration.js";
const flags = "svelte/src/internal/flags/index.js";

/** In which file which variable stays as it begins; what would set it does nothing. */
const constants: Record<string, string[]> = {
  [hydration]: ["hydrating"],
  [flags]: ["async_mode_flag", "legacy_mode_flag", "tracing_mode_flag"],
};

/** The source with the variable as a constant; null if it does not stand there as expected. */
function fixed(source: string, variable: string): string | null {
  const declared = `export let ${variable} = false;`;
  if (!source.includes(declared)) return null;
  const set = RegExp(`^\\t${variable} = .*;$`, "gm");
  return source.replace(declared, `export const ${variable} = false;`).replace(set, "");
}

/** The plugin; a Svelte whose files look different, or that needs one of these, ends the build. */
export function leanSvelte(): Plugin {
  const unseen = new Set(Object.keys(constants));
  return {
    name: "benben-lean-svelte",
    apply: "build",
    transform(code, id) {
      if (/\/svelte\/src\/internal\/flags\/(async|legacy|tracing)\.js$/.test(id))
        this.error(`${id} would set what build_plugins/lean_svelte.ts has fixed`);
      const file = Object.keys(constants).find((path) => id.endsWith(path));
      if (!file) return null;
      unseen.delete(file);
      let fixedCode = code;
      for (const variable of constants[file] ?? []) {
        const next = fixed(fixedCode, variable);
        if (next === null) this.error(`${variable} is not declared in ${id} as expected`);
        fixedCode = next;
      }
      return { code: fixedCode, map: null };
    },
    buildEnd(error) {
      if (!error && unseen.size > 0) this.error(`not part of the build: ${[...unseen].join(", ")}`);
    },
  };
}
