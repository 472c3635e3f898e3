// The page's first lines: styles, the app, and the service worker that keeps it for offline days.
import { mount } from "svelte";
import App from "./App.svelte";
import { navigation } from "./lib/navigation.svelte";
import { prepare } from "./lib/pages";
import { chosenLanguage } from "./lib/settings.svelte";
import { reopenRules } from "./lib/rules/open";
import { spoken } from "./lib/words/language.svelte";
// Sentences and a first game need these at once: they come in the same file as the page.
import "./lib/new_local";
import "./lib/parts/Marked.svelte";
import "./lib/words/tongue";
import "./lib/theme.css";
import "./lib/board/palette.css";
import "./lib/emblems/palette.css";
import "./lib/base.css";
import "./lib/print.css";

const target = document.getElementById("page");
if (!target) throw new Error("index.html has no #page");
/**
 * The headings' face, for whoever has it on the device: it is there before them, as they would jump when it
 * came. Others have it from their first board on (round_the_board.ts).
 */
const face = async () => {
  if (!navigator.serviceWorker?.controller) return;
  await import("./lib/heading_face.css");
  await document.fonts.load("1em El Messiri").catch(() => []);
};

/** Nothing can be shown without words. English is tried where those of a language cannot be had. */
async function begin(page: HTMLElement): Promise<void> {
  const language = chosenLanguage();
  prepare(navigation.route, language);
  await Promise.all([spoken.speak(language).catch(() => spoken.speak("en")), face()]);
  mount(App, { target: page });
  reopenRules();
}

// Not awaited here: what it loads imports parts of this file.
begin(target).catch(() => {
  // Without words of its own: those could not be loaded.
  const excuse = document.querySelector("template");
  if (excuse) target.replaceChildren(excuse.content.cloneNode(true));
});

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  // Without it the page works as well, only not offline; nothing needs to be said.
  navigator.serviceWorker.register("/service_worker.js").catch(() => undefined);
  // Once all of the page is kept here: what no first move has to wait for.
  void navigator.serviceWorker.ready.then(async (registration) => {
    const { afterwards } = await import("./lib/afterwards.svelte");
    afterwards(registration);
  });
}
