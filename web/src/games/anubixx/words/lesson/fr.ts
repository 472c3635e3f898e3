// La leçon d’Anubixx en français.
import type { AnubixxLesson } from "./en";

export const lesson: AnubixxLesson = {
  stone: {
    title: "Les dés sont des pierres",
    text: "Vous êtes bâtisseur, avec votre propre fiche\u202f: pyramide, arc de triomphe et mosaïque. Les dés disent quelles couleurs se construisent cette manche. Pour chaque pierre cochée, vous prenez un dé de sa couleur.",
    task: "Cochez la pierre rouge signalée de votre pyramide.",
    praise: "Le dé rouge est utilisé. Une pierre encadrée est une pierre qu’un dé peut payer.",
  },
  second: {
    title: "Deux pierres au plus par tour",
    text: "Le vert et le bleu sont encore sur la table, et vous pouvez cocher une autre pierre. Vous pouvez aussi vous arrêter à tout moment\u202f: le bouton sous la fiche termine le tour.",
    task: "Cochez aussi l’une des pierres signalées.",
    praise:
      "La deuxième pierre termine votre tour. Aux autres de construire, avec les dés que vous laissez.",
  },
  higher: {
    title: "En partant du sol",
    text: "Votre pyramide s’élève depuis le sol. Une pierre plus haute repose sur deux autres, qui doivent être cochées avant elle.",
    task: "Essayez la pierre bleue signalée de la deuxième rangée.",
    praise:
      "Elle serait suspendue en l’air. Seule compte la plus haute rangée atteinte\u202f: tracez-vous un chemin.",
  },
  left: {
    title: "Ce que laisse le bâtisseur actif",
    text: "À chaque manche un autre bâtisseur est actif\u202f: il lance les dés et construit le premier. Les dés qu’il prend sont bloqués pour tous les autres. Le rouge est parti\u202f: il vous reste le vert et le lilas.",
    task: "Cochez la pierre lilas signalée.",
    praise:
      "Vos dés retournent au milieu pour le suivant\u202f: seuls ceux du bâtisseur actif sont bloqués.",
  },
  quarry: {
    title: "La carrière dépanne",
    text: "Aucun dé n’est bleu. Barrez alors une pierre bleue de votre carrière, ou un joker, qui vaut toute couleur. On barre de gauche à droite, et ce qu’on saute est perdu. À la fin, chaque pierre de carrière restante vaut 1 point, chaque joker 2.",
    task: "Cochez la pierre bleue signalée et payez avec la première pierre bleue de la carrière.",
    other:
      "Mieux vaut la pierre signalée, pour la première bleue de la carrière. Gardez le joker, qui vaut toute couleur\u202f; et une pierre plus loin coûte tout ce qu’elle saute.",
    praise:
      "Vous avez sauté une pierre orange\u202f: cela coûte 2 points, comme un joker. Mais vous gardez vos deux jokers.",
  },
  bonus: {
    title: "La rapidité est récompensée",
    text: "Certaines pierres portent un symbole. Qui coche le premier la dernière pierre d’un symbole gagne son bonus, 3 points. Sur trois scarabées, vous en avez deux.",
    task: "Cochez le dernier scarabée, la pierre orange.",
    praise:
      "3 points. Le bonus se ferme à la fin de la manche\u202f: d’ici là, d’autres peuvent encore le gagner.",
  },
  mosaic: {
    title: "La mosaïque va par deux",
    text: "Les pierres de la mosaïque se cochent par paires\u202f: deux voisines à la fois, côte à côte ou l’une au-dessus de l’autre. C’est votre tour entier.",
    task: "Choisissez les deux pierres signalées.",
    praise:
      "Les dés ont payé les deux. La mosaïque compte à partir de quatre pierres, puis de plus en plus.",
  },
  arch: {
    title: "L’arc de triomphe",
    text: "Les deux colonnes de l’arc se construisent de bas en haut, chacune à son rythme. La plus basse compte\u202f; la clé de voûte, au-dessus des deux, vient en dernier.",
    task: "Posez les deux pierres du bas, dans l’ordre de votre choix.",
    praise:
      "Des colonnes égales ne gaspillent rien. Vous pouvez aussi répartir vos deux pierres entre pyramide et arc.",
  },
  end: {
    title: "Deux édifices, et c’est la fin",
    text: "La partie s’achève avec la manche où quelqu’un termine un deuxième édifice. Qui en a deux reçoit un bonus. Puis on compte édifices, bonus, carrière et jokers.",
    task: "Posez la clé de voûte de l’arc, puis terminez votre tour.",
    praise:
      "C’était votre deuxième édifice. Voyez comment les points s’additionnent\u202f: le plus élevé gagne.",
  },
};
