// The questions of the golden records in French, by their names; where yes or no would be no answer,
// with one in words.
import type { Questions } from "$lib/rules/told";

export const questions: Questions = {
  "a-block-of-seven-symbols": [
    "Sur ce bloc, le lotus est un symbole unique, en M22. Une paire qui contient M22 le gagne-t-elle, alors que sur le nôtre il est en M12 et M33\u202f?",
    "Oui. Seul ce bloc dit où sont ses symboles.",
  ],
  "a-bonus-for-two": [
    "Les deux achèvent le lotus dans la deuxième manche. Le gagnent-ils tous deux\u202f?",
    "Oui. Un bonus reste à prendre jusqu’à la fin de la manche où il a été gagné pour la première fois.",
  ],
  "a-die-must-be-taken":
    "Des dés rouges sont disponibles. Une pierre rouge peut-elle tout de même être payée par la carrière\u202f?",
  "a-joker-beside-a-die": "Un joker peut-il valoir une couleur dont un dé est disponible\u202f?",
  "a-pair-across-a-corner":
    "Peut-on cocher deux pierres de la mosaïque qui se touchent par un coin\u202f?",
  "a-pair-in-either-order":
    "M21 est lilas, M31 verte\u202f; dans la carrière, Q3, verte, est à gauche de Q4, lilas. Les deux peuvent-elles être payées par la carrière\u202f?",
  "a-pair-is-the-whole-turn":
    "Une paire de la mosaïque peut-elle suivre une pierre de la pyramide\u202f?",
  "a-passed-quarry-stone":
    "La pierre bleue de la carrière est barrée, rouge et lilas sont sautées. La lilas peut-elle encore être barrée\u202f?",
  "a-pyramid-of-four-rows":
    "La pyramide de ce bloc a quatre rangées. Contient-elle une pierre P51\u202f?",
  "a-sheet-without-a-tag":
    "La partie enregistrée a une fiche G, mais pas de H. H peut-elle être distribuée\u202f?",
  "a-stone-on-one-stone": "P11 est cochée, P12 ne l’est pas. P21 peut-elle être cochée\u202f?",
  "blocked-dice":
    "La place 1 est active et a pris le seul dé rouge. La place 2 peut-elle l’utiliser\u202f?",
  "columns-need-not-keep-level":
    "Rien n’est encore construit à droite. La colonne de gauche peut-elle monter\u202f?",
  "dice-go-back":
    "Le livret\u202f: bleu et vert sont bloqués\u202f; la place 2 a utilisé le dé rouge pour une paire de la mosaïque. La place 3 peut-elle l’utiliser aussi\u202f?",
  "end-is-said":
    "La place 1 a coché une pierre. La place 2 peut-elle construire avant que la place 1 ait terminé son tour\u202f?",
  "equal-colours-and-one-die":
    "Deux pierres rouges de la mosaïque, un dé rouge\u202f: le dé en paie-t-il une et la carrière l’autre\u202f?",
  "equal-colours-one-spelling":
    "Deux pierres rouges de la mosaïque sont payées par la carrière. Peut-on nommer d’abord la pierre de droite\u202f?",
  "no-joker-is-left":
    "Les deux jokers sont barrés. Une autre pierre peut-elle être payée par un joker\u202f?",
  "one-stone-of-the-mosaic": "Peut-on cocher une seule pierre de la mosaïque\u202f?",
  "quarry-behind-the-blue-stone":
    "Le livret\u202f: la pierre bleue de la carrière est barrée, rouge et lilas sont sautées. L’orange est-elle la prochaine que l’on puisse barrer\u202f?",
  "scoring-example": [
    "Le livret\u202f: pyramide achevée, rien pour l’arc, huit pierres de la mosaïque, cinq bonus, un joker et quatre pierres de carrière restants. La place 1 a-t-elle 50 points\u202f?",
    "Oui. Pyramide 21, mosaïque 8, bonus 15, joker 2 et carrière 4.",
  ],
  "ten-rounds-without-a-stone": [
    "Personne ne construit jamais. Quand la partie se termine-t-elle, et avec quels points\u202f?",
    "Après dix telles manches de suite. Tous ont 16 points, pour les jokers et la carrière qui restent.",
  ],
  "the-end-bonus": [
    "L’arc et la mosaïque sont achevés, et rien n’a été barré. Combien cela vaut-il\u202f?",
    "53 points\u202f: arc 10, mosaïque 15, quatre bonus de 3, dont le bonus de fin, carrière 12 et jokers 4.",
  ],
  "the-final-stone":
    "La colonne de gauche est achevée, il manque une pierre à celle de droite. La clé de voûte peut-elle être cochée\u202f?",
  "the-last-round-is-played-out":
    "La place 1 a achevé un deuxième édifice. La place 2 peut-elle encore construire dans cette manche\u202f?",
  "the-lower-column-counts": [
    "Trois pierres à gauche de l’arc, une à droite. Combien cela vaut-il\u202f?",
    "Rien\u202f: c’est la colonne la plus basse qui compte, et une pierre ne vaut aucun point.",
  ],
  "the-quarry-in-building-order":
    "P11 a été payée avec Q6. P12, construite ensuite, peut-elle être payée avec Q5\u202f?",
  "the-same-sheet-twice": "Deux bâtisseurs peuvent-ils avoir la même fiche\u202f?",
  "the-second-rests-on-the-first":
    "P11 est là. Peut-on construire en un tour P12 et, posée sur les deux, P21\u202f?",
  "too-late-for-a-bonus": [
    "La place 2 achève le lotus dans la deuxième manche, la place 1 dans la troisième. La place 1 le gagne-t-elle\u202f?",
    "Non. Le bonus était pris à la fin de la deuxième manche.",
  ],
  "two-bonuses-in-one-turn": [
    "Une paire achève le serpent et le lotus. Les deux sont-ils gagnés\u202f?",
    "Oui. Un tour peut gagner plusieurs bonus.",
  ],
  "two-mosaic-stones": [
    "Que valent deux pierres de la mosaïque payées par des dés\u202f?",
    "Rien. Les points commencent à quatre pierres.",
  ],
  "what-is-paid-stays-paid":
    "Un joker a payé P12, et une deuxième pierre n’était pas possible. P12 peut-elle être reconstruite au tour suivant, avec un dé\u202f?",
};
