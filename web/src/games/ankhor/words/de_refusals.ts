// Why a step of Ankh'or is refused, in German: a sentence for each fault of the core.
import { refusalsOf, type Places } from "./data";
import {
  both,
  colours,
  counted,
  kinds,
  noTile,
  some,
  theTile,
  tokens,
  tongue,
  type,
} from "./de_names";

const taken = (p: Places) => `Hier liegt schon ${theTile(p.tile(), "nominative")}.`;
const nothingThere = () => "Hier liegt kein Plättchen von dir.";
const carries = (p: Places) =>
  `${tongue.capital(theTile(p.tile(), "nominative"))} trägt ein anderes Plättchen.`;
const besideNothing = () => "Daneben liegt kein anderes Plättchen von dir auf dem Tisch.";
const tooFew = () => "Hier müssten vier andere Plättchen von dir das Plättchen tragen.";
const excess = (p: Places) =>
  `Gib genau ab, was über 5 Rohstoffe und 2 Ankhs hinausgeht: ${both({ resources: p.amount("resources"), ankhs: p.amount("ankhs") })}.`;

export const refusals = refusalsOf({
  over: () =>
    "Die Partie ist zu Ende: Jemand hat sein 13. Plättchen gelegt, und die Runde ist abgeschlossen.",
  sold_out: () => "Die Partie ist zu Ende: Auslage und Stapel sind leer.",
  nobody_buys: () => "Die Partie ist zu Ende: Zehn Runden lang hat niemand etwas gekauft.",
  set_up_due: () => "Vor dem ersten Schritt werden Preise, Auslage und Rückseiten gezogen.",
  draw_due: () => "Vor dem nächsten Schritt werden die Plättchen der Auffrischung gezogen.",
  not_your_turn: (p) => `Platz ${p.number("turn")} ist am Zug, nicht Platz ${p.number("seat")}.`,
  no_draw_due: () => "Jetzt wird nichts gezogen; ein Platz ist am Zug.",

  no_step: () =>
    "Ein Schritt hat eine dieser Formen: take FFA, buy 3 2,0^0, buy 5 1,1^1 -F, refresh a, move 2,0^0 4,2^0, return FI, end.",
  no_tokens: () =>
    "Marker sind Großbuchstaben in der Reihenfolge FICPTA, wie in: take FFA, return FI.",
  tokens_out_of_order: (p) =>
    `Schreib die Marker in der Reihenfolge FICPTA: ${p.text("ordered")}, nicht ${p.text("tokens")}.`,
  no_buy: () =>
    "Ein Kauf nennt ein Feld von 0 bis 5, den Bauplatz und, über dem Tisch, die gesparte Preismarke, wie in: buy 3 2,0^0, buy 5 1,1^1 -F.",
  no_move: () =>
    "Ein Versetzen nennt den Bauplatz eines Plättchens und seinen neuen, wie in: move 2,0^0 4,2^0.",
  no_refresh: () => "Ein Auffrischen nennt einen Stapel, wie in: refresh a, refresh b.",

  return_due: excess,
  nothing_to_return: () =>
    "Marker gibst du nur am Ende deines Zuges ab, und nur, wenn es zu viele sind.",
  main_action_done: () =>
    "Ein Zug hat eine Hauptaktion, Marker nehmen oder ein Plättchen kaufen, und die ist ausgeführt.",
  main_action_due: () => "Vor seiner Hauptaktion endet ein Zug nicht.",

  not_three_tokens: () => "Du nimmst genau drei Marker.",
  not_in_supply: (p) =>
    `${tongue.capital(tokens(p.tokens("tokens")))} gibt der Vorrat nicht her; er enthält ${tokens(p.tokens("supply"))}.`,

  empty_slot: (p) => `Auf Feld ${p.number("slot")} liegt kein Plättchen.`,
  no_such_place: (p) =>
    `Den Bauplatz ${p.text("place")} gibt es nicht: Die Ebenen sind 0 bis 2; auf den Ebenen 0 und 2 sind beide Koordinaten gerade, auf Ebene 1 ungerade.`,
  taken_ground: taken,
  taken_stack: taken,
  first_tile: () => "Das erste Plättchen einer Stadt kommt in die Mitte.",
  not_beside: besideNothing,
  not_carried: tooFew,
  colour_missing: (p) => `Keines der vier Plättchen darunter ist ${colours[p.colour("colour")]}.`,
  saving_on_ground: () => "Nur ein Plättchen, das auf andere gelegt wird, spart eine Preismarke.",
  nothing_saved: (p) =>
    `Auf anderen kostet ein Plättchen eine Preismarke weniger: Nenne eine von ${p.text("price")}, wie in -${p.text("first")}.`,
  not_in_price: (p) =>
    `Feld ${p.number("slot")} verlangt ${tokens(p.tokens("price"))}; ${type(p.colour("saved"))} ist nicht dabei.`,
  cannot_pay: (p) =>
    `${tongue.capital(theTile(p.tile(), "nominative"))} kostet dort ${tokens(p.tokens("price"))}, und du hast ${tokens(p.tokens("purse"))}.`,

  two_ankh_actions: () => "Ein Zug hat höchstens zwei Ankh-Aktionen.",
  no_ankh: () => `Eine Ankh-Aktion kostet ${some("A", 1)}, und du hast keines.`,
  pile_empty: (p) => `Stapel ${p.pile()} ist leer: Nimm den anderen.`,
  changes_nothing: () => "Ein Auffrischen würde jetzt nichts ändern.",
  no_ground_tile: nothingThere,
  no_stacked_tile: nothingThere,
  ground_tile_carries: carries,
  stacked_tile_carries: carries,
  move_taken_ground: taken,
  move_taken_stack: taken,
  leaves_the_ground: (p) =>
    `Vom Tisch kommt nichts auf andere Plättchen: ${tongue.capital(theTile(p.tile(), "nominative"))} bleibt auf dem Tisch.`,
  comes_to_the_ground: (p) =>
    `Von oben kommt nichts auf den Tisch: ${tongue.capital(theTile(p.tile(), "nominative"))} muss wieder auf vier anderen liegen.`,
  move_beside_nothing: besideNothing,
  move_upon_too_few: tooFew,

  wrong_excess: excess,
  not_held: (p) =>
    `Du kannst nicht ${tokens(p.tokens("tokens"))} abgeben; du hast ${tokens(p.tokens("held"))}.`,

  no_prices: () => "Die Preise sind an der Reihe, in der Form: prices FI CP ...",
  slot_size: (p) => `Über Feld ${p.text("slot")} liegen ${p.text("markers")} Preismarken.`,
  three_alike: (p) =>
    `Über Feld ${p.text("slot")} dürfen keine drei gleichen liegen; die Preismarken werden neu verteilt.`,
  not_three_of_each: () => "Es gibt von jedem Rohstoff drei Preismarken.",
  no_row: () => "Die erste Auslage ist an der Reihe, in der Form: row Fj P2 ...",
  none_left: (p) => `In den Stapeln ist ${noTile(p.tile())} mehr.`,
  no_backs: () => "Die Rückseiten sind an der Reihe, in der Form: backs a=F b=T",
  empty_pile_shows: (p) => `Stapel ${p.pile()} ist leer und zeigt keine Rückseite.`,
  back_missing: (p) => `Stapel ${p.pile()} hat Plättchen und zeigt die Rückseite des ersten.`,
  back_impossible: (p) =>
    `Stapel ${p.pile()} kann diese Rückseite nicht zeigen: Es ist kein ${colours[p.colour("back")]}es Plättchen mehr da.`,
  no_draw: (p) =>
    `Zu ziehen sind ${p.text("count")} Plättchen auf die Felder ab ${p.text("slot")}, in der Form: draw 4=Cj 5=Ts a=F b=T`,
  other_top: (p) =>
    `Das erste Plättchen von Stapel ${p.pile()} hat eine ${colours[p.colour("back")]}e Rückseite.`,
  back_stays: (p) => `Von Stapel ${p.pile()} wird nichts gezogen: Seine Rückseite bleibt.`,

  // A box of one's own.
  tile_words: (p) =>
    `Die Plättchen sind fünf Wörter aus Buchstaben, für F, I, C, P und T, mit je einem Leerzeichen dazwischen; hier sind es ${p.text("count")}.`,
  tile_count: (p) =>
    `Es gibt ${p.text("wanted")} ${colours[p.colour("colour")]}e Plättchen, nicht ${p.text("count")} wie in ${p.text("kinds")}.`,
  tile_kind: (p) =>
    `Das ${colours[p.colour("colour")]}e Plättchen ${p.text("number")} von ${p.text("kinds")} ist keine der Sorten j, b, f, 2, w, s, d.`,
  single_kind: (p) => {
    const kind = kinds[p.kind()];
    return `Eine Farbe hat höchstens ${counted(1, kind, "accusative")}, und hier stehen ${p.text("count")} ${colours[p.colour("colour")]}e ${kind.many}.`;
  },
  tile_order: (p) =>
    `Die Sorten einer Farbe stehen in der Reihenfolge jbf2wsd: ${p.text("ordered")}, nicht ${p.text("kinds")}.`,
  slot_form: (p) =>
    `Auf jedem Feld liegen 2 oder 3 Preismarken, zusammen 15, also sind es sechs Ziffern, drei davon 2 und drei davon 3, nicht ${p.text("slots")}.`,
  box_tag: () => "Die Kennzeichen einer Schachtel heißen Box.Tiles und Box.Slots.",
  box_line: (p) => `Eine Zeile beginnt mit tiles oder slots, nicht mit ${p.text("word")}.`,
  tiles_line: () =>
    "Hinter tiles stehen die Buchstaben von Farben, F, I, C, P oder T, dann ihre Sorten, wie in: tiles FICPT jjbbff22wsd",
  tiles_twice: (p) => `Die ${colours[p.colour("colour")]}en Plättchen stehen zweimal da.`,
  slots_twice: () => "Die Felder stehen zweimal da.",
  tiles_missing: (p) =>
    `Die ${colours[p.colour("colour")]}en Plättchen fehlen: Entweder stehen alle fünf Farben da oder keine.`,
  empty_box: () => "Die Datei beschreibt weder Plättchen noch Felder.",
});
