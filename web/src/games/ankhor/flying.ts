// What flies in Ankh'or, loaded once the board stands: a tile from the market into the city of its
// buyer, tokens and bonus tokens from the supply to whoever gets them.
import type { Flight, Flying, View } from "$lib/games";
import Flown from "./draw/Flown.svelte";
import { freshTiles } from "./view/diff";
import { factsOf, positionOf, TOKENS, type City, type Position } from "./view/position";

/** A player's change from one position to the other. */
interface Change {
  readonly seat: number;
  readonly before: Position;
  readonly after: Position;
  readonly had: City;
  readonly has: City;
  /** Places of tiles that were not there. */
  readonly fresh: ReadonlySet<string>;
}

function flightsBetween(from: View, to: View): Flight[] {
  const [before, after] = [positionOf(from), positionOf(to)];
  return after.cities.flatMap((has, seat) => {
    const had = before.cities[seat];
    if (!had) return [];
    const change = { seat, before, after, had, has, fresh: freshTiles(from, to, seat) };
    return [...bought(change), ...gained(change), ...won(change, factsOf(to).points.bonus_token)];
  });
}

/** A tile that has left the row. One that was moved within a city has changed no hands. */
function bought({ seat, before, after, had, has, fresh }: Change): Flight[] {
  if (has.tiles.length <= had.tiles.length) return [];
  return has.tiles.flatMap(({ place, code }) => {
    const slot = before.row.findIndex((it, at) => it === code && after.row[at] !== code);
    if (!fresh.has(place) || slot < 0) return [];
    const [city, card] = [`.city[data-seat="${seat}"]`, `.players [data-seat="${seat}"]`];
    return {
      piece: code,
      seat,
      from: [`[data-place="slot${slot}"] .tile`],
      to: [`${city} [data-place="${place}"]`, `${card} .drop`, `${card} .look`],
      veils: [`${city} .drop`, `${card} .drop`],
    };
  });
}

/** Those that were chosen lie in the tray. */
function gained({ seat, had, has }: Change): Flight[] {
  return TOKENS.flatMap((token) =>
    Array.from({ length: Math.max(0, has.tokens[token] - had.tokens[token]) }, () => ({
      piece: token,
      seat,
      from: [`.tray [data-token="${token}"]`, `[data-place="supply${token}"] .disc`],
      to: [
        `.purse [data-seat="${seat}"] ~ [data-place="held${token}"] .disc`,
        `.players [data-seat="${seat}"] [data-token="${token}"]`,
      ],
    })),
  );
}

function won({ seat, had, has }: Change, points: number): Flight[] {
  if (has.bonus <= had.bonus) return [];
  const to = [`.players [data-seat="${seat}"] .total`];
  return [{ piece: `+${points}`, seat, from: [".piles .bonus svg"], to }];
}

export default { flightsBetween, Piece: Flown } satisfies Flying;
