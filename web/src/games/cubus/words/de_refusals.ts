// Why something is refused, in German: a sentence for each fault of games/cubus/faults.cc.
import type { Params, Refusals } from "$lib/words/refusals";
import type { Kind } from "../view/stack";
import { form, kindCount, kindObject, points } from "./de_cards";

/** A seat; people count from 1. */
const seat = (number = "") => `Platz ${Number(number) + 1}`;
const count = (number = "") => Number(number);

const places = (number = "") =>
  `${number} ${form(count(number), { one: "Stelle", other: "Stellen" })}`;

const dueTurn = ({ turn }: Params) => `${seat(turn)} ist am Zug.`;

/** "Dafür braucht es zwei Deckel mehr; es ist keiner da." */
function moreCards({ more, card }: Params, held: string): string {
  return `Dafür braucht es ${kindObject(card as Kind, count(more))} mehr; es ${held} da.`;
}

export const refusals: Refusals = {
  over: () => "Die Partie ist zu Ende.",
  taken_down: () => "Die Partie ist zu Ende: Der Stapel ist abgebaut.",
  draw_due: ({ turn }) => `Bevor ${seat(turn)} handelt, wird eine Karte gezogen.`,
  not_your_answer: ({ turn }) =>
    `Jetzt klopft ${seat(turn)} oder verzichtet; die anderen folgen der Reihe nach.`,
  not_your_ending: ({ turn }) => `Jetzt nennt ${seat(turn)} einen Zug mit den Karten aller.`,
  not_your_take: dueTurn,
  not_your_turn: dueTurn,

  no_turn_text: () => "Ein Zug ist build mit dem Stapel, wie er danach steht, oder pass.",
  no_answer_text: () =>
    "Hier heißt es knock build mit dem Stapel, wie er danach steht, knock false oder waive.",
  no_take_text: () => "Ein Zug ist take mit der Stelle einer Säule, zum Beispiel take 0,3.",

  no_demolition: () => "Kisten werden nur beim Abbau weggenommen.",
  demolition_only: () => "Der Stapel wird abgebaut: Jeder Zug nimmt eine Kiste.",
  nobody_passed: () =>
    "Niemand hat gerade gepasst, also gibt es nichts zu klopfen und auf nichts zu verzichten.",
  answer_due: ({ passer }) => `${seat(passer)} hat gepasst: Klopf oder verzichte.`,

  no_height: ({ character, word }) =>
    `Zeichen ${character} des Stapels: Erwartet wird eine Höhe wie 2, eine mit offener Kiste wie ` +
    `2* oder -, nicht „${word}“.`,
  uneven_row: ({ character, places: written, first }) =>
    `Zeichen ${character} des Stapels: Diese Reihe hat ${places(written)}, die erste ${first}.`,
  empty_row: ({ row }) =>
    `Zeichen 1 des Stapels: In Reihe ${row} steht keine Säule, also wird sie nicht geschrieben.`,
  empty_place: ({ place }) =>
    `Zeichen 1 des Stapels: An Stelle ${place} steht in keiner Reihe eine Säule, also wird sie ` +
    "nicht geschrieben.",
  too_many_tops: ({ character }) =>
    `Kein Stapel hat mehr als 16 Säulen; dieser braucht bei Zeichen ${character} noch eine.`,
  too_high: ({ character }) =>
    `Keine Säule ist höher als 16 Kisten; die bei Zeichen ${character} ist es.`,
  rises: () => "Eine Säule wäre höher als eine hinter ihr: Kein Bild könnte das zeigen.",
  needs_corner: () =>
    "Zwei Säulen stießen nur mit den Ecken aneinander: Auch die Plätze dazwischen müssen besetzt sein.",
  not_connected: () => "Die Säulen hängen nicht Seite an Seite zusammen.",

  open_tops_moved: () => "Die offenen Kisten des Stapels behalten ihre Lage zueinander nicht.",
  lid_for_open_top: () => "Ein Deckel darf nicht gegen ein offenes Kistenteil ausgetauscht werden.",
  no_such_card: (params) => moreCards(params, params.card === "T" ? "ist keiner" : "ist keines"),
  too_few_cards: (params) => {
    const held = count(params.held);
    return moreCards(params, `${held === 1 ? "ist" : "sind"} nur ${held}`);
  },
  no_more_boxes: ({ after, before }) =>
    `Es müssen mehr Kisten werden; nach ${before} wären es ${after}.`,
  worth_nothing: (params) =>
    `Dieser Zug ist ${points(count(params.points))} wert; es muss mindestens einer sein.`,

  no_column: () => "Dort steht keine Säule.",
  not_proper: () => "Ohne diese Kiste bliebe kein Stapel, der genau eine Kiste weniger hat.",
  open_top_stays: () =>
    "Diese Säule ist oben offen: Solange sich eine mit Deckel abbauen lässt, bleibt sie.",

  no_draw_due: () => "Jetzt wird keine Karte gezogen.",
  no_draw_text: () => "Gezogen wird eine Karte: draw L, draw R, draw T oder draw O.",
  none_left: ({ card }) => `Im Nachziehstapel ist ${kindCount(card as Kind, 0)} mehr.`,
};
