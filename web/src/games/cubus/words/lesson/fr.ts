// La leçon de Cubus en français.
import type { CubusLesson } from "./en";

export const lesson: CubusLesson = {
  picture: {
    title: "Une image de caisses",
    text: "Tous construisent une même pile, et cette pile est une image\u202f: des cartes en losange sont les côtés gauches, les côtés droits et les couvercles des caisses. Ce qui ne se voit pas ne demande pas de carte. À chaque tour vous piochez une carte, posée ouverte devant vous.",
  },
  box: {
    title: "Peu, c’est beaucoup",
    text: "Chaque nouvelle caisse vaut 3 points, chaque carte qu’elle demande en coûte 1. Vous avez un côté droit et un couvercle\u202f: assez pour une caisse derrière celle de départ, dont l’autre côté est caché.",
    task: "Mettez une caisse à l’endroit signalé, puis posez-la.",
    other:
      "Il y avait à construire\u202f: vous aviez les cartes pour une caisse derrière la première.",
    praise:
      "Une caisse pour deux cartes\u202f: 3 moins 2 font 1 point. Si un coup vaut un point, il faut construire.",
  },
  free: {
    title: "Une caisse gratuite",
    text: "Quatre tours plus tard. Une deuxième caisse sur celle de devant demande un côté gauche et un côté droit, mais cache un côté de chacune des caisses de derrière, et le couvercle du dessous monte avec elle.",
    task: "Trouvez la caisse qui ne vous demande aucune carte.",
    other:
      "Cela se construit, mais une autre caisse rapporte 3 points. Cherchez celle qui en cache d’autres.",
    praise: "3 points pour aucune carte. Ce sont ces caisses-là que tout le monde cherche.",
  },
  knock: {
    title: "Toquez\u202f!",
    text: "Votre adversaire a passé, mais quelque chose lui a échappé\u202f: derrière toutes les autres, il y a place pour deux caisses, l’une sur l’autre. On n’en verrait que le couvercle. Qui toque en premier construit, avec les cartes de celui qui a passé.",
    task: "Toquez, construisez les deux caisses et posez-les.",
    other: "Vous l’avez laissé filer. Il y avait 5 points à prendre.",
    praise:
      "Deux caisses pour un couvercle\u202f: 6 moins 1 font 5 points, et ils sont à vous. Mais toquer à tort donne 2 points à chacun des autres.",
  },
  layer: {
    title: "Une couche sous le tout",
    text: "Un coup peut tout reconstruire, pourvu qu’il y ait ensuite plus de caisses. Vous pouvez même glisser une couche sous toute la pile\u202f: quatre caisses de plus, dont on ne voit que quatre côtés.",
    task: "Glissez une couche sous la pile, puis posez-la.",
    other: "Cela rapporte, mais une couche sous le tout rapporte 8 points d’un coup.",
    praise: "Quatre caisses pour quatre cartes\u202f: 12 moins 4 font 8 points.",
  },
  pass: {
    title: "Rien à construire",
    text: "Avec un seul couvercle, aucune caisse ne se montre à moins de trois cartes. Si vous ne voyez rien qui vaille un point, dites-le. Les autres regardent si quelque chose vous a échappé.",
    task: "Dites qu’il n’y a rien à construire.",
    praise: "Personne n’a toqué, et vos cartes vous restent pour plus tard.",
  },
  open: {
    title: "Les dessus ouverts restent",
    text: "Quatre cartes sont des dessus ouverts. Ils se posent à la place d’un couvercle, mais pour toujours\u202f: aucune caisse ne se met dessus, aucun ne s’enlève, aucun couvercle ne s’échange contre eux. Une couche peut encore soulever la pile. Ne vous pressez pas.",
  },
  end: {
    title: "Quand la pioche est vide",
    text: "La partie s’achève quand la pioche est vide et que tous ont passé l’un après l’autre. Le plus de points l’emporte. Laissez peu derrière vous\u202f: ce que vous ne construisez pas, le suivant le peut.",
  },
};
