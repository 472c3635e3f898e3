// The page's frame in German.
import type { Words } from "./en";

export const words: Words = {
  refusals: {},

  header: {
    replay: "Nachspielen",
    language: "Sprache",
    languageFailed: "Die Sprache konnte nicht geladen werden. Bist du offline?",
    colours: (theme) => `Farben: ${theme}`,
    changeColours: (theme) => `Farben: ${theme}. Ändern.`,
    themes: { system: "Wie das Gerät", light: "Tag", dark: "Nacht" },
  },
};
