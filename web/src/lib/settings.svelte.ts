// What somebody has chosen for this browser: one small store, there before the first paint.
//
// The one idea: each setting is one line of the form below, its reader and its default, and its type
// follows. What is stored is read setting by setting, so that one that is missing or wrong takes no
// other with it; members that this version does not know stay stored. Other tabs are followed. What
// a style can follow stands at the root of the document, where it is not the default: `data-theme`,
// `data-hand`, `data-letters`, `data-textures`, and the size of type.
import { between, flag, mapOf, oneOf, reading, readingJson, text, type Reader } from "./reading";
import { browserEntries, type Entries } from "./storage";
import { languageFor, languages, type Language } from "./words/languages";

export interface Settings {
  /** system: the first of the browser's that the page speaks. */
  language: "system" | Language;
  theme: "system" | "light" | "dark";
  /** How long bots and dice let themselves be watched; the pace of every board. */
  speed: "calm" | "normal" | "instant";
  /** How fast a game that is looked back upon plays by itself. */
  replay: "calm" | "normal" | "fast";
  /** How loud sounds are, from 0 to 1, unless `muted`. */
  volume: number;
  muted: boolean;
  /** Short vibrations, where the device has any. */
  haptics: boolean;
  /** Letters on cubes and stones beside their colours. */
  letters: boolean;
  /** Veins and grain on cubes and stones. */
  textures: boolean;
  /** The size of type as a factor of the browser's own. */
  textSize: number;
  /** A turn of several steps waits for a last word before it is played. */
  confirmTurns: boolean;
  /** What is pressed lies on the side of the left hand. */
  leftHand: boolean;
  /** Cubus: nobody is asked at a pass where nothing could be seen. */
  skipHopeless: boolean;
  /** What the person was last called at a table; empty before that. */
  name: string;
}

type Line<T> = [reader: Reader<T>, standard: T];

/** How far the size of type goes. */
export const textSizes = [0.85, 1.5] as const;

const form: { [Name in keyof Settings]: Line<Settings[Name]> } = {
  language: [oneOf("system", ...languages), "system"],
  theme: [oneOf("system", "light", "dark"), "system"],
  speed: [oneOf("calm", "normal", "instant"), "normal"],
  replay: [oneOf("calm", "normal", "fast"), "normal"],
  volume: [between(0, 1), 0.5],
  muted: [flag, false],
  haptics: [flag, true],
  letters: [flag, true],
  textures: [flag, true],
  textSize: [between(...textSizes), 1],
  confirmTurns: [flag, true],
  leftHand: [flag, false],
  skipHopeless: [flag, false],
  name: [text, ""],
};

export type Setting = keyof Settings;
export const settingNames = Object.keys(form) as Setting[];

/** What a setting is, or may be taken from a file to be. */
export const settingReader = (name: Setting) => form[name][0] as Reader<Settings[Setting]>;

const key = "benben.settings";
const anything = mapOf((value) => value);

/** Everything that is stored, known to this version or not. */
function storedIn(entries: Entries): Record<string, unknown> {
  const stored = readingJson(anything, entries.getItem(key) ?? "{}");
  if (!stored.ok) return {};
  const { sound, ...others } = stored.value;
  // Before there was a volume, sound was on or off.
  return typeof sound === "boolean" ? { muted: !sound, ...others } : others;
}

/** Of a setting that is missing or wrong the default. */
function settingsOf(given: Record<string, unknown>): Settings {
  const values = settingNames.map((name) => {
    const read = reading(settingReader(name), given[name]);
    return [name, read.ok ? read.value : form[name][1]];
  });
  return Object.fromEntries(values) as Settings;
}

/** All as they are at the first visit. */
export const standardSettings = (): Settings => settingsOf({});

export class SettingsStore {
  current = $state.raw() as Settings;

  constructor(private readonly entries: Entries) {
    this.read();
    // Empty where another tab has cleared the whole store.
    addEventListener("storage", (event) => [key, null].includes(event.key) && this.read());
  }

  /** Changes some settings for this tab and all others. */
  set(change: Partial<Settings>): void {
    this.show({ ...this.current, ...change });
    try {
      this.entries.setItem(key, JSON.stringify({ ...storedIn(this.entries), ...change }));
    } catch {
      // A browser that keeps nothing still shows the page; the setting lasts until it is closed.
    }
  }

  private read(): void {
    this.show(settingsOf(storedIn(this.entries)));
  }

  private show(current: Settings): void {
    this.current = current;
    const root = document.documentElement;
    const { theme, leftHand, letters, textures, textSize } = current;
    const marks = {
      theme: theme !== "system" && theme,
      hand: leftHand && "left",
      letters: !letters && "off",
      textures: !textures && "off",
    };
    for (const [name, value] of Object.entries(marks)) {
      if (value) root.setAttribute(`data-${name}`, value);
      else root.removeAttribute(`data-${name}`);
    }
    // The colour of the browser's own frame: index.html has one for each theme, in this order.
    const colours = document.querySelectorAll("meta[name=theme-color]");
    for (const [index, scheme] of ["light", "dark"].entries()) {
      const media = theme === "system" ? `(prefers-color-scheme: ${scheme})` : "not all";
      colours[index]?.setAttribute("media", theme === scheme ? "all" : media);
    }
    root.style.fontSize = textSize === 1 ? "" : `${100 * textSize}%`;
  }
}

export const settings = new SettingsStore(browserEntries());

/** The language that was chosen, or else the browser's. */
export function chosenLanguage(): Language {
  const { language } = settings.current;
  return languages.find((known) => known === language) ?? languageFor(navigator.languages);
}
