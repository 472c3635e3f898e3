// Les mots d’Ankh’or en français.
import type { Entries } from "$lib/glossary/glossary";
import type { Word } from "./rules";

export const glossary: Entries<Word> = {
  animal: {
    word: "animal",
    forms: ["animal", "animaux"],
    means:
      "Un chacal, un scarabée ou un faucon. Une tuile qui en montre un compte deux fois\u202f: dans sa couleur et avec son espèce.",
  },
  ankh: {
    word: "ankh",
    forms: ["ankh", "ankhs"],
    means:
      "Un jeton qui n’est pas une ressource. Il renouvelle la rangée ou déplace une de vos tuiles\u202f; vous pouvez en garder deux.",
  },
  "ankh-action": {
    word: "action d’ankh",
    forms: ["action d’ankh", "actions d’ankh"],
    means:
      "Dépenser un ankh, avant ou après l’action principale, pour renouveler la rangée ou déplacer une tuile\u202f; deux fois par tour au plus.",
  },
  "bonus-token": {
    word: "jeton bonus",
    forms: ["jeton bonus", "jetons bonus"],
    means: "3 points, pour un groupe d’au moins cinq. Il est rendu si le groupe est divisé.",
  },
  "bonus-turn": {
    word: "tour bonus",
    forms: ["tour bonus", "tours bonus"],
    means: "Un tour entier de plus, juste après celui où vous avez acheté un scribe.",
  },
  covered: {
    word: "recouvert",
    forms: ["recouvert", "recouverte", "recouverts", "découvert"],
    means:
      "Qui porte une autre tuile. Une tuile recouverte compte comme avant, mais un entrepôt recouvert ne stocke rien.",
  },
  desert: {
    word: "désert",
    forms: ["désert"],
    means: "Une tuile qui compte pour sa couleur et ne fait rien d’autre.",
  },
  group: {
    word: "groupe",
    forms: ["groupe", "groupes", "groupe de couleur", "groupe d’animaux"],
    means:
      "Des tuiles d’une couleur, ou des animaux d’une espèce, qui se touchent. À partir de deux, chaque tuile vaut un point.",
  },
  limits: {
    word: "limites",
    forms: ["limites"],
    means: "Ce que vous pouvez garder à la fin de votre tour\u202f: cinq ressources et deux ankhs.",
  },
  "main-action": {
    word: "action principale",
    forms: ["action principale"],
    means:
      "Ce que chaque tour a exactement une fois\u202f: prendre trois jetons ou acheter une tuile.",
  },
  neighbours: {
    word: "voisines",
    forms: ["voisines"],
    means:
      "Des tuiles côte à côte à une même hauteur, et une tuile avec chacune des quatre qui la portent.",
  },
  pile: {
    word: "pioche",
    forms: ["pioche", "pioches"],
    means: "L’un des deux tas d’où viennent les tuiles. Son dos montre la couleur de la prochaine.",
  },
  "price-marker": {
    word: "marqueur de prix",
    forms: ["marqueurs de prix", "marqueur", "marqueurs"],
    means:
      "Il reste toute la partie au-dessus d’une case de la rangée et dit quelle ressource y coûte une tuile.",
  },
  refresh: {
    word: "renouveler",
    forms: ["renouvelle", "renouveler", "renouvelez", "renouvellement"],
    means:
      "Pour un ankh, les tuiles de la rangée glissent vers la gauche, et les cases vides se remplissent depuis une pioche de votre choix.",
  },
  resource: {
    word: "ressource",
    forms: ["ressource", "ressources"],
    means:
      "Poisson, ivoire, charbon, plante et textile\u202f: ce que coûtent les tuiles. L’ankh n’en est pas une.",
  },
  row: {
    word: "rangée",
    forms: ["rangée"],
    means:
      "Les tuiles à acheter, six au plus. Elle ne se remplit que lorsque quelqu’un la renouvelle.",
  },
  scribe: {
    word: "scribe",
    forms: ["scribe"],
    means: "Une tuile qui donne un tour bonus à qui l’achète.",
  },
  slot: {
    word: "case",
    forms: ["case", "cases"],
    except: ["case signalée"],
    means:
      "L’une des six places de la rangée\u202f; les marqueurs au-dessus en sont le prix. Plus elle est à gauche, moins c’est cher, le plus souvent.",
  },
  supply: {
    word: "réserve",
    forms: ["réserve"],
    means: "D’où viennent les jetons et où ils retournent\u202f; elle est commune à tous.",
  },
  token: {
    word: "jeton",
    forms: ["jeton", "jetons", "jetons de ressource"],
    means:
      "Ce que vous prenez et dépensez\u202f: une ressource ou un ankh. À la fin, trois jetons restants valent un point.",
  },
  "two-point-tile": {
    word: "tuile à deux points",
    forms: ["tuile à deux points", "tuiles à deux points"],
    means: "Une tuile qui vaut 2 points à elle seule. Elle compte aussi pour sa couleur.",
  },
  warehouse: {
    word: "entrepôt",
    forms: ["entrepôt", "entrepôts"],
    means:
      "Une tuile qui arrive avec un jeton de sa couleur. Plus tard, elle peut en stocker un au-delà des limites, tant que rien n’est posé dessus.",
  },
};
