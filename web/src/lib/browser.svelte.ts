// What the whole page shares of this browser: its memory, the settings, whether to hold still.
import { browserEntries, Memory } from "./storage";

export { settings } from "./settings.svelte";

export const memory = new Memory(browserEntries());

const still = matchMedia("(prefers-reduced-motion: reduce)");
let stillNow = $state(still.matches);
still.addEventListener("change", () => (stillNow = still.matches));

/** Whether the person asked for less motion. */
export const reducedMotion = () => stillNow;

export const later = (milliseconds: number, call: () => void) => {
  const timer = setTimeout(call, milliseconds);
  return () => clearTimeout(timer);
};
