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
    settings: "Réglages",
  },

  ...tables,
  ...fresh,
  ...failures,
  ...problems,
  ...games,
};
