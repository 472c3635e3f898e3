// Why a step of Ankh'or is refused, in French: a sentence for each fault of the core.
import type { Token } from "../view/position";
import { refusalsOf, type Places } from "./data";
import { both, colour, kinds, ofTile, some, theTile, theToken, tokens, tongue } from "./fr_names";

const taken = (p: Places) => `Ici se trouve déjà ${theTile(p.tile())}.`;
const noTile = () => "Vous n’avez pas de tuile ici.";
const carries = (p: Places) => `${tongue.capital(theTile(p.tile()))} porte une autre tuile.`;
const besideNothing = () => "Aucune autre de vos tuiles n’est à côté sur la table.";
const tooFew = () => "Ici, la tuile devrait être portée par quatre autres de vos tuiles.";
const excess = (p: Places) =>
  `Rendez exactement ce qui dépasse 5 ressources et 2 ankhs\u202f: ${both({ resources: p.amount("resources"), ankhs: p.amount("ankhs") })}.`;

/** "elle contient un ankh", "elle est vide" */
function has(all: readonly Token[]): string {
  return all.length === 0 ? "elle est vide" : `elle contient ${tokens(all)}`;
}

/** "vous avez un ankh", "vous n’avez rien" */
function have(all: readonly Token[]): string {
  return all.length === 0 ? "vous n’avez rien" : `vous avez ${tokens(all)}`;
}

export const refusals = refusalsOf({
  over: () =>
    "La partie est terminée\u202f: quelqu’un a posé sa 13ᵉ tuile et la manche est achevée.",
  sold_out: () => "La partie est terminée\u202f: la rangée et les pioches sont vides.",
  nobody_buys: () => "La partie est terminée\u202f: personne n’a rien acheté pendant dix manches.",
  set_up_due: () => "Avant la première étape, on tire les prix, la rangée et les dos.",
  draw_due: () => "Avant l’étape suivante, on pioche les tuiles du renouvellement.",
  not_your_turn: (p) =>
    `C’est à la place ${p.number("turn")} de jouer, pas à la place ${p.number("seat")}.`,
  no_draw_due: () => "Rien n’est à piocher maintenant\u202f; c’est à une place de jouer.",

  no_step: () =>
    "Une étape a l’une de ces formes\u202f: take FFA, buy 3 2,0^0, buy 5 1,1^1 -F, refresh a, move 2,0^0 4,2^0, return FI, end.",
  no_tokens: () =>
    "Les jetons sont des majuscules dans l’ordre FICPTA, comme dans\u202f: take FFA, return FI.",
  tokens_out_of_order: (p) =>
    `Écrivez les jetons dans l’ordre FICPTA\u202f: ${p.text("ordered")}, et non ${p.text("tokens")}.`,
  no_buy: () =>
    "Un achat nomme une case de 0 à 5, l’emplacement et, en hauteur, le marqueur économisé, comme dans\u202f: buy 3 2,0^0, buy 5 1,1^1 -F.",
  no_move: () =>
    "Un déplacement nomme l’emplacement d’une tuile et le nouveau, comme dans\u202f: move 2,0^0 4,2^0.",
  no_refresh: () => "Un renouvellement nomme une pioche, comme dans\u202f: refresh a, refresh b.",

  return_due: excess,
  nothing_to_return: () =>
    "On ne rend des jetons qu’à la fin du tour, et seulement s’il y en a trop.",
  main_action_done: () =>
    "Un tour a une action principale, prendre des jetons ou acheter une tuile, et elle est faite.",
  main_action_due: () => "Un tour ne se termine pas avant son action principale.",

  not_three_tokens: () => "On prend exactement trois jetons.",
  not_in_supply: (p) =>
    `La réserve ne peut pas donner ${tokens(p.tokens("tokens"))}\u202f; ${has(p.tokens("supply"))}.`,

  empty_slot: (p) => `Il n’y a pas de tuile sur la case ${p.number("slot")}.`,
  no_such_place: (p) =>
    `L’emplacement ${p.text("place")} n’existe pas\u202f: les niveaux vont de 0 à 2\u202f; les deux coordonnées sont paires aux niveaux 0 et 2, impaires au niveau 1.`,
  taken_ground: taken,
  taken_stack: taken,
  first_tile: () => "La première tuile d’une cité va au milieu.",
  not_beside: besideNothing,
  not_carried: tooFew,
  colour_missing: (p) =>
    `Aucune des quatre tuiles du dessous n’est ${colour(p.colour("colour"), "f", 1)}.`,
  saving_on_ground: () => "Seule une tuile posée sur d’autres économise un marqueur.",
  nothing_saved: (p) =>
    `Posée sur d’autres, une tuile coûte une ressource de moins\u202f: nommez l’un de ${p.text("price")}, comme dans -${p.text("first")}.`,
  not_in_price: (p) =>
    `La case ${p.number("slot")} demande ${tokens(p.tokens("price"))}\u202f; ${theToken(p.colour("saved"))} n’en fait pas partie.`,
  cannot_pay: (p) =>
    `${tongue.capital(theTile(p.tile()))} y coûte ${tokens(p.tokens("price"))}, et ${have(p.tokens("purse"))}.`,

  two_ankh_actions: () => "Un tour a au plus deux actions d’ankh.",
  no_ankh: () => `Une action d’ankh coûte ${some("A", 1)}, et vous n’en avez pas.`,
  pile_empty: (p) => `La pioche ${p.pile()} est vide\u202f: nommez l’autre.`,
  changes_nothing: () => "Un renouvellement ne changerait rien maintenant.",
  no_ground_tile: noTile,
  no_stacked_tile: noTile,
  ground_tile_carries: carries,
  stacked_tile_carries: carries,
  move_taken_ground: taken,
  move_taken_stack: taken,
  leaves_the_ground: (p) =>
    `De la table, rien ne va sur d’autres tuiles\u202f: ${theTile(p.tile())} reste sur la table.`,
  comes_to_the_ground: (p) =>
    `D’en haut, rien ne descend sur la table\u202f: ${theTile(p.tile())} doit reposer sur quatre autres tuiles.`,
  move_beside_nothing: besideNothing,
  move_upon_too_few: tooFew,

  wrong_excess: excess,
  not_held: (p) =>
    `Vous ne pouvez pas rendre ${tokens(p.tokens("tokens"))}\u202f; ${have(p.tokens("held"))}.`,

  no_prices: () => "C’est au tour des prix, sous la forme\u202f: prices FI CP ...",
  slot_size: (p) => `La case ${p.text("slot")} porte ${p.text("markers")} marqueurs.`,
  three_alike: (p) =>
    `La case ${p.text("slot")} ne peut pas avoir trois marqueurs identiques\u202f; on les redistribue.`,
  not_three_of_each: () => "Il y a trois marqueurs de prix de chaque ressource.",
  no_row: () => "C’est au tour de la première rangée, sous la forme\u202f: row Fj P2 ...",
  none_left: (p) => `Il ne reste plus ${ofTile(p.tile())} dans les pioches.`,
  no_backs: () => "C’est au tour des dos, sous la forme\u202f: backs a=F b=T",
  empty_pile_shows: (p) => `La pioche ${p.pile()} est vide et ne montre pas de dos.`,
  back_missing: (p) => `La pioche ${p.pile()} a des tuiles et montre le dos de la première.`,
  back_impossible: (p) =>
    `La pioche ${p.pile()} ne peut pas montrer ce dos\u202f: il ne reste aucune tuile ${colour(p.colour("back"), "f", 1)}.`,
  no_draw: (p) =>
    `Il faut piocher ${p.text("count")} tuiles vers les cases à partir de la ${p.text("slot")}, sous la forme\u202f: draw 4=Cj 5=Ts a=F b=T`,
  other_top: (p) =>
    `La première tuile de la pioche ${p.pile()} a un dos ${colour(p.colour("back"), "m", 1)}.`,
  back_stays: (p) => `Rien n’est tiré de la pioche ${p.pile()}\u202f: son dos reste.`,

  // A box of one's own.
  tile_words: (p) =>
    `Les tuiles sont cinq mots faits de lettres, pour F, I, C, P et T, séparés par une espace\u202f; ici, il y en a ${p.text("count")}.`,
  tile_count: (p) =>
    `Il y a ${p.text("wanted")} tuiles ${colour(p.colour("colour"), "f", 2)}, et non ${p.text("count")} comme dans ${p.text("kinds")}.`,
  tile_kind: (p) =>
    `La tuile ${colour(p.colour("colour"), "f", 1)} numéro ${p.text("number")} de ${p.text("kinds")} n’est d’aucune des sortes j, b, f, 2, w, s, d.`,
  single_kind: (p) => {
    const { gender, one, many } = kinds[p.kind()];
    return `Une couleur a au plus un ${one}, et il y a ici ${p.text("count")} ${many} ${colour(p.colour("colour"), gender, 2)}.`;
  },
  tile_order: (p) =>
    `Les sortes d’une couleur sont dans l’ordre jbf2wsd\u202f: ${p.text("ordered")}, et non ${p.text("kinds")}.`,
  slot_form: (p) =>
    `Les cases portent 2 ou 3 marqueurs chacune et 15 en tout, donc six chiffres, trois fois 2 et trois fois 3, et non ${p.text("slots")}.`,
  box_tag: () => "Les étiquettes d’une boîte sont Box.Tiles et Box.Slots.",
  box_line: (p) => `Une ligne commence par tiles ou slots, et non par ${p.text("word")}.`,
  tiles_line: () =>
    "Après tiles viennent les lettres de couleurs, F, I, C, P ou T, puis leurs sortes, comme dans\u202f: tiles FICPT jjbbff22wsd",
  tiles_twice: (p) => `Les tuiles ${colour(p.colour("colour"), "f", 2)} sont décrites deux fois.`,
  slots_twice: () => "Les cases sont décrites deux fois.",
  tiles_missing: (p) =>
    `Les tuiles ${colour(p.colour("colour"), "f", 2)} manquent\u202f: il faut les cinq couleurs ou aucune.`,
  empty_box: () => "Le fichier ne décrit ni tuiles ni cases.",
});
