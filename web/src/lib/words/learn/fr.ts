// Le cadre des leçons en français.
import type { LearnWords } from "./en";

export const learn: LearnWords = {
  title: "Apprendre en cinq minutes",
  intro:
    "Pour chacun des cinq jeux, une première partie sur le vrai plateau\u202f: vous jouez, et vous apprenez pourquoi c’était juste. À la fin vous attend une partie contre le plus doux de nos bots.",
  of: (game) => `Apprendre ${game}`,
  states: {
    fresh: "Environ cinq minutes",
    begun: (at) => `Commencé\u202f: étape ${at}`,
    finished: "Appris",
  },
  begin: "Commencer",
  goOn: "Continuer",
  again: "Recommencer",
  step: (at, all) => `Étape ${at} sur ${all}`,
  next: "Suivant",
  back: "Retour",
  skip: "Sauter",
  show: "Montrez-moi",
  retry: "Réessayer",
  right: "Bravo\u202f!",
  notThat: "C’est permis, mais ce n’est pas ce qui est demandé ici.",
  marked: "signalé par la leçon",
  seen: (title) => `Voilà ${title}`,
  done: (title) => `Vous savez jouer à ${title}`,
  now: "À vous\u202f: le plus doux de nos bots vous attend. Les règles restent à portée de main.",
  play: "Jouer une première partie",
  all: "Les cinq jeux",
  rules: "Toutes les règles",
  scoring: "Le décompte final",
  board: "Le plateau",
};
