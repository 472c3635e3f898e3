// La leçon de Pyramix en français.
import type { PyramixLesson } from "./en";

export const lesson: PyramixLesson = {
  turn: {
    title: "Un cube par tour",
    text: "Une pyramide de 56 cubes, que vous démontez à tour de rôle\u202f: chaque fois un cube pour votre collection. Une coiffe dorée signale chaque cube que l’on peut prendre maintenant.",
    task: "Prenez le cube de votre choix.",
    praise: "Voilà un tour complet. Qui a amassé le plus de points à la fin l’emporte.",
  },
  faces: {
    title: "Deux ou trois faces",
    text: "On ne peut prendre un cube que si deux ou trois de ses faces sont visibles. Le cube signalé n’en montre qu’une\u202f: les autres le retiennent.",
    task: "Essayez quand même de le prendre.",
    praise: "Il reste en place. Il faut d’abord ôter les cubes posés dessus.",
  },
  slide: {
    title: "Ce qui est au-dessus glisse",
    text: "Le cube signalé montre deux faces\u202f: on peut le prendre. Le cube du dessus glisse alors dans le trou, et tous ceux qui le suivent avec lui.",
    task: "Prenez le cube signalé.",
    praise:
      "Avez-vous vu la file glisser\u202f? Ce qu’elle découvre est offert au joueur suivant\u202f: regardez avant de prendre.",
  },
  values: {
    title: "Ankh 1, grue 2, œil 3",
    text: "Un ankh vaut 1 point, une grue 2, un œil 3. Chaque couleur n’a qu’un œil, et deux sont à découvert ici.",
    task: "Prenez l’un des deux yeux.",
    praise: "Trois points d’un coup. Mais ne négligez pas les ankhs\u202f: ils décident de la fin.",
  },
  tray: {
    title: "Le socle reste couvert",
    text: "La couche du bas repose sur le socle, qui ne doit jamais être à nu. Il n’y a plus rien au-dessus du cube signalé\u202f: rien ne glisserait dans son trou.",
    task: "Essayez de le prendre.",
    praise: "Un cube de la couche du bas ne part que s’il montre exactement deux faces.",
  },
  cobra: {
    title: "Les cobras gardent leurs voisins",
    text: "Quatre cobras se cachent dans la pyramide. Ils ne valent rien, et aucun cube qui en touche un ne peut être pris.",
    task: "Essayez l’un des deux cubes signalés, à côté d’un cobra.",
    praise: "Il en va ainsi de tout cube qui partage une face avec un cobra visible.",
  },
  free: {
    title: "Un cobra peut être pris",
    text: "Seul le cobra lui-même peut être pris, même à côté d’un autre. Il ne rapporte rien et coûte votre tour, mais il libère ce qu’il gardait.",
    task: "Prenez le cobra signalé.",
    praise:
      "Les deux grues voisines sont libres. Hélas, c’est à l’adversaire de jouer\u202f: pesez bien ce choix.",
  },
  ankhs: {
    title: "Le plus d’ankhs d’une couleur",
    text: "À la fin, qui a le plus d’ankhs d’une couleur reçoit tous les cubes de cette couleur restés sur le socle. En cas d’égalité, personne. Vous avez chacun deux ankhs violets.",
    task: "Rompez l’égalité\u202f: prenez un ankh violet.",
    other:
      "Le violet reste à égalité, et ses cubes n’iront à personne. Un ankh violet est à portée.",
    praise: "Trois à deux\u202f: le violet est à vous, avec tous ses cubes du socle.",
  },
  end: {
    title: "Le dernier cube",
    text: "Encore un cube, et il ne reste qu’une couche\u202f: avec lui, la partie s’achève. Les cobras du socle sortent du jeu avec les cubes qui les jouxtent, puis chaque couleur va à qui en a le plus d’ankhs.",
    task: "Prenez un cube libre de cette couche\u202f; celui du dessus glisse à sa place. Puis suivez le décompte.",
    praise: "Vos cubes et ceux que vous recevez\u202f: le plus de points l’emporte.",
  },
};
