// What else could be meant where a rule is marked, in French: by rule, in the order of its marks.
import type { Others } from "$lib/rules/told";

export const readings: Others = {
  "ASC-04": [
    "L’endroit de ces cases était une image, et aucune phrase ne parle des figurines\u202f: elles pourraient revenir n’importe où.",
  ],
  "ASC-10": [
    "«\u202fValid\u202f» pourrait exiger la taille suivante, une petite pierre ayant alors besoin d’une moyenne sous elle.",
  ],
  "ASC-20": ["Les pièces en chemin pourraient barrer le passage."],
  "ASC-21": ["On pourrait exiger un premier déplacement qui en laisse un second possible."],
  "ASC-24": [
    "Ce qui vaut entre figurines n’est pas dit. La plus petite, la moyenne et la plus grande suggèrent des tailles comme pour les pierres.",
  ],
  "ASC-25": [
    "L’obligation pourrait lier aussi les figurines\u202f; la phrase ne nomme que les pierres.",
  ],
  "ASC-30": [
    "Le premier déplacement pourrait être lié déjà, ou seules les pierres qui attendaient au début du tour.",
  ],
  "ASC-31": [
    "Cléopâtre pourrait arriver d’abord et voir ensuite si elle peut remplir l’obligation.",
  ],
  "ASC-40": [
    "Au pied de la lettre, une figurine de n’importe quelle couleur protège\u202f: c’est l’option «\u202fany\u202f».",
  ],
  "ASC-50": ["Il pourrait falloir nommer les deux avant d’utiliser la première."],
  "ASC-51": [
    "«\u202fOne space\u202f» pourrait vouloir dire qu’une pile reste si la case voisine est fermée\u202f; la phrase suivante parle de la prochaine case disponible.",
    "Une pile mixte pourrait ne rien pouvoir éjecter, ou agir comme sa pierre du bas.",
  ],
  "ASC-53": ["Les pierres sans case pourraient rester où elles sont."],
  "ASC-54": [
    "Une pile pourrait aussi naître sur une case vide, et des pierres adverses venir des Limbes.",
  ],
  "ASC-55": ["La dispersion n’est pas dans cette liste, et pourrait être permise."],
  "ASC-60": [
    "Que la case neutre protège aussi n’est dit que par les «\u202fthree safe spaces\u202f».",
  ],
  "ASC-61": ["Les pouvoirs pourraient ne jamais amener une pierre adverse sur une case bleue."],
  "ASC-64": [
    "Rien n’est imprimé sur la nulle. Sans cette décision, une partie pourrait durer toujours.",
  ],
};
