// Vite plugin: tells Svelte's runtime what this page never does, so that the code for it falls away.
//
// The page is drawn in the browser alone: nothing is hydrated, no component is of Svelte 4's kind
// (svelte.config.js), none awaits in its script, nothing is forked. Svelte keeps these as variables
// that may change, which a bundler has to believe; as constants they take a tenth of the runtime with
// them. Methods of a class no bundler takes away; those for such components are cut here.
import type { Plugin } from "vite";

const client = "svelte/src/internal/client";

/** In which file which variable stays as it begins; what would set it does nothing. */
const constants: Record<string, string[]> = {
  [`${client}/dom/hydration.js`]: ["hydrating"],
  "svelte/src/internal/flags/index.js": [
    "async_mode_flag",
    "legacy_mode_flag",
    "tracing_mode_flag",
  ],
};

/** In which file which class has methods for components that await. */
const methods: Record<string, string[]> = {
  [`${client}/reactivity/batch.js`]: ["increment", "decrement", "settled"],
  [`${client}/dom/blocks/boundary.js`]: [
    "#update_pending_count",
    "update_pending_count",
    "get_effect_pending",
    "defer_effect",
    "is_rendered",
    "has_pending_snippet",
  ],
};

/** What stands in a file, and what it is where nothing awaits and nothing is forked. */
const never: Record<string, [string | RegExp, string][]> = {
  [`${client}/reactivity/async.js`]: [
    ["var pending = blockers.filter((b) => !b.settled);", ""],
    [
      /if \(async\.length === 0 && pending\.length === 0\) \{\s*(fn\(deriveds\);\s*return;)\s*\}/,
      "$1",
    ],
  ],
  [`${client}/reactivity/batch.js`]: [
    ["!batch.is_fork && ", ""],
    ["if (!this.is_fork) {", "{"],
    ["if (!this.#is_deferred()) this.discard();", "this.discard();"],
    [/\t\tif \(this\.#is_deferred\(\)\) \{[^]*?\n\t\t\}\n/, ""],
    [/\t#is_deferred\(\) \{[^]*?\n\t\}\n/, ""],
    [/\t#is_skipped\(effect\) \{[^]*?\n\t\}\n/, ""],
    ["#blocking_pending = new Map();", ""],
    ["#pending = 0;", ""],
    ["this.#pending === 0 && ", ""],
    [/\t\tif \(\s*effect\.b\?\.is_pending[^]*?\n\t\t\}\n/, ""],
    ["async_deriveds = new Map();", ""],
    [/\t\tfor \(const \[effect, deferred\] of batch\.async_deriveds\) \{[^]*?\n\t\t\}\n/, ""],
    ["batch.async_deriveds.clear();", ""],
    [" && !this.async_deriveds.has(effect)", ""],
    [/\t\tfor \(const deferred of this\.async_deriveds[^]*?\n\t\t\}\n/, ""],
  ],
  [`${client}/reactivity/deriveds.js`]: [
    ["!current_batch?.is_fork || ", "true || "],
    [" || current_batch?.is_fork", ""],
  ],
  [`${client}/reactivity/sources.js`]: [["!batch.is_fork && ", ""]],
  [`${client}/runtime.js`]: [["var is_fork = current_batch?.is_fork;", "const is_fork = false;"]],
  [`${client}/dom/blocks/boundary.js`]: [
    ["if (current_batch?.is_fork) {", "if (false) {"],
    [/#effect_pending_subscriber = createSubscriber[^]*?\n\t\}\);\n/, ""],
    ["this.is_pending = this.has_pending_snippet();", ""],
    [/if \(this\.#pending_count > 0\) \{[^]*?\n\t{3}\} else (\{[^]*?\n\t{3}\})/, "$1"],
  ],
};

const files = new Set([constants, methods, never].flatMap((changes) => Object.keys(changes)));

/** The source with the variable as a constant; null if it does not stand there as expected. */
function fixed(source: string, variable: string): string | null {
  const declared = `export let ${variable} = false;`;
  if (!source.includes(declared)) return null;
  const set = RegExp(`^\\t${variable} = .*;$`, "gm");
  return source.replace(declared, `export const ${variable} = false;`).replace(set, "");
}

/** The source without what an expression or text finds in it; null if it finds nothing. */
function replaced(source: string, found: string | RegExp, by: string): string | null {
  const next = source.replace(found, by);
  return next === source ? null : next;
}

type Change = [name: string, (source: string) => string | null];

/** What has to be done to a file, each with its name for when it cannot be done. */
function changesOf(file: string): Change[] {
  const method = (name: string) => RegExp(`^\\t${name}\\([^)]*\\) \\{\\n[^]*?^\\t\\}\\n`, "m");
  return [
    ...(constants[file] ?? []).map((name): Change => [name, (code) => fixed(code, name)]),
    ...(methods[file] ?? []).map((name): Change => [
      name,
      (code) => replaced(code, method(name), ""),
    ]),
    ...(never[file] ?? []).map(([it, by]): Change => [
      String(it),
      (code) => replaced(code, it, by),
    ]),
  ];
}

/** The plugin; a Svelte whose files look different, or that needs one of these, ends the build. */
export function leanSvelte(): Plugin {
  const unseen = new Set(files);
  return {
    name: "benben-lean-svelte",
    apply: "build",
    transform(code, id) {
      if (/\/svelte\/src\/internal\/flags\/(async|legacy|tracing)\.js$/.test(id))
        this.error(`${id} would set what build_plugins/lean_svelte.ts has fixed`);
      const file = [...files].find((path) => id.endsWith(path));
      if (!file) return null;
      unseen.delete(file);
      let next = code;
      for (const [name, change] of changesOf(file)) {
        const changed = change(next);
        if (changed === null) this.error(`${name} does not stand in ${id} as expected`);
        next = changed;
      }
      return { code: next, map: null };
    },
    buildEnd(error) {
      if (!error && unseen.size > 0) this.error(`not part of the build: ${[...unseen].join(", ")}`);
    },
  };
}
