// Why an event or a tag is refused, in German: a sentence for each fault of the game.
import type { Params, Refusals } from "$lib/words/refusals";
import { colourOf, type Colour, type Figure } from "../view/pieces";
import { boardRefusals } from "./de_board_refusals";
import { colours, figures, german, piece, ways } from "./de_pieces";

const text = (params: Params, place: string): string => params[place] ?? "";
const colour = (params: Params, place: string): string =>
  colours[text(params, place) as Colour] ?? "";
/** Seats are counted from 0 in data. */
const seat = (params: Params, place: string): string => String(Number(params[place]) + 1);
/** "O18, O20 oder O22" */
const spaces = (params: Params, place: string): string => german.or(text(params, place).split(" "));

const noun = (params: Params, place: string) => figures[text(params, place) as Figure];
/** "dein Maurer" */
const yours = (params: Params): string => {
  const { name, feminine } = noun(params, "figure");
  return `${feminine ? "deine" : "dein"} ${name}`;
};
const the = (params: Params, place: string): string => {
  const { name, feminine } = noun(params, place);
  return `${feminine ? "die" : "der"} ${name}`;
};
/** "der Onyx-Maurer" */
const standing = (params: Params): string => {
  const letter = text(params, "standing");
  return `${letter.toUpperCase() === "C" ? "die" : "der"} ${piece({ kind: "figure", letter })}`;
};

const SIZES: Readonly<Record<string, string>> = { S: "kleiner", M: "mittlerer", L: "großer" };
const STEMS: Readonly<Record<string, string>> = { S: "klein", M: "mittler", L: "groß" };
/** "der kleine Onyx-Stein", "dem kleinen Onyx-Stein" */
function stone(params: Params, place: string, article: "der" | "dem"): string {
  const letter = text(params, place);
  const ending = article === "der" ? "e" : "en";
  const stem = STEMS[letter.toUpperCase()] ?? "";
  return `${article} ${stem}${ending} ${colours[colourOf(letter)]}-Stein`;
}

const WAITING = "Einer deiner Steine wartet im Limbus";

export const refusals: Refusals = {
  ...boardRefusals,
  game_won: () => "Die Partie ist zu Ende: Eine dritte Pyramide ist im Ziel.",
  game_drawn: () =>
    "Die Partie ist zu Ende: Sie ist unentschieden, weil eine Stellung zum dritten Mal stand oder " +
    "600 Züge gespielt sind.",
  colours_due: () => "Zuerst werden die Farben gezogen.",
  other_seat: (params) =>
    `Am Zug ist ${colour(params, "player")}, Platz ${seat(params, "turn")}, ` +
    `nicht Platz ${seat(params, "seat")}.`,
  colours_drawn: () => "Die Farben sind schon gezogen; ein Spieler ist am Zug.",
  no_step_text: () =>
    "Ein Schritt hat eine dieser Formen: O18>20, mason>23, limbo L>18, limbo mason>22, push 23 +, " +
    "scatter 23 +-+, collect 23 < 4,limbo, done, forfeit.",
  no_such_space: (params) =>
    `Das Brett hat kein Feld ${text(params, "missing")}: Es hat O0 bis ` +
    `${text(params, "last_outer")} und I0 bis ${text(params, "last_inner")}.`,
  no_colours_text: () =>
    "Das Ziehen der Farben nennt den Platz, der Gold ist: colours 0 oder colours 1.",
  power_is_due: (params) =>
    `${german.capital(the(params, "power"))} ist eben gelandet: Nutze die Kraft oder ` +
    "verzichte darauf.",
  no_power_is_due: () =>
    "Eine Kraft wird nach der Landung ihrer Figur genutzt, und eben ist keine gelandet.",
  move_is_possible: () => "Eine Bewegung ist möglich, also verfällt keine.",
  no_stone: (params) => `Auf ${text(params, "from")} liegt kein Stein.`,
  enemy_stone: (params) =>
    `Auf ${text(params, "from")} liegt ${stone(params, "on_from", "der")}, und ` +
    `${colour(params, "player")} ist am Zug.`,
  trapped: (params) =>
    `Dein Stein auf ${text(params, "from")} ist unter ${stone(params, "on_from", "dem")} ` +
    "festgesetzt: Nur der oberste Stein eines Stapels zieht.",
  figure_in_limbo: (params) =>
    `${german.capital(yours(params))} ist im Limbus und kehrt auf eines deiner Einsetzfelder für ` +
    `Figuren zurück (${spaces(params, "figure_entries")}).`,
  figure_on_ring: (params) => `${german.capital(yours(params))} ist nicht im Limbus.`,
  no_stone_in_limbo: (params) =>
    `Kein ${SIZES[text(params, "size")] ?? ""} Stein von dir wartet im Limbus.`,
  has_moved: () =>
    "Damit wurde die erste Bewegung gemacht; die zweite macht ein anderer Stein oder eine andere " +
    "Figur.",
  wrong_direction: (params) =>
    text(params, "direction") === "+"
      ? `${colour(params, "player")} zieht ${ways["+"]}, zu höheren Zahlen.`
      : `${colour(params, "player")} zieht ${ways["-"]}, zu niedrigeren Zahlen.`,
  wrong_distance: () => "Eine Bewegung geht 1, 2 oder 3 Felder weit.",
  no_stone_entry: (params) =>
    `${text(params, "to")} ist keines deiner Einsetzfelder für Steine ` +
    `(${spaces(params, "stone_entries")}).`,
  no_figure_entry: (params) =>
    `${text(params, "inner")} ist keines deiner Einsetzfelder für Figuren ` +
    `(${spaces(params, "figure_entries")}).`,
  enemy_portal: (params) =>
    `${text(params, "to")} ist das Portal von ${colour(params, "enemy")}: Dort landet kein Stein ` +
    `von ${colour(params, "player")}.`,
  closed_blue: (params) =>
    `Steine von ${colour(params, "enemy")} stehen auf dem blauen Feld ${text(params, "to")} und ` +
    "versperren es.",
  protected: (params) =>
    `Was auf ${text(params, "to")} steht, ist durch die Figur auf ${text(params, "guard_to")} ` +
    "geschützt.",
  full_stack: (params) => `Der Stapel auf ${text(params, "to")} ist voll.`,
  stacked_enemy: (params) =>
    `${german.capital(stone(params, "On_to", "der"))} auf ${text(params, "to")} gehört zu einem ` +
    "Stapel und kann nicht geschlagen werden, und er ist nicht größer als deiner, der deshalb " +
    "nicht auf ihm landen kann.",
  not_smaller: (params) =>
    `Auf ${stone(params, "on_to", "dem")} auf ${text(params, "to")} landet nur ein kleinerer Stein.`,
  own_figure: (params) => `Auf ${text(params, "inner")} steht schon eine andere deiner Figuren.`,
  bigger_figure: (params) =>
    `${german.capital(standing(params))} auf ${text(params, "inner")} ist größer als ` +
    `${yours(params)}.`,
  shielded_figure: (params) =>
    `${german.capital(standing(params))} auf ${text(params, "inner")} ist durch einen vollen, ` +
    "einfarbigen Stapel daneben geschützt.",
  duty_of_last_move: () =>
    `${WAITING}: Diese Bewegung, die letzte des Zuges, muss einen zurückbringen.`,
  duty_forfeits: () =>
    `${WAITING}, und keiner kann jetzt zurück: Diese Bewegung, die letzte des Zuges, verfällt.`,
  duty_of_cleopatra: () =>
    `${WAITING}: Mit der letzten Bewegung des Zuges darf Cleopatra nur dort landen, wo sie sofort ` +
    "einen aus dem Limbus sammeln kann.",
  collect_comes_first: () =>
    "Zuerst muss Cleopatra einen deiner Steine aus dem Limbus sammeln; dafür hat sie sich bewegt.",
  other_power_push: (params) => `Nur der Maurer schiebt, und gelandet ist ${the(params, "power")}.`,
  other_power_scatter: (params) =>
    `Nur der Anubis zerstreut, und gelandet ist ${the(params, "power")}.`,
  other_power_collect: (params) =>
    `Nur die Cleopatra sammelt, und gelandet ist ${the(params, "power")}.`,
  no_target: (params) => {
    const { name, feminine } = noun(params, "power");
    return (
      `Auf ${text(params, "from")} wirkt die Kraft nicht: Sie wirkt auf die Felder neben ` +
      `${feminine ? "der" : "dem"} ${name}, die bei der Landung besetzt waren, auf jedes einmal.`
    );
  },
  target_left: (params) => `Auf ${text(params, "from")} ist kein Stein mehr.`,
  target_protected: (params) =>
    `Was auf ${text(params, "from")} steht, ist durch die Figur auf ${text(params, "guard_from")} ` +
    "geschützt.",
  target_on_blue: (params) =>
    `Die Steine von ${colour(params, "enemy")} auf dem blauen Feld ${text(params, "from")} sind ` +
    "für deine Kräfte unerreichbar.",
  pushed_nowhere: (params) => `Der Stapel auf ${text(params, "from")} kann nirgendwo sonst landen.`,
  wrong_count: (params) =>
    `Jeder Stein auf ${text(params, "from")} braucht eine Richtung, von oben: ` +
    `${text(params, "height")}, nicht ${text(params, "count")}.`,
  stranded: () => "Ein so zerstreuter Stein fände kein Feld, auf dem er landen kann.",
  never_full: (params) =>
    `Auf ${text(params, "from")} lässt sich kein voller Stapel sammeln: Dazu braucht es einen ` +
    "großen Stein, allein oder mit einem mittleren darauf.",
  not_full: () => "Gesammelt wird zu einem Stapel von genau drei Steinen.",
  no_source: (params) =>
    `Auf ${text(params, "source")} ist kein Stein der Größe, die der Stapel auf ` +
    `${text(params, "from")} als nächste braucht.`,
  source_trapped: (params) =>
    "Zwei Steine zusammen kommen nur von einem vollen Stapel, und auf " +
    `${text(params, "source")} steht keiner.`,
  source_protected: (params) =>
    `Was auf ${text(params, "source")} steht, ist durch die Figur auf ` +
    `${text(params, "guard_source")} geschützt.`,
  source_on_blue: (params) =>
    `Die Steine von ${colour(params, "enemy")} auf dem blauen Feld ${text(params, "source")} ` +
    "können nicht gesammelt werden.",
  enemy_onto_blue: (params) =>
    `Auf das blaue Feld ${text(params, "from")} werden nur eigene Steine gesammelt, nicht der auf ` +
    `${text(params, "source")}.`,
  no_source_in_limbo: (params) =>
    `Im Limbus wartet kein Stein von dir in der Größe, die der Stapel auf ` +
    `${text(params, "from")} als nächste braucht.`,
  outcome_is_no_draw: (params) =>
    "Das Kennzeichen Outcome hat den Wert „draw“ oder fehlt; " +
    `hier steht „${text(params, "value")}“.`,
  not_drawn: () => "Das Kennzeichen Outcome steht nur in einer unentschiedenen Partie.",
};
