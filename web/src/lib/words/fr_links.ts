// Tables of the server in French.
import type * as english from "./en_links";
import { elides } from "./french";
import { isolated, Tongue } from "./tongue";

const { and, counted } = new Tongue("fr");

export const online: typeof english.online = {
  waitingFor: (who) => {
    const each = who.map(({ name, away }) => {
      const whom = `${elides(name) ? "d’" : "de "}${isolated(name)}`;
      return away ? `${whom} (pas là)` : whom;
    });
    return `En attente ${and(each)}`;
  },
  reconnecting: "Reconnexion en cours… La partie est en sûreté.",
  kept: "Ce que ce navigateur en a vu est encore là\u202f: enregistrez la partie si vous voulez la garder.",
  saveRest: "Enregistrer ce qui est là",
  noTable: "Cette table n’existe pas",
  incomplete: "L’adresse est peut-être incomplète. Est-ce bien le lien entier\u202f?",
  cannotShow: "Impossible d’afficher cette table",
  misread: (field) =>
    `Ce que le serveur a dit est incompréhensible\u202f: ${field}. La page lui redemande.`,
};

export const invitations: typeof english.invitations = {
  title: (seats) => (seats === 1 ? "Invitez quelqu’un" : "Invitez les autres"),
  hint: "Qui ouvre le lien peut prendre une place.",
  link: (seats) =>
    seats.length === 1
      ? `Lien pour la place ${(seats[0] ?? 0) + 1}`
      : "Lien pour n’importe quelle place libre",
  code: "QR code du lien\u202f: présentez-le à l’appareil photo d’un autre téléphone",
  seats: "Qui est à la table",
  others: "Autres choix",
  known: "Inviter une personne que vous connaissez",
  watching: "Vous regardez cette table.",
  watchingLate: "Vous voyez cette partie avec 3 minutes de retard, jusqu’à sa fin.",
};

export const copying: typeof english.copying = {
  copy: "Copier le lien",
  copied: "Copié. Il ne reste plus qu’à l’envoyer.",
  selected: "Sélectionné\u202f: copiez-le maintenant.",
  share: "Partager",
};

export const join: typeof english.join = {
  invites: (host, game) =>
    `${host ? isolated(host.name) : "Quelqu’un"} vous invite à ${game ? `jouer à ${game}` : "une partie"}`,
  seats: "Places",
  free: "Place libre",
  host: "invite",
  which: "Où vous asseyez-vous\u202f?",
  any: "N’importe où",
  yours: "Vous avez une place à cette table. *Y aller*",
  name: "Votre nom",
  optional: "Facultatif",
  sit: "Prendre place et jouer",
  full: "Toutes les places sont prises.",
  used: "Ce lien a déjà servi. Demandez-en un autre\u202f: il reste une place.",
  invalid: "Cette invitation n’est pas valable",
  watch: "Regarder seulement",
  unreachable: "La table est injoignable",
  incomplete: "Le lien est peut-être incomplet\u202f: demandez qu’on vous l’envoie à nouveau.",
};

export const recovery: typeof english.recovery = {
  here: "Vos places sont ici",
  take: "Reprenez vos places ici",
  held: (tables) =>
    `Vous avez maintenant ${tables === 1 ? "une place à cette table" : "des places à ces tables"}, ici comme sur votre autre appareil.`,
  seats: (seats) =>
    `${seats.length === 1 ? "Place" : "Places"} ${seats.map((seat) => seat + 1).join(", ")}`,
  over: "la partie est terminée",
  events: (count) => `${counted(count, { one: "événement", other: "événements" })} jusqu’ici`,
  none: "Il n’y a plus de table où vous ayez une place.",
  later:
    "Les places prises plus tard appartiennent au navigateur qui les prend\u202f; un nouveau lien les emporte.",
  invalid: "Ce lien n’est pas valable",
  invalidWhy:
    "Il est peut-être incomplet, ou un plus récent l’a remplacé. Créez un nouveau lien dans le navigateur qui détient vos places\u202f: sur la page d’accueil, sous «\u202fVos places\u202f».",
  what: "Ce lien emporte toutes les places que quelqu’un a aux tables de Benben. Prenez-les et ce navigateur les jouera aussi\u202f; rien n’est perdu, ni là où vous jouiez, ni ici.",
  warning:
    "Quelqu’un d’autre vous l’a envoyé\u202f? Alors n’y touchez pas\u202f: il n’est pas à vous.",
  button: "Prendre mes places ici",
};

export const linkProblems: typeof english.linkProblems = {
  page_misread: ({ field }) =>
    field
      ? `La réponse du serveur est incompréhensible à «\u202f${field}\u202f». Rechargez cette page, puis réessayez.`
      : "La réponse du serveur est incompréhensible. Rechargez cette page, puis réessayez.",
  page_outdated: () =>
    "Cette page et le serveur ne s’accordent pas sur les règles. Rechargez la page pour la mettre à jour.",
  page_server_updated: () => "Le serveur a été mis à jour. Rechargez cette page pour continuer.",
  page_gone: () => "Le serveur n’a plus cette table.",
  page_somebody_quicker: () => "Quelqu’un a été plus rapide\u202f: la partie a continué.",
};
