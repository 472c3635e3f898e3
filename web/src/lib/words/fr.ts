// The page's frame in French.
import * as tables from "./fr_tables";
import * as fresh from "./fr_new";
import * as problems from "./fr_problems";
import * as games from "./fr_games";
import type { Words } from "./en";
import * as failures from "./failures/fr";
import { refusals } from "./fr_refusals";
import { refusals as ofServer } from "./fr_server";

export const words: Words = {
  refusals: { ...refusals, ...ofServer },

  header: {
    skip: "Aller au contenu",
    replay: "Revoir",
    language: "Langue",
    languageFailed: "La langue n’a pas pu être chargée. Êtes-vous hors ligne\u202f?",
    colours: (theme) => `Couleurs\u202f: ${theme}`,
    changeColours: (theme) => `Couleurs\u202f: ${theme}. Changer.`,
    themes: { system: "Comme l’appareil", light: "Jour", dark: "Nuit" },
  },

  ...tables,
  ...fresh,
  ...failures,
  ...problems,
  ...games,
};
