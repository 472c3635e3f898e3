// The page's frame in French.
import type { Words } from "./en";

export const words: Words = {
  refusals: {},

  header: {
    replay: "Revoir",
    language: "Langue",
    languageFailed: "La langue n’a pas pu être chargée. Êtes-vous hors ligne ?",
    colours: (theme) => `Couleurs : ${theme}`,
    changeColours: (theme) => `Couleurs : ${theme}. Changer.`,
    themes: { system: "Comme l’appareil", light: "Jour", dark: "Nuit" },
  },
};
