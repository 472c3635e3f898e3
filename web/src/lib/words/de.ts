// The page's frame in German.
import * as tables from "./de_tables";
import * as fresh from "./de_new";
import * as problems from "./de_problems";
import * as games from "./de_games";
import type { Words } from "./en";
import * as failures from "./failures/de";
import { refusals } from "./de_refusals";
import { refusals as ofServer } from "./de_server";

export const words: Words = {
  refusals: { ...refusals, ...ofServer },

  header: {
    skip: "Zum Inhalt springen",
    replay: "Nachspielen",
    language: "Sprache",
    languageFailed: "Die Sprache konnte nicht geladen werden. Bist du offline?",
    settings: "Einstellungen",
  },

  ...tables,
  ...fresh,
  ...failures,
  ...problems,
  ...games,
};
