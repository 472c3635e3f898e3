// Who comes and goes at a table of the server, in French.
import type { SeatName } from "$lib/games";
import { elides } from "../french";
import { isolated, Tongue } from "../tongue";
import type { GoingWords } from "./en";

const { and, capital, counted, number } = new Tongue("fr");
const dates = new Intl.DateTimeFormat("fr", { dateStyle: "long" });

/** "Ada a", "Vous avez". */
const has = ({ name, self }: SeatName) => (self ? "Vous avez" : `${isolated(name)} a`);
const whom = ({ name, self }: SeatName) => (self ? "vous" : isolated(name));
/** "l’absence d’Ada", "l’absence de Grace". */
const of = ({ name }: SeatName) => `${elides(name) ? "d’" : "de "}${isolated(name)}`;

/** "Ada a", "Ada et Grace ont", "Vous et Ada avez": who looks at the page stands first. */
function haveAll(who: readonly SeatName[]): string {
  const [first] = who;
  if (first && who.length === 1) return has(first);
  const others = who.filter(({ self }) => !self).map(({ name }) => isolated(name));
  return others.length < who.length ? `${and(["Vous", ...others])} avez` : `${and(others)} ont`;
}

export const going: GoingWords = {
  here: "là",
  away: "pas là",
  free: "encore libre",
  botFor: (who) => `bot pour ${whom(who)}`,
  hasGivenUp: "abandon",
  outOfTime: "temps écoulé",
  watching: (people) => counted(people, { one: "personne regarde", other: "personnes regardent" }),

  happened: {
    leave: (who, bot) =>
      who.self
        ? `Vous avez quitté la table\u202f: ${bot} joue pour vous.`
        : `${isolated(who.name)} a quitté la table\u202f: ${bot} continue.`,
    absent: (who, bot) =>
      who.self
        ? `Votre absence a trop duré\u202f: ${bot} joue pour vous.`
        : `L’absence ${of(who)} a trop duré\u202f: ${bot} continue.`,
    return: (who) => `${has(who)} repris la partie.`,
    resign: (who, bot) => `${has(who)} abandonné${bot === null ? "" : `\u202f: ${bot} continue`}.`,
    time: (who, bot) =>
      `${who.self ? "Votre temps" : `Le temps ${of(who)}`} est écoulé${bot === null ? "" : `\u202f: ${bot} continue`}.`,
    rematch: (who) => `${has(who)} ouvert une revanche.`,
    undo: (who) => `${has(who)} repris le dernier tour.`,
    draw: (who) => `${has(who)} proposé la nulle, et tous l’ont acceptée.`,
    adjourn: (who) =>
      `La partie est suspendue à ${who.self ? "votre demande" : `la demande ${of(who)}`}.`,
    resume: (who) => `${has(who)} fait reprendre la partie.`,
    swap: (one, other) =>
      `Les places ${number(one + 1)} et ${number(other + 1)} ont été échangées.`,
  },

  wishes: {
    undo: "Reprendre votre dernier tour",
    draw: "Proposer la nulle",
    adjourn: "Suspendre la partie",
  },
  asks: {
    undo: (who) => `${isolated(who.name)} souhaite reprendre son dernier tour.`,
    draw: (who) => `${isolated(who.name)} propose la nulle.`,
    adjourn: (who) => `${isolated(who.name)} souhaite suspendre la partie.`,
    swap: (who, other) =>
      `${isolated(who.name)} souhaite échanger sa place avec ${other.self ? "la vôtre" : `celle ${of(other)}`}.`,
  },
  youAsked: {
    undo: "Vous avez demandé à reprendre votre dernier tour.",
    draw: "Vous avez proposé la nulle.",
    adjourn: "Vous avez demandé à suspendre la partie.",
    swap: "Vous avez demandé à échanger les places.",
  },
  consent: "Accepter",
  decline: "Refuser",
  withdraw: "Retirer",
  declined: (who) => `${isolated(who.name)} a refusé.`,
  lapsed: "Votre demande n’est plus valable.",
  putAway: "Fermer",
  drawn: "Partie nulle d’un commun accord",
  adjourned: "La partie est suspendue",
  pauses: "La partie est suspendue.",
  missing: (who) => `Elle pourra reprendre au retour ${and(who.map((it) => of(it)))}.`,
  resume: "Reprendre la partie",
  aloneFrom: (time) =>
    `À partir du ${dates.format(time)}, vous pourrez la reprendre sans attendre.`,
  alone: "L’absence dure depuis si longtemps que vous pouvez la reprendre sans attendre.",

  places: {
    free: (seat) => `Passer à la place ${number(seat + 1)}`,
    bot: (bot, seat) => `Échanger avec ${bot} à la place ${number(seat + 1)}`,
    person: (who, seat) => `Demander la place ${number(seat + 1)} à ${isolated(who.name)}`,
  },

  standsIn: (who, bot) => `${bot} joue pour ${whom(who)}`,
  gaveUp: (who, winner) => {
    const won = winner && `${winner.self ? "vous avez" : `${isolated(winner.name)} a`} gagné`;
    return `${haveAll(who)} abandonné${won ? `\u202f: ${won}` : ""}`;
  },
  timeRanOut: (who, winner) => {
    const whose = who.map((it) => (it.self ? "votre temps" : `le temps ${of(it)}`));
    const are = who.length > 1 ? "sont écoulés" : "est écoulé";
    const won = winner && `${winner.self ? "vous avez" : `${isolated(winner.name)} a`} gagné`;
    return `${capital(and(whose))} ${are}${won ? `\u202f: ${won}` : ""}`;
  },
  noResult: "La partie n’est pas allée à son terme\u202f: elle n’a pas de résultat.",
  pointsThen: "Les points à la fin de la partie",
  points: (points) => counted(points, { one: "point", other: "points" }),

  playsForYou: (bot) => `${bot} joue pour vous.`,
  wereAway: (bot) => `En votre absence, ${bot} joue pour vous.`,
  ranOut: (bot) => `Votre temps est écoulé\u202f: ${bot} joue pour vous.`,
  comeBack: "Reprendre la partie",

  leave: "Laisser un bot jouer pour vous",
  leaveHint: "Il joue jusqu’à votre retour.",
  resign: "Abandonner…",
  resignFor: (who) => `Abandonner pour ${isolated(who.name)}…`,
  toFirstPage: "Vers l’accueil",
  letBotPlay: (who) => `Laisser un bot jouer pour ${isolated(who.name)}`,

  sure: {
    label: "Abandonner\u202f?",
    ends: (winner) =>
      winner
        ? `La partie se termine, et ${isolated(winner.name)} a gagné.`
        : "La partie se termine sans résultat.",
    goesOn: (bot) =>
      `Les autres continuent, et ${bot} joue pour vous jusqu’à la fin. Vous ne pourrez pas revenir.`,
    resign: "Abandonner",
    keep: "Continuer à jouer",
  },

  awayFor: (who, time) =>
    `${isolated(who.name)} n’est plus là depuis plus de ${time}. Laisser un bot jouer en attendant\u202f?`,
  agree: "Laisser un bot jouer",
  agreed: "Vous êtes d’accord",
  votes: (given, needed) => `${number(given)} sur ${number(needed)} d’accord`,
  notNow: "Pas maintenant",
  seconds: (count) => counted(count, { one: "seconde", other: "secondes" }),
  minutes: (count) => counted(count, { one: "minute", other: "minutes" }),
  hours: (count) => counted(count, { one: "heure", other: "heures" }),
  days: (count) => counted(count, { one: "jour", other: "jours" }),

  rematch: "Revanche",
  rematchHint: "Les mêmes personnes et les mêmes conditions, chacun une place plus loin",
  opened: (who) => `${has(who)} ouvert une revanche`,
  join: "Rejoindre la revanche",
  watchIt: "Regarder la revanche",

  talk: {
    label: "Dire quelque chose",
    sentences: {
      hello: "Bonjour\u202f!",
      good_luck: "Bonne chance\u202f!",
      nice_move: "Joli coup\u202f!",
      well_played: "Bien joué\u202f!",
      thanks: "Merci\u202f!",
      oops: "Oups\u202f!",
      sorry: "Désolé\u202f!",
      one_moment: "Un instant, s’il vous plaît.",
      back: "Me revoilà.",
      your_turn: "C’est à vous.",
      goodbye: "Au revoir\u202f!",
    },
    faces: {
      smile: "sourit",
      laugh: "rit",
      wow: "s’étonne",
      hmm: "réfléchit",
      sad: "est triste",
      heart: "envoie un cœur",
    },
    face: {
      smile: "Sourire",
      laugh: "Rire",
      wow: "Étonnement",
      hmm: "Réflexion",
      sad: "Tristesse",
      heart: "Cœur",
    },
    you: "Vous",
    hear: (who) => `Entendre ${isolated(who.name)}`,
    report: (who) => `Signaler ${isolated(who.name)}…`,
  },
};
