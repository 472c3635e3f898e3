// What else could be meant where a rule is marked, in French: by rule, in the order of its marks.
import type { Others } from "$lib/rules/told";

export const readings: Others = {
  "PYX-01": [
    "Le nombre de chacun était dans une image\u202f; une critique publiée compte 8, 4 et 1.",
  ],
  "PYX-03": [
    "Aucune phrase ne dit comment les cubes sont posés. Six couches de 21, 15, 10, 6, 3 et 1 sont le seul tas à trois côtés de 56 cubes.",
  ],
  "PYX-06": [
    "À votre table, vous pouvez bien sûr comparer les nez et choisir les places d’après eux.",
  ],
  "PYX-13": [
    "Un cobra caché pourrait bloquer aussi\u202f; il faudrait alors remettre un cube dès que le cobra voisin se montre.",
  ],
  "PYX-14": [
    "Au pied de la lettre, un cobra pourrait aussi sortir du milieu de la pyramide ou de la dernière couche. Nous lisons «\u202falways\u202f» comme\u202f: quoi qu’il touche.",
  ],
  "PYX-21": [
    "Si seule une face commune comptait, comme pendant la partie, aucun cube d’une couche unique ne sortirait jamais.",
  ],
  "PYX-22": [
    "Une couleur dont personne n’a d’ankh est une égalité à zéro, donc personne ne la reçoit\u202f; la phrase ne nomme pas ce cas.",
  ],
  "PYX-24": [
    "Une égalité pourrait aussi être départagée, par exemple au nombre de cubes\u202f; rien de tel n’est imprimé.",
  ],
};
