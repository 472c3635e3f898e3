// The sentences of Anubixx in German.
import type { Bonus } from "../view/position";
import type { MedalState } from "../view/race";
import type { Words } from "./en";
import {
  bonuses,
  borne,
  byPerson,
  colourOf,
  costWords,
  counted,
  diceWords,
  meansWords,
  medals,
} from "./de_names";
import {
  passedWords,
  parts,
  payments,
  person,
  placeName,
  stoneName,
  stoneObject,
} from "./de_names";
import { tongue } from "./de_names";
import { events, scoring } from "./de_events";
import { refusals } from "./de_refusals";
import { sheetRefusals } from "./de_sheet_refusals";
import type { MedalRun, StoneState } from "./said";

const states: Readonly<Record<MedalState, (worth: number) => string>> = {
  won: (worth) => `gewonnen: ${counted(worth)}`,
  open: (worth) => `noch zu haben: ${counted(worth)}`,
  closing: () => "in dieser Runde gewonnen: nur noch bis zu ihrem Ende zu haben",
  lost: () => "nicht mehr zu haben: andere waren schneller",
};

const brief: Readonly<Record<string, string>> = {
  "ANX-11": "schon angekreuzt",
  "ANX-12": "nichts kann ihn bezahlen",
  "ANX-13": "nichts kann ihn bezahlen",
  "ANX-14": "nichts kann ihn bezahlen",
  "ANX-15": "nichts kann ihn bezahlen",
  "ANX-20": "im Mosaik sind zwei Nachbarn der ganze Zug",
  "ANX-21": "worauf er ruht, ist nicht angekreuzt",
  "ANX-22": "worauf er ruht, ist nicht angekreuzt",
};

function stoneState(state: StoneState): string {
  if (state.kind === "possible") {
    const pair = state.pair ? " mit einem Nachbarn" : "";
    return `, ankreuzbar${pair} ${state.mark === "die" ? "mit einem Würfel" : "gegen Kosten"}`;
  }
  if (state.kind === "refused") return `, nicht ankreuzbar: ${state.reason}`;
  if (state.kind === "chosen") return ", gewählt: jetzt sein Nachbar";
  return state.kind === "crossed" ? ", angekreuzt" : "";
}

const reached = (bonus: Bonus, { done, of }: MedalRun) =>
  bonus === "end"
    ? `${done} von ${of} Bauwerken vollendet`
    : `${done} von ${of} ${of === 1 ? "Stein" : "Steinen"} für ${borne[bonus]} angekreuzt`;

function held({ others }: MedalRun): string {
  if (others.length === 0) return "";
  const own = others.some(({ self }) => self);
  const have = others.length > 1 ? (own ? "habt" : "haben") : own ? "hast" : "hat";
  return ` (${tongue.and(others.map(person))} ${have} ihn schon)`;
}

const quarryStone = (number: number, of: number, gone: boolean) =>
  `Stein ${number} von ${of} des Steinbruchs, ${gone ? "gestrichen oder übergangen" : "noch da"}`;

const jokerStates = { left: "noch da", used: "verbraucht", out: "nicht im Spiel" };

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
    quarry: (stone, number, of, gone) =>
      `${colourOf(stone.colour).noun}, ${quarryStone(number, of, gone)}`,
    joker: (number, state) => `Joker ${number}, ${jokerStates[state]}`,
    medal: (bonus, state, run) =>
      `${medals[bonus]}, ${reached(bonus, run)}, ${states[state](run.worth)}${held(run)}`,
  },

  caption: {
    stoneTitle: (stone, place) => `${tongue.capital(stoneName(stone))} · ${placeName(place)}`,
    bears: (symbol) => `Zeigt ${borne[symbol]}.`,
    crossedOut: "Angekreuzt.",
    chooseNeighbour: "Wähle auch seinen Nachbarn.",
    takesTwo: "Im Mosaik werden immer zwei angekreuzt: Wähle diesen Stein, dann einen Nachbarn.",
    waysToPay: (count) =>
      `Du kannst auf ${tongue.counted(count, { one: "Art", other: "Arten" })} bezahlen: Wähle eine.`,
    outlook: ({ paid, passed, lost, gains }) => {
      const cost = lost > 0 ? costWords(lost) : "";
      const gain = gains.map(({ part, points }) => `${parts[part]} +${points}`).join(", ");
      const told = [payments(paid), passedWords(passed), cost, gain].filter((it) => it !== "");
      return `${tongue.capital(told.join("; "))}.`;
    },
    quarryTitle: (stone) => `${tongue.capital(stoneName(stone))} des Steinbruchs`,
    quarry: (number, of, gone) => `${quarryStone(number, of, gone)}.`,
    jokerTitle: "Joker · bezahlt jede Farbe",
    jokersLeft: (count, each) =>
      count === 0 ? "Kein Joker mehr." : `Noch ${tongue.number(count)} Joker, je ${counted(each)}.`,
    bonusTitle: (bonus, who) =>
      who.self ? `Dein ${medals[bonus]}` : `${medals[bonus]} ${byPerson(who)}`,
    medal: (bonus, state, run) =>
      `${tongue.capital(reached(bonus, run))}. ${tongue.capital(states[state](run.worth))}${held(run)}.`,
    round: (round) => `Runde ${round}`,
    whole: { title: "Der Zug ist komplett", text: "Beende ihn, oder nimm etwas zurück." },
    prepared: {
      title: "Dein Zug ist vorbereitet",
      text: "Er wird gespielt, sobald er an der Reihe ist.",
    },
    prepare: "Bereite inzwischen deinen Zug vor.",
    diceNow: (who) =>
      who.self
        ? "Deine Würfel, wie sie jetzt liegen."
        : `Die Würfel ${byPerson(who)}, wie sie jetzt liegen.`,
    oneMore: "Noch ein Stein, oder beende den Zug.",
    framed: "Umrahmte Steine bezahlt ein Würfel; wo nur Ecken sind, kostet es etwas.",
    over: "Die Partie ist zu Ende.",
    rollDue: "Gleich wird gewürfelt.",
    builds: (who) => {
      const builds = who.self ? "Du baust" : `${tongue.name(who)} baut`;
      return `${builds}. Zeige auf einen Stein, um zu sehen, was er ist.`;
    },
  },

  board: {
    yourSheet: "Dein Blatt",
    sheetOf: (who) => (who.self ? "Dein Blatt" : `Blatt ${byPerson(who)}`),
    sheet: "Blatt",
    toYourSheet: "Zurück zu deinem Blatt",
    toBuilder: "Zurück zu dem, der baut",
    endTurn: "Zug beenden",
    keys:
      "Mit den Pfeiltasten gehst du über das Blatt. Enter kreuzt einen Stein an. N führt zum " +
      "nächsten Stein, der angekreuzt werden kann; R, Y, G, B, L und O zum nächsten roten, gelben, " +
      "grünen, blauen, lila und orangen.",
  },

  dice: {
    label: "Würfel",
    onTable: "In der Mitte",
    noneLeft: "keine mehr",
    toBeRolled: "noch zu würfeln",
    taken: "Genommen",
    blocked: "Blockiert",
    spokenOnTable: (dice) => `In der Mitte: ${diceWords(dice)}.`,
    spokenTaken: ({ who, own }, dice) => {
      if (own) return `Auf diesem Blatt: ${diceWords(dice)}.`;
      return `${who.self ? "Auf deinem Blatt" : `Auf dem Blatt ${byPerson(who)}`}: ${diceWords(dice)}.`;
    },
    spokenBlocked: (who, dice) => {
      const built = who.self ? "du damit gebaut hast" : `${person(who)} damit gebaut hat`;
      return `Blockiert, weil ${built}: ${diceWords(dice)}.`;
    },
  },

  payment: {
    question: (stones) => `Womit bezahlst du ${tongue.and(stones.map(stoneObject))}?`,
    means: meansWords,
    cost: (points) => `, ${costWords(points)}`,
    passed: passedWords,
    others: "Andere Arten, keine ist besser",
    leave: "Lieber nicht",
  },

  side: {
    rolled: "hat gewürfelt",
    builds: "baut",
    points: "Punkte",
    showLarge: (who) =>
      who.self ? "Dein Blatt groß zeigen" : `Blatt ${byPerson(who)} groß zeigen`,
    ifItEnded: "Wenn jetzt Schluss wäre",
  },

  race: {
    caption: (each) => `Wettlauf um die Boni, je ${counted(each)}`,
    bonus: "Bonus",
    names: (bonus) => bonuses[bonus],
    states: { open: "noch zu haben", closing: "letzte Chance", closed: "vergeben" },
    won: "gewonnen",
  },

  points: {
    part: "Teil",
    names: (part) => parts[part],
    total: "Summe",
    soFar: "Bisher",
    winner: "(Sieg)",
  },
};
