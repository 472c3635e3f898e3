// The questions of the golden records in French, by their names; where yes or no would be no answer,
// with one in words.
import type { Questions } from "$lib/rules/told";

export const questions: Questions = {
  "cobra-beside-a-cobra": "Peut-on prendre un cobra qui touche un autre cobra\u202f?",
  "cobra-opens-the-tray": "Un cobra du socle montre trois faces. Peut-il être pris\u202f?",
  "cobra-with-one-face": "Peut-on prendre un cobra qui ne montre qu’une face\u202f?",
  "cobras-share-a-neighbour": [
    "Deux cobras restés sur le socle sont à côté d’un même cube. Sort-il une seule fois, et ses propres voisins restent-ils\u202f?",
    "Oui. Un cube ne sort qu’une fois et n’en entraîne pas d’autres.",
  ],
  "colour-nobody-collected": [
    "Personne ne possède d’ankh d’une couleur, et il en reste des cubes sur le socle. Qui les reçoit\u202f?",
    "Personne.",
  ],
  "hidden-cobra-blocks-nothing": [
    "Un cube est pris, et celui qu’il touchait se révèle être un cobra. Le coup est-il valable\u202f?",
    "Oui. Un cobra que personne ne voit ne bloque rien.",
  ],
  "move-before-reveal":
    "Un cube vient d’apparaître. La personne suivante peut-elle jouer avant qu’il ne soit révélé\u202f?",
  "one-visible-face": "Peut-on prendre un cube qui montre une face\u202f?",
  "open-tray": "Un cube du socle montre trois faces. Peut-il être pris\u202f?",
  "reveal-names-all": "Deux cubes montrent une première face. Peut-on n’en révéler qu’un\u202f?",
  "reveal-of-a-cube-that-is-known":
    "L’œil bleu est connu depuis longtemps. Peut-il être révélé une deuxième fois\u202f?",
  "scoring-example": [
    "La place 1 a le plus d’ankhs verts, la place 2 le plus de violets, la place 3 le plus de bleus\u202f; les places 1 et 2 ont autant d’orange, et il reste des cubes orange. Quels sont les scores\u202f?",
    "18, 24 et 20\u202f: personne ne reçoit les cubes orange, et chaque autre couleur va à sa majorité.",
  ],
  "shared-win": [
    "Les deux ont le même score. Qui gagne\u202f?",
    "Les deux. La victoire est partagée.",
  ],
  "slides-beside-a-cobra": "Un cube a glissé à côté d’un cobra. Peut-il être pris\u202f?",
  "touches-a-cobra":
    "Un cube qui montre assez de faces touche un cobra visible. Peut-il être pris\u202f?",
};
