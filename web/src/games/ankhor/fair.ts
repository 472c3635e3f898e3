// How numbers become markers and tiles (docs/fair.md).
import type { Chance, ChanceOf } from "../../lib/fair/chance";
import { Bag, type Stream } from "../../lib/fair/stream";

const letters = "FICPT";
const kinds = "jbf2wsd";

/** How many of each tile the box holds, and how many tiles a pile at first, the core says: it may be a box of
    one's own. */
interface Facts {
  tiles: Record<string, number>;
  piles: [number, number];
}

/** All tiles, in the order in which a number counts through them. */
const allTiles = ({ tiles }: Facts) =>
  [...letters].flatMap((colour) =>
    [...kinds].map((kind): [string, number] => [colour + kind, tiles[colour + kind] ?? 0]),
  );

type PileName = "a" | "b";
const other = (pile: PileName): PileName => (pile === "a" ? "b" : "a");

const inOrder = (markers: string[]) =>
  markers.sort((a, b) => letters.indexOf(a) - letters.indexOf(b)).join("");

const threeAlike = (slot: string) => [...letters].some((letter) => slot.split(letter).length > 3);

/** The markers of each slot; how many each takes stands in what is told. */
function prices(stream: Stream, told: string, mixed: boolean): string {
  const sizes = told.split(" ").slice(1);
  for (;;) {
    const markers = [...letters].flatMap((letter) => [letter, letter, letter]);
    stream.shuffle(markers);
    const slots = sizes.map((slot) => inOrder(markers.splice(0, slot.length)));
    if (!mixed || !slots.some(threeAlike)) return ["prices", ...slots].join(" ");
  }
}

/** A pile while tiles are drawn from it: its top has been drawn already. */
interface Pile {
  size: number;
  top: string | null;
}

class Tiles implements Chance {
  private readonly unseen: Bag;
  private readonly sizes: { a: number; b: number };
  private readonly backs = { a: "", b: "" };
  private chosen: PileName = "a";

  constructor(
    facts: Facts,
    private readonly mixed: boolean,
  ) {
    this.unseen = new Bag(allTiles(facts));
    const [a, b] = facts.piles;
    this.sizes = { a, b };
  }

  draw(stream: Stream, told: string): string {
    const [word, ...rest] = told.split(" ");
    if (word === "prices") return prices(stream, told, this.mixed);
    const bag = this.unseen.copy();
    if (word === "row") return ["row", ...rest.map(() => bag.draw(stream))].join(" ");
    if (word === "backs") {
      const [a = "", b = ""] = [bag.draw(stream), bag.draw(stream)];
      return `backs a=${a[0]} b=${b[0]}`;
    }
    return this.fromPiles(stream, bag, rest.slice(0, -2));
  }

  private fromPiles(stream: Stream, bag: Bag, told: string[]): string {
    const opened = (name: PileName): Pile => {
      const size = this.sizes[name];
      const ofBack = (tile: string) => tile[0] === this.backs[name];
      return { size, top: size > 0 ? bag.draw(stream, ofBack) : null };
    };
    const first = opened(this.chosen);
    const second = opened(other(this.chosen));
    const drawn = told.map((word) => {
      const pile = first.size > 0 ? first : second;
      const tile = pile.top;
      pile.size -= 1;
      pile.top = pile.size > 0 ? bag.draw(stream) : null;
      return `${word.slice(0, 2)}${tile}`;
    });
    const piles = this.chosen === "a" ? [first, second] : [second, first];
    const backs = piles.map(({ top }, at) => `${"ab"[at]}=${top?.[0] ?? "-"}`);
    return ["draw", ...drawn, ...backs].join(" ");
  }

  see({ actor, text }: { actor: number | null; text: string }): void {
    const [word, ...rest] = text.split(" ");
    if (actor !== null) {
      if (word === "refresh") this.chosen = rest[0] === "b" ? "b" : "a";
      return;
    }
    if (word === "row") this.taken(rest, "a");
    if (word === "draw")
      this.taken(
        rest.slice(0, -2).map((tile) => tile.slice(2)),
        this.chosen,
      );
    if (word !== "backs" && word !== "draw") return;
    const [a = "", b = ""] = rest.slice(-2);
    [this.backs.a, this.backs.b] = [a.slice(2), b.slice(2)];
  }

  private taken(tiles: string[], from: PileName): void {
    for (const tile of tiles) this.unseen.take(tile);
    const most = Math.min(this.sizes[from], tiles.length);
    this.sizes[from] -= most;
    this.sizes[other(from)] -= tiles.length - most;
  }
}

export const chanceOf: ChanceOf = ({ tags, facts }) =>
  new Tiles(facts as Facts, tags.get("Option.prices") === "mixed");
