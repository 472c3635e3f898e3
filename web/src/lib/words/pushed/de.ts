// What a notice says in German where no page is open.
import type { PushedWords } from "./en";

export const de: PushedWords = {
  said: {
    turn: "Du bist am Zug.",
    low: "Für deinen Zug bleibt dir nicht mehr viel Zeit.",
    invited: "Du bist zu einer Partie eingeladen.",
  },
  something: "An einem deiner Tische ist etwas passiert.",
};
