// What else could be meant where a rule is marked, in French: by rule, in the order of its marks.
import type { Others } from "$lib/rules/told";

export const readings: Others = {
  "ANX-01": ["Qu’il y ait six couleurs, les mêmes sur chaque dé, vient de critiques publiées."],
  "ANX-02": ["Combien de lettres, et en quoi les couleurs diffèrent, seul le bloc le montre."],
  "ANX-03": [
    "La fiche imprimée le montrait dans une image perdue. Votre propre bloc peut le dire autrement (ANX-56).",
  ],
  "ANX-04": [
    "La fiche imprimée le montrait dans une image perdue. Votre propre bloc peut le dire autrement (ANX-56).",
  ],
  "ANX-05": [
    "La fiche imprimée le montrait dans une image perdue. Votre propre bloc peut le dire autrement (ANX-56).",
  ],
  "ANX-06": [
    "La longueur de la carrière et ses couleurs étaient une image\u202f; dans l’exemple, on passe de bleu à orange en sautant rouge et lilas.",
  ],
  "ANX-07": [
    "Les blancs laissés par les images perdues suggèrent cinq symboles uniques et deux groupes\u202f: ce bloc peut se jouer aussi (ANX-57).",
  ],
  "ANX-08": ["Chacun pourrait choisir sa fiche. Comme toutes se valent, le sort est plus rapide."],
  "ANX-20": [
    "La mosaïque n’y est pas nommée. On pourrait exiger un ordre dans une paire aussi\u202f; mais les deux se construisent à la fois.",
  ],
  "ANX-41": ["Sans cette décision, une partie où personne ne construit plus ne finirait jamais."],
  "ANX-42": [
    "Seuls les 21 points du sommet sont imprimés, dans l’exemple\u202f; les autres rangées étaient une image.",
  ],
  "ANX-43": [
    "Les points des niveaux étaient une image. L’exemple dit qu’un seul niveau ne vaut rien.",
  ],
  "ANX-44": [
    "La liste commence à quatre. Selon son modèle, deux pierres pourraient valoir 2 points.",
  ],
  "ANX-46": [
    "Si elles sont égales aussi, rien n’est imprimé\u202f; un autre édifice pourrait décider.",
  ],
  "ANX-57": ["C’est une façon de lire les blancs\u202f; notre bloc (ANX-07) en est une autre."],
};
