// What else could be meant where a rule is marked, in French: by rule, in the order of its marks.
import type { Others } from "$lib/rules/told";

export const readings: Others = {
  "ANK-01": [
    "Les types étaient dans des images\u202f; noms et couleurs sont ceux de critiques publiées.",
  ],
  "ANK-02": [
    "Le nombre de chacune était une image\u202f; qui possède la boîte peut saisir ses tuiles (ANK-73).",
    "La boîte imprimée peut contenir plus de scribes d’une couleur\u202f; une cité pourrait alors continuer sans fin.",
  ],
  "ANK-03": [
    "Quelles cases en portent deux et lesquelles trois était une image\u202f; l’ordre peut être choisi (ANK-73).",
    "Comme imprimé, trois identiques peuvent rester\u202f: c’est le réglage par défaut. Une critique publiée conseille de redistribuer.",
  ],
  "ANK-04": [
    "L’exemple en compte un pour 3 points\u202f; d’autres auraient pu montrer un autre nombre.",
  ],
  "ANK-05": [
    "Tout partage conviendrait\u202f; à la fin, les tuiles viennent de toute façon des deux.",
    "Si tous les dos étaient pareils, personne ne saurait rien de la prochaine tuile.",
    "Nos tables tirent les places au sort, sauf si vous fixez l’ordre vous-même.",
  ],
  "ANK-13": [
    "Deux pourrait être un exemple et non une limite\u202f: qui en a davantage en dépenserait davantage.",
  ],
  "ANK-14": [
    "On pourrait choisir quel entrepôt stocke quoi\u202f; comme tout le monde le ferait, cela se fait tout seul.",
  ],
  "ANK-21": [
    "Un ankh pourrait aussi servir à un renouvellement qui ne change rien, ou à une pioche vide.",
  ],
  "ANK-32": ["On pourrait tout de même payer le prix entier, pour se défaire d’un jeton."],
  "ANK-34": ["On pourrait choisir quel jeton paie\u202f; nous prenons toujours le meilleur choix."],
  "ANK-35": ["Un entrepôt une fois recouvert pourrait aussi rester hors d’usage."],
  "ANK-36": [
    "«\u202fImmediately\u202f» pourrait vouloir dire avant le contrôle des limites, si bien que plus de jetons suivraient.",
  ],
  "ANK-40": [
    "On pourrait exiger que la cité reste d’un seul tenant\u202f; la phrase ne le fait pas.",
  ],
  "ANK-41": [
    "Qu’elle ne porte rien n’est imprimé que pour les tuiles de base\u202f; ce qu’elle porterait tomberait.",
  ],
  "ANK-52": [
    "Il est question d’un groupe d’exactement cinq\u202f; le sort de plus grands, ou de deux qui se rejoignent, est laissé aux joueurs.",
  ],
  "ANK-60": [
    "Dans la dernière manche, un tour bonus pourrait être perdu, si bien qu’une cité aurait 13 tuiles au plus.",
  ],
  "ANK-61": ["Sans cette décision, une partie où personne n’achète plus ne finirait jamais."],
  "ANK-62": [
    "Les ankhs ne sont pas des ressources et pourraient ne pas compter, comme ce qui se trouve sur les entrepôts.",
  ],
  "ANK-63": ["Il pourrait ne s’agir que des jetons en main, sans entrepôts ni ankhs."],
};
