// What a notice says in French where no page is open.
import type { PushedWords } from "./en";

export const fr: PushedWords = {
  said: {
    turn: "C’est à vous de jouer.",
    low: "Il vous reste peu de temps pour jouer.",
    invited: "On vous invite à une partie.",
  },
  something: "Il s’est passé quelque chose à l’une de vos tables.",
};
