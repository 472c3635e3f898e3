// What else could be meant where a rule is marked, in French: by rule, in the order of its marks.
import type { Others } from "$lib/rules/told";

export const readings: Others = {
  "CUB-01": [
    "Qui compte les cartes visibles sait ce qui reste\u202f; personne n’en connaît l’ordre.",
  ],
  "CUB-03": [
    "Les règles imprimées montrent des piles en images sans dire ce que c’est. Des colonnes isolées ou cachées pourraient être permises\u202f; une image pourrait alors désigner plusieurs piles.",
  ],
  "CUB-15": [
    "Au sens strict, une caisse ouverte ne bougerait jamais\u202f; aucune couche n’irait alors dessous.",
  ],
  "CUB-16": [
    "Il pourrait ne s’agir que du simple échange, et un coup plus vaste qui en contient un serait permis.",
  ],
  "CUB-20": [
    "Il n’est pas dit à qui sont les cartes\u202f: ce pourraient être celles de qui toque.",
  ],
  "CUB-22": [
    "Il n’est pas dit combien de temps on peut chercher après avoir toqué\u202f; la table le choisit.",
  ],
  "CUB-30": [
    "Nos tables tirent les places au sort, sauf si vous fixez l’ordre vous-même.",
    "On pourrait l’arrêter dès qu’aucun coup n’est possible, avant même qu’on s’en aperçoive.",
  ],
  "CUB-31": [
    "Une égalité pourrait être départagée, par exemple aux cartes restantes\u202f; rien de tel n’est imprimé.",
  ],
  "CUB-32": [
    "À égalité, tous pourraient construire, ou personne.",
    "Il pourrait s’agir d’une seule construction.",
    "On pourrait aussi chercher en même temps, au premier qui l’annonce.",
    "À égalité, le second pourrait l’avoir, ou les deux.",
    "Quelle main donne une carte ne change rien à la table\u202f; il faut seulement le fixer pour l’enregistrement.",
  ],
  "CUB-40": [
    "Seul le démontage après une partie est imprimé\u202f; le cube plein est la pile vers laquelle tendent la plupart des parties.",
  ],
  "CUB-43": ["Le dessus ouvert pourrait aussi être gagné dès la première caisse de sa colonne."],
  "CUB-44": ["Les cartes qui restent de la construction pourraient compter aussi."],
};
