// The questions of the golden records in French, by their names; where yes or no would be no answer,
// with one in words.
import type { Questions } from "$lib/rules/told";

export const questions: Questions = {
  "a-false-knock-still-counts":
    "J’ai toqué et je ne vois finalement aucun coup. Puis-je le dire\u202f?",
  "a-lid-is-no-open-top":
    "J’ai un dessus ouvert et pas de couvercle. La nouvelle colonne peut-elle avoir un couvercle\u202f?",
  "a-move-overlooked": "J’ai passé, alors que j’aurais pu construire. En ai-je le droit\u202f?",
  "a-new-column-may-be-open":
    "J’ai un dessus ouvert et pas de couvercle. La nouvelle colonne peut-elle être ouverte\u202f?",
  "heights-rise-to-the-front": "La colonne la plus haute peut-elle être devant\u202f?",
  "in-the-order-of-the-seats": [
    "La place 3 veut toquer, mais la place 2 n’a pas encore répondu. À qui est-ce\u202f?",
    "À la place 2. Dans une partie enregistrée, les autres décident dans l’ordre des places.",
  ],
  "nine-points": [
    "Le livret\u202f: quatre caisses de plus, pour trois cartes de plus. Cela rapporte-t-il neuf points\u202f?",
    "Oui. Quatre caisses font douze points, et chacune des trois cartes en retire un.",
  ],
  "nineteen-points": [
    "Le livret\u202f: deux caisses sont démontées, neuf construites, pour deux cartes de plus. Cela rapporte-t-il dix-neuf points\u202f?",
    "Oui. Sept caisses de plus font 21 points, et chacune des deux cartes en retire un.",
  ],
  "no-knock-without-a-pass": "Puis-je toquer pendant que quelqu’un réfléchit encore\u202f?",
  "no-open-top-for-a-lid":
    "Puis-je poser un dessus ouvert sur la seule colonne et prendre son couvercle en main\u202f?",
  "nobody-builds-in-the-first-round":
    "Puis-je construire avant d’avoir pioché une deuxième carte\u202f?",
  "the-back-of-the-solid-cube": "Puis-je prendre la caisse tout au fond du cube plein\u202f?",
  "the-passers-cards":
    "J’ai un couvercle et qui a passé n’en a pas. Puis-je toquer avec le mien\u202f?",
  "the-six-sketches": [
    "Les six étapes du livret\u202f: que rapporte chacune\u202f?",
    "Un point chacune des quatre premières caisses, qui demandent deux cartes\u202f; trois la cinquième, qui n’en demande aucune\u202f; cinq la sixième, car une caisse que personne ne voit se trouve dessous.",
  ],
  "the-stack-must-grow":
    "Puis-je laisser la pile telle quelle et appeler cela une construction\u202f?",
};
