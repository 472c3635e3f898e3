// La leçon d’Ascension en français.
import type { AscensionLesson } from "./en";

export const lesson: AscensionLesson = {
  move: {
    title: "Toujours dans le même sens",
    text: "Vous jouez Or. Vos trois pyramides font le tour de l’anneau extérieur, pierre par pierre, jusqu’à votre portail\u202f; vos trois figurines suivent l’anneau intérieur. Un déplacement est de 1, 2 ou 3 cases, dans le sens inverse des aiguilles d’une montre. D’une pile, seul le sommet bouge.",
    task: "Faites le déplacement de votre choix.",
    praise:
      "Au premier tour, Or n’a qu’un déplacement. Ensuite un tour en compte deux, avec deux pièces différentes.",
  },
  bump: {
    title: "Éjecter",
    text: "Une pierre qui arrive sur une pierre adverse seule et pas plus grande l’éjecte\u202f: elle attend dans les Limbes, au milieu, et devra repartir d’où elle est venue.",
    task: "Éjectez la petite pierre Onyx avec la petite pierre signalée.",
    praise: "Cette pierre doit refaire tout son chemin.",
  },
  limbo: {
    title: "Revenir des Limbes",
    text: "Tant que des pierres à vous attendent dans les Limbes, l’un de vos deux déplacements au moins doit en ramener une, sur une case d’où vos pyramides sont parties. Deux petites pierres attendent.",
    task: "Ramenez une de vos petites pierres sur le plateau.",
    other: "L’un des deux déplacements doit ramener une pierre tant qu’il en attend une.",
    praise: "Elle arrive comme toute autre\u202f: elle peut aussitôt éjecter et empiler.",
  },
  stack: {
    title: "Empiler et piéger",
    text: "Une pierre peut arriver sur une plus grande, de l’une ou l’autre couleur, jusqu’à trois de haut. Ce qui est dessous est piégé\u202f: seule la pierre du sommet bouge. Une pile ne peut pas non plus être éjectée.",
    task: "Piégez la pierre Onyx moyenne avec votre petite.",
    praise: "Elle ne bougera que quand vous la quitterez. Mais personne ne protège une pile mixte.",
  },
  protected: {
    title: "Les figurines protègent",
    text: "Une pierre, ou une pile d’une seule couleur, à côté d’une figurine de sa couleur est protégée\u202f: l’adversaire ne peut ni l’éjecter, ni s’y empiler, ni user d’un pouvoir sur elle.",
    task: "Essayez d’éjecter la petite pierre Onyx signalée\u202f: son Maçon est à côté.",
    praise: "Voilà pourquoi les figurines accompagnent les pierres qu’elles gardent.",
  },
  mason: {
    title: "Le Maçon pousse",
    text: "Quand une figurine arrive, elle peut user de son pouvoir sur les piles voisines. Le Maçon pousse une pile, à qui qu’elle soit, dans un sens ou dans l’autre, sur la prochaine case où elle peut arriver. Le vôtre vient d’arriver.",
    task: "Poussez la grande pierre Onyx ailleurs.",
    praise:
      "Choisissez bien le sens\u202f: en avant, vous épargnez du chemin à l’adversaire\u202f; en arrière, vous lui en coûtez.",
  },
  anubis: {
    title: "L’Anubis disperse",
    text: "L’Anubis disperse une pile\u202f: pierre par pierre depuis le sommet, chacune va en avant ou en arrière, sur la prochaine case où elle peut arriver. Disperser votre propre pyramide en fait sortir la grande pierre.",
    task: "Menez l’Anubis à côté de votre pyramide signalée, et dispersez-la.",
    other: "Votre pyramide est encore debout. Amenez l’Anubis à côté, et dispersez-la.",
    praise: "Trois pierres ont bougé d’un coup, et votre second déplacement reste à faire.",
  },
  portal: {
    title: "Les grandes pierres d’abord",
    text: "La case bleue signalée est votre portail. Il faut y tomber juste, et vos pierres y sont en sécurité. C’est là que s’assemblent les pyramides, et rien ne s’y construit avant la grande pierre.",
    task: "Amenez la grande pierre dans votre portail.",
    praise: "Une première base est arrivée. Vous seul pouvez entrer dans votre portail.",
  },
  cleopatra: {
    title: "La Cléopâtre collecte",
    text: "La Cléopâtre complète la pile à côté d’elle, avec des pierres de n’importe où sur le plateau et les vôtres des Limbes. Sur une case bleue, elles doivent être à vous. Une pyramide complète dans votre portail sort aussitôt.",
    task: "Menez la Cléopâtre près de votre portail et collectez-y une pyramide.",
    other: "Aucune pyramide n’est encore sortie. La Cléopâtre doit arriver près de votre portail.",
    praise:
      "Votre première pyramide est arrivée\u202f: elle s’est élevée. Encore deux pour gagner.",
  },
  end: {
    title: "Trois pyramides pour gagner",
    text: "Qui sort sa troisième pyramide gagne aussitôt, même au milieu d’un tour. Vous en avez sorti deux, votre adversaire aussi. Votre troisième base est dans le portail.",
    task: "Gagnez la partie avec la Cléopâtre.",
    other: "Pas encore. Quelle figurine complète une pile de n’importe où\u202f?",
    praise: "C’était la troisième pyramide\u202f: vous avez gagné.",
  },
};
