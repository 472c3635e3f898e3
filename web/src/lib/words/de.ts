// The page's frame in German.
import * as home from "./de_home";
import * as tables from "./de_tables";
import * as fresh from "./de_new";
import * as links from "./de_links";
import * as pages from "./de_pages";
import * as problems from "./de_problems";
import * as games from "./de_games";
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

  ...home,
  ...tables,
  ...fresh,
  ...links,
  ...pages,
  ...problems,
  ...games,
};
