// La leçon d’Ankh’or en français.
import type { AnkhorLesson } from "./en";

export const lesson: AnkhorLesson = {
  take: {
    title: "Prendre trois jetons",
    text: "Vous bâtissez une cité de tuiles, et les tuiles coûtent des jetons. À votre tour, vous prenez trois jetons ou vous achetez une tuile. Au-dessus de chaque tuile de la rangée, des marqueurs disent ce qu’elle coûte.",
    task: "Prenez les trois jetons signalés\u202f: une plante, un textile et un ankh.",
    praise:
      "C’était votre action. Avec la plante et le textile, vous pouvez payer la première tuile de la rangée.",
  },
  buy: {
    title: "Acheter une tuile",
    text: "Pour chaque marqueur au-dessus d’une tuile, vous payez un jeton de cette ressource. Les marqueurs ne bougent pas\u202f: une tuile qui glisse vers la gauche devient moins chère.",
    task: "Choisissez la tuile signalée, un chacal vert, et posez-la dans votre cité.",
    praise:
      "Plante et textile sont retournés à la réserve. Le vide dans la rangée ne se comble pas tout seul.",
  },
  limit: {
    title: "Cinq ressources, deux ankhs",
    text: "Vous venez de prendre trois jetons et tenez six ressources. Pendant votre tour, c’est permis. À la fin, vous pouvez garder cinq ressources et deux ankhs.",
    task: "Terminez votre tour et rendez une ressource.",
    praise: "C’est vous qui choisissez. Mieux encore\u202f: achetez avant d’en avoir trop.",
  },
  groups: {
    title: "Ce qui se touche rapporte",
    text: "Les tuiles se posent côte à côte. À la fin, chaque tuile d’un groupe d’au moins deux de sa couleur vaut 1 point, et de même chaque animal d’un groupe d’au moins deux de son espèce.",
    task: "Achetez le second chacal vert et posez-le à côté du premier.",
    praise:
      "Deux tuiles vertes et deux chacals\u202f: 4 points avec une tuile. Couleur et animal comptent tous deux.",
  },
  scribe: {
    title: "Scribes et entrepôts",
    text: "Certaines tuiles ont un pouvoir. Un scribe vous donne aussitôt un tour bonus. Un entrepôt arrive avec un jeton de sa couleur et peut en garder un plus tard. Un désert ne compte que pour sa couleur.",
    task: "Achetez le scribe et posez-le où bon vous semble.",
    praise: "Un autre tour entier suivra dès que vous aurez terminé celui-ci.",
  },
  upon: {
    title: "Sur quatre autres",
    text: "Quatre tuiles en carré en portent une cinquième. Elle doit avoir la couleur de l’une d’elles, et coûte une ressource de moins, à votre choix. Elle touche les quatre.",
    task: "Achetez le scarabée vert signalé et posez-le sur le carré.",
    praise:
      "Cinq tuiles vertes se tiennent\u202f: un groupe de cinq rapporte un jeton bonus, soit 3 points.",
  },
  refresh: {
    title: "À quoi servent les ankhs",
    text: "Avant ou après votre action, un ankh renouvelle la rangée ou déplace une de vos tuiles. Pour renouveler, choisissez une des deux pioches\u202f: vous voyez la couleur de sa prochaine tuile. À deux, la tuile la plus à gauche quitte d’abord le jeu.",
    task: "Dépensez votre ankh\u202f: renouvelez la rangée avec l’une des pioches.",
    praise: "La rangée est pleine. On peut dépenser deux ankhs par tour, même à peine pris.",
  },
  end: {
    title: "Treize tuiles",
    text: "Quand quelqu’un a posé sa 13e tuile, on achève la manche. Puis on compte les groupes, les jetons bonus, les tuiles à deux points, et un point par lot de trois jetons restants.",
    task: "Achetez votre 13e tuile, posez-la sur la case signalée et terminez le tour.",
    other: "C’est permis, mais la partie continue\u202f: seule la 13e tuile y met fin.",
    praise:
      "Suivez le décompte des cités. Le plus de points gagne\u202f; à égalité, le moins de tuiles.",
  },
};
