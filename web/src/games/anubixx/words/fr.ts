// The sentences of Anubixx in French.
import type { Bonus } from "../view/position";
import type { MedalState } from "../view/race";
import type { Words } from "./en";
import {
  bonuses,
  borne,
  colourOf,
  costWords,
  counted,
  diceWords,
  meansWords,
  medals,
  of,
} from "./fr_names";
import {
  passedWords,
  parts,
  payments,
  person,
  placeName,
  stoneName,
  stoneObject,
} from "./fr_names";
import { tongue } from "./fr_names";
import { events, scoring } from "./fr_events";
import { refusals } from "./fr_refusals";
import { sheetRefusals } from "./fr_sheet_refusals";
import type { MedalRun, StoneState } from "./said";

const states: Readonly<Record<MedalState, (worth: number) => string>> = {
  won: (worth) => `remporté\u202f: ${counted(worth)}`,
  open: (worth) => `encore à prendre\u202f: ${counted(worth)}`,
  closing: () => "remporté pendant cette manche\u202f: à prendre jusqu’à sa fin",
  lost: () => "hors d’atteinte\u202f: d’autres ont été plus rapides",
};

const brief: Readonly<Record<string, string>> = {
  "ANX-11": "déjà cochée",
  "ANX-12": "rien ne peut la payer",
  "ANX-13": "rien ne peut la payer",
  "ANX-14": "rien ne peut la payer",
  "ANX-15": "rien ne peut la payer",
  "ANX-20": "dans la mosaïque, deux voisines font tout le tour",
  "ANX-21": "ce qui la porte n’est pas coché",
  "ANX-22": "ce qui la porte n’est pas coché",
};

function stoneState(state: StoneState): string {
  if (state.kind === "possible") {
    const pair = state.pair ? " avec une voisine" : "";
    return `, peut être cochée${pair} ${state.mark === "die" ? "avec un dé" : "à un prix"}`;
  }
  if (state.kind === "refused") return `, ne peut pas être cochée\u202f: ${state.reason}`;
  if (state.kind === "chosen") return ", choisie\u202f: maintenant sa voisine";
  return state.kind === "crossed" ? ", cochée" : "";
}

const reached = (bonus: Bonus, { done, of: all }: MedalRun) =>
  bonus === "end"
    ? `${done} édifice${done > 1 ? "s" : ""} sur ${all} achevé${done > 1 ? "s" : ""}`
    : `${done} pierre${done > 1 ? "s" : ""} sur ${all} pour ${borne[bonus]}`;

const held = ({ others }: MedalRun) =>
  others.length > 0 ? ` (déjà à ${tongue.and(others.map(person))})` : "";

const quarryStone = (number: number, total: number, gone: boolean) =>
  `pierre ${number} sur ${total} de la carrière, ${gone ? "barrée ou sautée" : "disponible"}`;

const jokerStates = { left: "disponible", used: "utilisé", out: "hors jeu" };

export const words: Words = {
  refusals: { ...refusals, ...sheetRefusals },
  brief,
  events,
  scoring,

  spoken: {
    stone: (said) => {
      const sign = said.symbol ? `, ${bonuses[said.symbol]}` : "";
      const where = `${tongue.capital(stoneName(said))}, ${placeName(said.place)}`;
      return `${where}${sign}${stoneState(said.state)}`;
    },
    quarry: (stone, number, total, gone) =>
      `${tongue.capital(colourOf(stone.colour).f)}, ${quarryStone(number, total, gone)}`,
    joker: (number, state) => `Joker ${number}, ${jokerStates[state]}`,
    medal: (bonus, state, run) =>
      `${tongue.capital(medals[bonus])}, ${reached(bonus, run)}, ${states[state](run.worth)}${held(run)}`,
  },

  caption: {
    stoneTitle: (stone, place) => `${tongue.capital(stoneName(stone))} · ${placeName(place)}`,
    bears: (symbol) => `Porte ${borne[symbol]}.`,
    crossedOut: "Cochée.",
    chooseNeighbour: "Choisissez aussi sa voisine.",
    takesTwo: "La mosaïque en veut deux\u202f: choisissez cette pierre, puis une voisine.",
    waysToPay: (count) => {
      const ways = tongue.counted(count, { one: "façon", other: "façons" });
      return `Il y a ${ways} de payer\u202f: choisissez-en une.`;
    },
    outlook: ({ paid, passed, lost, gains }) => {
      const cost = lost > 0 ? costWords(lost) : "";
      const gain = gains.map(({ part, points }) => `${parts[part]} +${points}`).join(", ");
      const told = [payments(paid), passedWords(passed), cost, gain].filter((it) => it !== "");
      return `${tongue.capital(told.join("\u202f; "))}.`;
    },
    quarryTitle: (stone) => `${tongue.capital(stoneName(stone))} de la carrière`,
    quarry: (number, total, gone) => `${tongue.capital(quarryStone(number, total, gone))}.`,
    jokerTitle: "Joker · paie toute couleur",
    jokersLeft: (count, each) => {
      if (count === 0) return "Plus de joker.";
      const jokers = tongue.counted(count, { one: "joker", other: "jokers" });
      return `Encore ${jokers}, ${counted(each)} chacun.`;
    },
    bonusTitle: (bonus, who) =>
      who.self
        ? `Votre ${medals[bonus]}`
        : `${tongue.capital(medals[bonus])} · ${tongue.name(who)}`,
    medal: (bonus, state, run) =>
      `${tongue.capital(reached(bonus, run))}. ${tongue.capital(states[state](run.worth))}${held(run)}.`,
    round: (round) => `Manche ${round}`,
    whole: { title: "Le tour est complet", text: "Terminez-le, ou annulez." },
    prepared: { title: "Votre tour est préparé", text: "Il sera joué dès que ce sera à vous." },
    prepare: "Préparez votre tour en attendant.",
    diceNow: (who) =>
      who.self
        ? "Vos dés tels qu’ils sont maintenant."
        : `Les dés ${of(who)} tels qu’ils sont maintenant.`,
    oneMore: "Encore une pierre, ou terminez le tour.",
    framed: "Un cadre entier\u202f: un dé paie\u202f; des coins seuls\u202f: cela coûte.",
    over: "La partie est terminée.",
    rollDue: "Les dés vont être lancés.",
    builds: (who) => {
      const builds = who.self ? "Vous construisez" : `${tongue.name(who)} construit`;
      return `${builds}. Pointez une pierre pour voir ce que c’est.`;
    },
  },

  board: {
    yourSheet: "Votre fiche",
    sheetOf: (who) => (who.self ? "Votre fiche" : `Fiche ${of(who)}`),
    sheet: "Fiche",
    toYourSheet: "Retour à votre fiche",
    toBuilder: "Retour à qui construit",
    endTurn: "Terminer le tour",
    keys:
      "Les flèches parcourent la fiche. Entrée coche une pierre. N mène à la prochaine pierre qui " +
      "peut être cochée\u202f; R, Y, G, B, L et O à la prochaine rouge, jaune, verte, bleue, lilas " +
      "ou orange.",
  },

  dice: {
    label: "Dés",
    onTable: "Au milieu",
    noneLeft: "plus aucun",
    toBeRolled: "à lancer",
    taken: "Pris",
    blocked: "Bloqués",
    spokenOnTable: (dice) => `Au milieu\u202f: ${diceWords(dice)}.`,
    spokenTaken: ({ who, own }, dice) => {
      if (own) return `Sur cette fiche\u202f: ${diceWords(dice)}.`;
      const where = who.self ? "Sur votre fiche" : `Sur la fiche ${of(who)}`;
      return `${where}\u202f: ${diceWords(dice)}.`;
    },
    spokenBlocked: (who, dice) => {
      const built = who.self ? "vous avez construit" : `${tongue.name(who)} a construit`;
      return `Bloqués, car ${built} avec\u202f: ${diceWords(dice)}.`;
    },
  },

  payment: {
    question: (stones) => `Comment payez-vous ${tongue.and(stones.map(stoneObject))}\u202f?`,
    means: meansWords,
    cost: (points) => `, ${costWords(points)}`,
    passed: passedWords,
    others: "Autres façons, aucune n’est meilleure",
    leave: "Laisser",
  },

  side: {
    rolled: "a lancé",
    builds: "construit",
    points: "points",
    showLarge: (who) =>
      who.self ? "Montrer votre fiche en grand" : `Montrer la fiche ${of(who)} en grand`,
    ifItEnded: "Si la partie s’arrêtait là",
  },

  race: {
    caption: (each) => `Course aux bonus, ${counted(each)} chacun`,
    bonus: "Bonus",
    names: (bonus) => tongue.capital(bonuses[bonus]),
    states: { open: "à prendre", closing: "dernière chance", closed: "pris" },
    won: "remporté",
  },

  points: {
    part: "Partie",
    names: (part) => tongue.capital(parts[part]),
    total: "Total",
    soFar: "Jusqu’ici",
    winner: "(victoire)",
  },
};
