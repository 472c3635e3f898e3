// The first page in French.
import type * as english from "./en_home";
import { isolated, Tongue } from "./tongue";

const { and, counted, form, number } = new Tongue("fr");

export const home: typeof english.home = {
  title: "Une table pour des jeux de pyramides",
  intro:
    "Cinq jeux pour une soirée ou pour dix minutes\u202f: tout de suite contre un bot, entre amis par un lien, ou tous ensemble sur un même appareil.",
  playAtOnce: "Jouer à Pyramix maintenant",
  invite: "Jouer entre amis",
  games: "Les cinq jeux",
  about:
    "Le *benben* est la première pierre d’une pyramide. Celui-ci est libre\u202f: licence MIT, pas de compte, pas de traceurs.",
  record: "Vous avez une partie enregistrée\u202f? *Revoyez-la.*",
  statistics: "Vos parties en chiffres\u202f: les *statistiques*.",
};

export const gameCard: typeof english.gameCard = {
  players: (least, most) =>
    least === most ? `${number(least)} joueurs` : `De ${number(least)} à ${number(most)} joueurs`,
  play: "Jouer",
  playOf: (title) => `Jouer à ${title} contre un bot`,
  friends: "Entre amis",
  friendsOf: (title) => `Jouer à ${title} entre amis`,
  newTable: "Nouvelle table",
  newTableOf: (title) => `Nouvelle table\u202f: ${title}`,
  rules: "Règles",
  rulesOf: (title) => `Règles\u202f: ${title}`,
  minutes: (least, most) =>
    least === most ? `${number(least)} minutes` : `De ${number(least)} à ${number(most)} minutes`,
  age: (years) => `Dès ${number(years)} ans`,
  weights: ["Facile à apprendre", "Un peu de réflexion", "Profond"],
  fun: {
    pyramix:
      "Chaque cube pris en fait glisser d’autres. Que libérez-vous pour le joueur suivant\u202f?",
    anubixx:
      "Quatre dés pour tous\u202f: saisissez votre couleur avant qu’un autre ne bâtisse avec.",
    ankhor: "Acheter au bon prix, épargner, bâtir haut\u202f: une ville qui monte étage par étage.",
    cubus:
      "Voir une image, penser en volume\u202f: une carte bien choisie, et toute la pile change.",
    ascension:
      "Ni dés ni hasard\u202f: dépasser, frapper, protéger, avec trois figurines aux pouvoirs à part.",
  },
  puzzles: "Problèmes",
  puzzlesOf: (title) => `Problèmes de ${title}`,
  learn: "Apprendre",
  learnIt: (title) => `Apprendre ${title} en cinq minutes`,
};

export const withFriends: typeof english.withFriends = {
  name: "Votre nom, pour que l’on sache qui invite",
  open: "Ouvrir la table",
  device: "Jouer plutôt sur un même appareil",
};

export const remembered: typeof english.remembered = {
  running: "Parties en cours",
  finished: "Parties terminées",
  remove: (game) => `Retirer cette partie\u202f: ${game}`,
  deleted: "La table est supprimée pour tout le monde.",
  removed: "La partie a été retirée de cet appareil.",
  putBack: "La remettre",
  gone: "N’est plus sur le serveur",
  givenUp: (who) => {
    const [first] = who;
    if (!first) return "La partie a été abandonnée";
    const others = who.filter(({ self }) => !self).map(({ name }) => isolated(name));
    if (others.length > 1 && others.length === who.length) return `${and(others)} ont abandonné`;
    if (who.length > 1) return `${and(["Vous", ...others])} avez abandonné`;
    return first.self ? "Vous avez abandonné" : `${isolated(first.name)} a abandonné`;
  },
  outOfTime: (who) =>
    `Temps écoulé\u202f: ${and(who.map(({ name, self }) => (self ? "vous" : isolated(name))))}`,
  left: {
    days: (count) => `encore ${counted(count, { one: "jour", other: "jours" })}`,
    hours: (count) => `encore ${counted(count, { one: "heure", other: "heures" })}`,
    minutes: (count) => `encore ${counted(count, { one: "minute", other: "minutes" })}`,
  },
  unseen: "Ouvrez-la pour voir où elle en est",
  rulesMissing: (games) =>
    `Les règles de ${and(games)} n’ont pas pu être chargées\u202f; ces parties ne sont donc pas affichées. Elles sont conservées.`,
};

export const unreadables: typeof english.unreadables = {
  unreadable: (count) =>
    counted(count, {
      one: "partie enregistrée ne peut pas être lue.",
      other: "parties enregistrées ne peuvent pas être lues.",
    }),
  saveAsFile: "Enregistrer dans un fichier",
  remove: (count) => form(count, { one: "La supprimer", other: "Les supprimer" }),
  removed: (count) =>
    form(count, {
      one: "La partie illisible a été supprimée de cet appareil.",
      other: "Les parties illisibles ont été supprimées de cet appareil.",
    }),
  putBack: "Remettre",
};

export const removal: typeof english.removal = {
  label: (title) => `${title}\u202f: retirer ou supprimer`,
  alone: (title) => `Il n’y a que vous à cette table (${title}).`,
  here: "La retirer d’ici",
  everywhere: "La supprimer pour tous",
  sure: (title) =>
    `Supprimer définitivement cette table (${title})\u202f? La partie enregistrée disparaîtra aussi, pour tout le monde.`,
  forGood: "Supprimer définitivement",
  keep: "La garder",
};

export const yourSeats: typeof english.yourSeats = {
  title: "Vos places",
  held: (tables, more) => {
    const where = `${more ? "au moins " : ""}${number(tables)} tables`;
    const what = tables === 1 ? "votre place à une table" : `vos places à ${where}`;
    return `Ce navigateur détient ${what}. Il n’y a pas de compte\u202f: un lien permet de tout emporter.`;
  },
  elsewhere: "Jouer sur un autre appareil",
  warning: "Quiconque ouvre ce lien joue à vos places. Un nouveau lien annule l’ancien.",
  link: "Lien vers vos places",
  copied: "Copié. Ouvrez-le sur l’autre appareil.",
};
