// What eslint holds the page to: the strict rules of TypeScript and the recommended ones of Svelte.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: [".svelte-check/", "dist/", "test-results/", "playwright-report/"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      // Of svelte.config.js only what matters here, and can be kept with what was found.
      parserOptions: {
        parser: ts.parser,
        extraFileExtensions: [".svelte"],
        svelteConfig: { compilerOptions: { runes: true } },
      },
    },
    // TypeScript itself knows which names exist; the rule does not know its types.
    rules: { "no-undef": "off" },
  },
);
