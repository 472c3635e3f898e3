// The market, the tokens and the cities of Ankh'or in French: names of what can be pressed.
import type { SeatName } from "$lib/games";
import { kindOf, type Colour, type Kind, type Tile } from "../view/position";
import type { Words } from "./en";
import {
  colour as colourWord,
  counted,
  kinds,
  level,
  nouns,
  ofName,
  onto,
  other,
  some,
  subject,
  theTile,
  theToken,
  tile,
  tokens,
  tongue,
  type,
} from "./fr_names";

const chosenTokens = { one: "jeton choisi", other: "jetons choisis" };

function fullTile({ code, loaded }: Tile): string {
  const store = kindOf(code) === "w" ? `, ${loaded ? "rempli" : "vide"}` : "";
  return `${tongue.capital(tile(code))}${store}`;
}

function purpose(kind: Kind, worth: number): string {
  if (kind === "2") return `Vaut ${counted(worth, nouns.point)}.`;
  if (kind === "w") return "Apporte un jeton de sa couleur et peut en stocker un.";
  if (kind === "s") return "Donne un tour bonus.";
  if (kind === "d") return "Ne compte que pour sa couleur.";
  return `Compte pour sa couleur et pour les ${kinds[kind].many}.`;
}

const groups: Words["table"]["groups"] = ({ colour, animal }) => {
  const parts = [
    colour &&
      `Groupe de ${colour.tiles.length} tuiles ${colourWord(colour.name as Colour, "f", colour.tiles.length)}\u202f: ${counted(colour.points, nouns.point)}.`,
    animal &&
      `Groupe de ${animal.tiles.length} ${kinds[animal.name as Kind].many}\u202f: ${counted(animal.points, nouns.point)}.`,
  ].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(" ") : "Dans aucun groupe pour l’instant.";
};

const cityOf = (who: SeatName): string => (who.self ? "Votre cité" : `La cité ${ofName(who)}`);

export const table: Words["table"] = {
  market: "Marché",
  slot: ({ slot, code, price, reach }, canAct) => {
    const cost = price.length > 0 ? `coûte ${tokens(price)}` : "pas encore de prix";
    if (!code) return `Case ${slot + 1}\u202f: vide, ${cost}`;
    const reaches = { any: "achat possible", top: "achat possible sur d’autres tuiles" };
    const able = canAct ? `, ${reach ? reaches[reach] : "achat impossible pour l’instant"}` : "";
    return `Case ${slot + 1}\u202f: ${tile(code)}, ${cost}${able}`;
  },
  pile: (name, left, back, refreshes) => {
    if (left === 0) return `Pioche ${name.toUpperCase()}\u202f: vide`;
    const top = back ? `, la première est ${colourWord(back, "f", 1)}` : "";
    const can = refreshes ? ", peut renouveler la rangée" : "";
    return `Pioche ${name.toUpperCase()}\u202f: ${counted(left, nouns.tile)}${top}${can}`;
  },
  bonusLeft: "Jetons bonus restants",
  bonusSupply: (count, points) =>
    `${tongue.capital(counted(count, nouns.bonusToken))} à ${counted(points, nouns.point)} en réserve`,

  tokens: "Jetons",
  supply: "Réserve",
  owner: subject,
  supplied: ({ token, left, chosen, room, press }) => {
    const amount = `${type(token)}\u202f: ${left} dans la réserve`;
    if (!press) return amount;
    const does = {
      takes: "prendre un jeton",
      "all chosen": `${counted(room, nouns.token)} sont choisis`,
      "none left": "il n’en reste plus",
    };
    const already = chosen === 0 ? "" : `${tongue.counted(chosen, chosenTokens)}, `;
    return `${amount}, ${already}${does[press]}`;
  },
  held: ({ who, token, held, stored, press }) => {
    const amount = `${type(token)}\u202f: ${other(who)} ${who.self ? "avez" : "a"} ${held}`;
    const more = stored > 0 ? ` et ${stored} sur un entrepôt` : "";
    const does = { "gives back": ", rendre un jeton", "puts back": ", reposer un jeton" };
    return `${amount}${more}${press ? does[press] : ""}`;
  },
  onWarehouse: "Sur un entrepôt",
  tray: { take: "Jetons choisis", return: "À rendre" },
  putBack: (token) => `Reposer ${theToken(token)}`,
  chosen: (count, room) => `${tongue.counted(count, chosenTokens)} sur ${room}`,

  city: cityOf,
  back: (who) => (who.self ? "Retour à votre cité" : `Retour à la cité ${ofName(who)}`),
  show: (who, count) =>
    `Montrer ${who.self ? "votre cité" : `la cité ${ofName(who)}`}, ${counted(count, nouns.tile)}`,
  tile: fullTile,
  tileAt: (shown, at) => `${fullTile(shown)}, ${level(at)}`,
  tileButton: (shown, at, movable, lit) =>
    `${fullTile(shown)}, ${level(at)}, ${shown.place}${movable ? ", déplaçable" : ""}. ${groups(lit)}`,
  place: (place, code, at) => `Emplacement ${place} pour ${theTile(code)}, ${onto(at)}.`,
  placeRefused: (place, code, at, why) =>
    `Emplacement ${place} pour ${theTile(code)}, ${onto(at)}, refusé\u202f: ${why}`,
  savingToChoose: "Le marqueur économisé est à choisir.",
  purpose,
  groups,

  zoom: "Zoom",
  nearer: "Plus près",
  farther: "Plus loin",
  whole: "Montrer toute la cité",
  cityKeys:
    "Les flèches parcourent les tuiles et les emplacements. Entrée choisit. Plus et moins changent le zoom, zéro montre toute la cité.",
  boardKeys:
    "Les chiffres 1 à 6 choisissent une tuile de la rangée. F, I, C, P, T et A prennent un jeton, Retour arrière le repose. E termine le tour, ou fait ce que dit le premier bouton sous le plateau. Échap lâche ce qui est en main.",

  holds: (all) => {
    const parts = all.flatMap(({ token, held, stored }) => {
      if (held + stored === 0) return [];
      if (held === 0) return [`${some(token, stored)} sur un entrepôt`];
      return [some(token, held) + (stored > 0 ? `, plus ${stored} sur un entrepôt` : "")];
    });
    return `En main\u202f: ${parts.length > 0 ? parts.join("\u202f; ") : "aucun jeton"}.`;
  },
};
