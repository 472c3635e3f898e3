// What the page says in French of this device: settings, statistics, the page as an app.
import { Tongue } from "../tongue";
import type { DeviceWords } from "./en";

const { and, counted, form, number } = new Tongue("fr");

const games = (count: number) => counted(count, { one: "partie", other: "parties" });
const results = (count: number) => counted(count, { one: "résultat", other: "résultats" });

const settings: DeviceWords["settings"] = {
  title: "Réglages",
  intro: "Ils restent dans ce navigateur et valent pour tous les jeux.",
  play: {
    title: "À la table",
    speed: "Rythme des robots et des dés",
    speeds: {
      calm: { label: "Calme", hint: "le temps de regarder" },
      normal: { label: "Normal", hint: "on voit chaque coup" },
      instant: { label: "Immédiat", hint: "sans attendre" },
    },
    confirmTurns: "Confirmer les tours",
    confirmTurnsHint: "Un tour en plusieurs étapes n’est joué que lorsque vous le confirmez.",
    leftHand: "Pour gauchers",
    leftHandHint: "Les boutons et les barres sont à gauche.",
    skipHopeless: "Cubus\u202f: passer les questions sans espoir",
    skipHopelessHint:
      "Là où il n’y avait rien à voir, on ne vous demande pas si vous voyez mieux. Si on vous le demande, c’est qu’il y a quelque chose.",
  },
  sounds: {
    title: "Son et vibrations",
    sound: "Son",
    soundHint: "Bois, pierre et dés, et un signal quand c’est à vous.",
    volume: "Volume",
    attempt: "Écouter",
    haptics: "Vibrations",
    hapticsHint: "Brèves, si l’appareil en est capable.",
  },
  look: {
    title: "Apparence",
    theme: "Couleurs",
    themes: { system: "Comme l’appareil", light: "Jour", dark: "Nuit" },
    textSize: "Taille du texte",
    sample: "«\u202fPrenez le cube doré\u202f: il est libre et vaut trois points.\u202f»",
    letters: "Lettres sur les pièces",
    lettersHint: "Une par couleur\u202f: nul besoin de distinguer les couleurs.",
    textures: "Motifs sur les pièces",
    texturesHint: "Veines et grain, différents pour chaque couleur.",
    pieces: "L’aspect des pièces",
    colourAlone: "Seule la couleur distingue maintenant ces pièces.",
  },
  language: { title: "Langue", system: "Comme le navigateur" },
  reset: {
    title: "Repartir de zéro",
    hint: "Vos parties et vos statistiques restent.",
    press: "Rétablir tous les réglages",
    done: "Tous les réglages sont ceux de la première visite.",
    undo: "Annuler",
    undone: "Les réglages sont de nouveau ceux d’avant.",
  },
  percent: (value) => `${number(value)}\u202f%`,
};

const file: DeviceWords["file"] = {
  title: "Vos données dans un fichier",
  hint: "Réglages, statistiques, problèmes résolus et progression dans les leçons, à garder ou à emporter sur un autre appareil. Les parties et les places n’y sont pas.",
  save: "Enregistrer un fichier",
  read: "Lire un fichier",
  taken: ({ settings, fresh, all, lessons, puzzles }) => {
    const taken = counted(settings, { one: "réglage", other: "réglages" });
    const learned = lessons > 0 ? [counted(lessons, { one: "leçon", other: "leçons" })] : [];
    const solved = puzzles > 0 ? [counted(puzzles, { one: "problème", other: "problèmes" })] : [];
    const others = all - fresh;
    const known = form(others, {
      one: ` (${number(others)} autre était déjà connu)`,
      other: ` (${number(others)} autres étaient déjà connus)`,
    });
    return `Repris du fichier\u202f: ${and([taken, results(fresh), ...learned, ...solved])}${others > 0 ? known : ""}. Rien n’a été perdu.`;
  },
  nothing: "Il n’y a rien de nouveau dans ce fichier.",
  noJson: "Ce fichier ne contient pas de texte JSON comme Benben en enregistre.",
  notOurs: "Ce fichier ne contient ni réglages ni statistiques de Benben.",
  tooNew: "Ce fichier vient d’une version plus récente de Benben. Rechargez la page et réessayez.",
  tooLarge: "Ce fichier est trop gros pour avoir été enregistré par Benben.",
  wrong: (field) =>
    `Rien n’a été repris de ce fichier\u202f: «\u202f${field}\u202f» y manque ou est incorrect.`,
  full: (lost) => `Le navigateur n’a plus de place pour ${results(lost)}.`,
};

const statistics: DeviceWords["statistics"] = {
  title: "Statistiques",
  intro: "Parties terminées, comptées dans ce navigateur.",
  none: "Aucune partie n’a encore été terminée ici. Chaque partie que vous terminez y sera comptée.",
  counting: "Comptage en cours …",
  kept: (count) => `Les ${number(count)} dernières parties sont comptées.`,
  played: games,
  won: "Gagnées",
  drawn: "Nulles",
  lost: "Perdues",
  games: "Parties",
  best: "Record",
  streak: (now) => `${counted(now, { one: "victoire", other: "victoires" })} d’affilée`,
  bestStreak: (best) => `Plus longue série\u202f: ${number(best)}`,
  opponents: "Adversaires",
  players: (count) => counted(count, { one: "joueur", other: "joueurs" }),
  people: "Humains",
  ofGame: (title) => `${title}, par adversaires`,
  noBest: "–",
  last: "Dernières parties",
  lastCaption: "Les dernières parties, la plus récente d’abord",
  game: "Jeu",
  result: "Issue",
  score: "Points",
  outcomes: { won: "Gagnée", drawn: "Nulle", lost: "Perdue", shared: "Jouée ensemble" },
  look: (title) => `Voir cette partie de ${title}`,
  clear: "Effacer les statistiques",
  cleared: "Les statistiques sont effacées. Vos parties restent.",
  putBack: "Les remettre",
  settings: "Réglages",
};

const app: DeviceWords["app"] = {
  title: "Comme application",
  hint: "Benben s’installe\u202f: il a alors son icône et sa fenêtre, et fonctionne hors ligne.",
  install: "Installer Benben",
  installed: "Benben est installé.",
  apple:
    "Sur iPhone et iPad\u202f: touchez «\u202fPartager\u202f», puis «\u202fSur l’écran d’accueil\u202f».",
  elsewhere: "Si un navigateur peut l’installer, son menu le propose.",
  update: "Une nouvelle version de Benben est là.",
  face: "Les titres sont composés en El Messiri (SIL Open Font License)",
  updateHint: "Vos parties et ce que vous avez commencé sont conservés.",
  reload: "Recharger",
  later: "Plus tard",
};

export const device: DeviceWords = { settings, file, statistics, app };
