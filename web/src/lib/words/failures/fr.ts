// What the page says in French when something fails.
import type { failures as english } from "./en";

export const failures: typeof english = {
  tryAgain: "Réessayer",
  botMissing: (bot) =>
    `${bot} n’a pas pu être chargé. Votre partie est conservée, et le chargement sera retenté.`,
  botFailed: (bot) => `${bot} a échoué pendant sa réflexion. Votre partie est conservée.`,
  moveRefused: (bot) =>
    `${bot} a choisi un coup que les règles refusent. Votre partie est conservée\u202f; rechargez la page si cela se reproduit.`,
  chanceRefused:
    "Les règles refusent ce qui a été tiré. Votre partie est conservée\u202f; rechargez la page si cela se reproduit.",
};
