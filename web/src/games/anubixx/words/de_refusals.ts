// Why a move is refused, in German: a sentence for each fault (games/anubixx/faults.cc).
import type { Refusals } from "$lib/words/refusals";
import { colourOf, tongue } from "./de_names";
import { saying, type Places } from "./places";

const rests = ({ supports, missing }: Places) => {
  const [below, absent] = [supports.length, missing.length];
  if (below === 1) return "Der Stein, auf dem dieser ruht, ist noch nicht angekreuzt.";
  const one = absent === 1 ? "einer davon ist" : `${tongue.number(absent)} davon sind`;
  const which = absent === below ? "keiner davon ist schon" : `${one} noch nicht`;
  return `Dieser Stein ruht auf ${tongue.number(below)} anderen; ${which} angekreuzt.`;
};

export const refusals: Refusals = {
  over: saying(() => "Die Partie ist zu Ende: Jemand hat zwei Bauwerke vollendet."),
  over_idle: saying(
    () => "Die Partie ist zu Ende: In zehn Runden nacheinander hat niemand einen Stein angekreuzt.",
  ),
  sheets_due: saying(() => "Vor dem ersten Zug bekommen alle ein Blatt."),
  roll_due: saying(() => "Vor dem nächsten Zug wird gewürfelt."),
  not_your_turn: saying(({ turn, seat }) => `Platz ${turn} ist am Zug, nicht Platz ${seat}.`),
  no_chance_due: saying(({ turn }) => `Es ist schon gewürfelt; Platz ${turn} ist am Zug.`),
  no_step: saying(
    () =>
      "Ein Schritt ist ein Stein mit seiner Bezahlung, wie P21<die oder L2<Q3 oder R1<J, zwei " +
      "Steine des Mosaiks, wie M11+M12<die,Q4, oder end.",
  ),
  pair_descends: saying(() => "Von zwei Steinen steht der mit dem kleineren Namen vorn."),
  no_such_stone: saying(({ stone }) => `Dieser Block hat keinen Stein ${stone}.`),
  no_such_quarry_stone: saying(
    ({ payment }) => `Der Steinbruch dieses Blocks hat keinen Stein ${payment}.`,
  ),
  crossed: () => "Dieser Stein ist schon angekreuzt.",
  pair_outside_mosaic: () =>
    "In Pyramide und Triumphbogen werden Steine einzeln angekreuzt; nur im Mosaik sind es zwei.",
  mosaic_stone_alone: () =>
    "Im Mosaik werden immer zwei Nachbarn auf einmal angekreuzt, nie einer allein.",
  not_neighbours: saying(
    () => "Die beiden Steine des Mosaiks müssen nebeneinander oder übereinander liegen.",
  ),
  pair_as_second_stone: saying(
    () =>
      "Zwei Steine des Mosaiks sind ein ganzer Zug, und in diesem Zug ist schon ein Stein " +
      "angekreuzt.",
  ),
  not_supported: saying(rests),
  not_reached: saying(rests),
  payment_order: saying(
    () =>
      "Die Bezahlungen zweier Steine einer Farbe stehen in der Reihenfolge Würfel, Steine des " +
      "Steinbruchs von links nach rechts, Joker.",
  ),
  quarry_twice: () => "Ein Stein des Steinbruchs kann nur einen Stein bezahlen.",
  no_die: saying(
    ({ colour }) => `Für diesen Stein wurde kein ${colourOf(colour).er} Würfel gewürfelt.`,
  ),
  die_gone: saying(
    ({ colour }) =>
      `Für diesen Stein ist kein ${colourOf(colour).er} Würfel mehr da: Er ist schon genommen.`,
  ),
  die_not_taken: saying(
    ({ die }) => `Ein ${colourOf(die).er} Würfel ist da und muss für diesen Stein genommen werden.`,
  ),
  no_joker: saying(({ colour }) => `Für den ${colourOf(colour).en} Stein ist kein Joker mehr da.`),
  quarry_colour: saying(
    ({ paymentColour, colour }) =>
      `Ein ${colourOf(paymentColour).er} Stein des Steinbruchs kann den ${colourOf(colour).en} ` +
      "Stein nicht bezahlen.",
  ),
  quarry_passed: () => "Dieser Stein des Steinbruchs liegt nicht rechts vom zuletzt gestrichenen.",
  no_sheets_text: saying(
    () => "Die Blätter sind auszuteilen, ein Buchstabe je Platz, in der Form: sheets AC",
  ),
  sheet_count: saying(
    ({ players, count }) =>
      `Jeder der ${players} Baumeister bekommt ein Blatt, hier sind es ${count}.`,
  ),
  sheet_not_in_use: saying(({ sheet }) => `In diesem Spiel gibt es kein Blatt ${sheet}.`),
  sheet_twice: saying(
    ({ sheet }) => `Das Blatt ${sheet} wird zweimal ausgeteilt; alle haben verschiedene.`,
  ),
  no_roll_text: saying(
    () =>
      "Es ist zu würfeln, die Farben der Würfel in der Reihenfolge r, y, g, b, l, o, in der Form: " +
      "roll rgbb",
  ),
  dice_count: saying(
    ({ dice, count }) => `Bei so vielen Spielern werden ${dice} Würfel gewürfelt, nicht ${count}.`,
  ),
};
