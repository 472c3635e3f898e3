// What the whole page shares of this browser: its memory, the settings, whether to hold still.
import { browserEntries, Memory, type Settings } from "./storage";
import { languageFor, languages, type Language } from "./words/languages";

export const memory = new Memory(browserEntries());

const still = matchMedia("(prefers-reduced-motion: reduce)");
let stillNow = $state(still.matches);
still.addEventListener("change", () => (stillNow = still.matches));

/** Whether the person asked for less motion. */
export const reducedMotion = () => stillNow;

class CurrentSettings {
  current = $state.raw<Settings>(memory.settings());

  set(change: Partial<Settings>): void {
    this.current = { ...this.current, ...change };
    memory.saveSettings(this.current);
    applyTheme(this.current.theme);
  }
}

function applyTheme(theme: Settings["theme"]): void {
  const root = document.documentElement;
  if (theme === "system") delete root.dataset.theme;
  else root.dataset.theme = theme;
}

export const settings = new CurrentSettings();

/** The language that was chosen, or else the browser's. */
export function chosenLanguage(): Language {
  const { language } = settings.current;
  return languages.find((known) => known === language) ?? languageFor(navigator.languages);
}

applyTheme(settings.current.theme);

export const later = (milliseconds: number, call: () => void) => {
  const timer = setTimeout(call, milliseconds);
  return () => clearTimeout(timer);
};
