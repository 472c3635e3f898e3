// What eslint holds the page to: the strict rules of TypeScript and the recommended ones of Svelte.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: [".svelte-check/", "dist/", "test-results/", "playwright-report/"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig },
    },
    // TypeScript itself knows which names exist; the rule does not know its types.
    rules: { "no-undef": "off" },
  },
);
