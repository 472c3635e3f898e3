// The questions of the golden records in French, by their names; where yes or no would be no answer,
// with one in words.
import type { Questions } from "$lib/rules/told";

export const questions: Questions = {
  "a-board-of-ones-own": "Peut-on jouer sur un autre plateau\u202f?",
  "a-direction-for-every-stone": "L’Anubis peut-il ne disperser que les pierres du dessus\u202f?",
  "beside-a-full-stack":
    "Une figurine peut-elle être éjectée à côté d’une pile complète de l’autre couleur\u202f?",
  "beside-its-figure":
    "Une pierre peut-elle être éjectée à côté d’une figurine de sa couleur\u202f?",
  "bigger-figure": "Un Maçon peut-il éjecter une Cléopâtre\u202f?",
  "bumps-a-smaller-figure": "Une figurine peut-elle en éjecter une plus petite\u202f?",
  "bumps-its-equal": "Une pierre peut-elle en éjecter une de sa taille\u202f?",
  "cleopatra-does-the-duty":
    "Cléopâtre s’est déplacée en dernier pour collecter une pierre dans les Limbes. Peut-elle finalement l’y laisser\u202f?",
  "closed-blue-space": "Une pierre peut-elle en éjecter une autre sur la case bleue neutre\u202f?",
  "collect-to-three": "Cléopâtre peut-elle former une pile de deux\u202f?",
  "duty-of-ones-own-making": [
    "Mon propre pouvoir vient d’éjecter une de mes pierres. Lie-t-elle mon dernier déplacement\u202f?",
    "Oui. La pierre doit être ramenée aussitôt, si c’est possible.",
  ],
  "duty-of-the-last-move":
    "Une de mes pierres est dans les Limbes et mon premier déplacement était autre. Le second peut-il l’être aussi\u202f?",
  "each-target-once": "Le Maçon peut-il pousser deux fois depuis une même case\u202f?",
  "figure-stays-in-limbo":
    "Une de mes figurines est dans les Limbes. Puis-je l’y laisser et déplacer des pierres\u202f?",
  "first-move-is-free":
    "Une de mes pierres est dans les Limbes. Mon premier déplacement peut-il être un autre\u202f?",
  "mixed-passes-over-blue": [
    "Où va une pile mixte que l’on pousse vers une case bleue\u202f?",
    "Au-delà, sur la prochaine case où elle peut arriver.",
  ],
  "one-move-in-the-first-turn":
    "Or a fait le premier déplacement de la partie. Or peut-il en faire un autre\u202f?",
  "one-piece-twice": "La pièce du premier déplacement peut-elle faire aussi le second\u202f?",
  "part-of-a-stack": "Une grande pierre peut-elle en éjecter une petite posée sur une autre\u202f?",
  "protected-from-powers":
    "L’Anubis peut-il disperser une pile adverse à côté d’une figurine adverse\u202f?",
  "protection-by-any-figure":
    "Si toute figurine protège, le Maçon peut-il pousser une pierre adverse à côté de laquelle il se trouve lui-même\u202f?",
  "pushed-and-moved":
    "Une pierre a été poussée par le Maçon. Peut-elle être déplacée dans le même tour\u202f?",
  "pushed-onto-its-own-portal":
    "Un pouvoir peut-il amener une pierre adverse sur son propre portail\u202f?",
  "small-on-large": "Une petite pierre peut-elle être posée directement sur une grande\u202f?",
  "the-other-portal": "Une pierre peut-elle arriver sur le portail de l’adversaire\u202f?",
  "the-wrong-way-round":
    "Une pierre d’Or peut-elle aller dans le sens des aiguilles d’une montre\u202f?",
  "third-occurrence": [
    "La même position se présente au début d’un tour pour la troisième fois. Comment finit la partie\u202f?",
    "Elle est nulle.",
  ],
  trapped: "Une pierre qui se trouve sous une pierre adverse peut-elle se déplacer\u202f?",
  "upper-two-together":
    "Cléopâtre peut-elle prendre une pierre moyenne avec la petite posée dessus\u202f?",
};
