// A new table in French.
import type * as english from "./en_new";

export const newTable: typeof english.newTable = {
  title: (game) => `Nouvelle table\u202f: ${game}`,
  none: "Pas de nouvelle table",
  noGame: "Ce jeu n’existe pas sur cette page.",
  rules: "Les règles",
  where: "Qui joue\u202f?",
  presets: {
    bots: { label: "Contre des bots", hint: "Tout de suite, même hors ligne" },
    device: { label: "Sur un appareil", hint: "À tour de rôle" },
    link: { label: "Entre amis par un lien", hint: "De partout" },
  },
  against: "Votre adversaire",
  more: "Plus de choix",
  chosen: (option, value) => `${option}\u202f: ${value}`,
  players: "Joueurs",
  lonely:
    "Le serveur ouvre ses tables à des personnes\u202f: prenez au moins une place ou réservez-la à quelqu’un par un lien. Sur cet appareil, les bots peuvent jouer entre eux.",
  draw: "Tirer au sort l’ordre des places",
  start: "Commencer la partie",
  open: "Ouvrir la table",
  instead: "Elle remplace la table qui attend\u202f: l’ancien lien ne sera plus valable.",
};

export const newSeat: typeof english.newSeat = {
  seat: (seat, begins) => `Place ${seat + 1}${begins ? " – commence" : ""}`,
  kinds: { me: "Personne ici", open: "Par un lien", bot: "Bot" },
  name: (seat) => `Nom à la place ${seat + 1}`,
  optional: "Facultatif",
  strength: (seat) => `Force du bot à la place ${seat + 1}`,
  friend: "Cette place est pour une personne invitée\u202f: vous recevrez un lien à lui envoyer.",
};

export const races: typeof english.races = {
  knocking: "Toquer",
  byTheBook: "Selon le livret",
  gentle: "Indulgent",
  firstClaims:
    "Qui toque en premier a le temps ci-dessous pour montrer une construction. Sans rien à montrer, il donne deux points à tous les autres.",
  firstShows: "A toqué qui montre le premier une construction\u202f: personne ne toque pour rien.",
  time: "Temps pour toquer",
  seconds: (seconds) => `${seconds}\u00a0s`,
  noLimit: "Illimité",
  untilAll: "Après un passe, la partie reprend dès que tout le monde a répondu.",
  untilThen: "Après un passe, qui n’a pas répondu à temps laisse passer l’occasion.",
  asked: "On vous demande",
  always: "Après chaque passe",
  ifPossible: "Seulement s’il y a quelque chose",
  asksAlways: "À vous de voir s’il y a quelque chose à construire.",
  asksIfPossible:
    "S’il n’y a rien à construire, la partie continue\u202f; si l’on vous demande, c’est qu’il y a quelque chose.",
  missed: "Ce que tout le monde a manqué",
  told: "Révélé",
  notTold: "Non révélé",
  saysMissed: "Si personne n’a toqué, la page dit combien de points étaient possibles.",
  hidesMissed: "Personne n’apprend s’il y avait quelque chose à construire.",
};

export const ownData: typeof english.ownData = {
  howTo: "*Les règles* montrent comment s’écrit un tel fichier.",
  text: "Texte du fichier",
  choose: "Choisir un fichier",
  unusable: "Ce fichier est inutilisable",
};
