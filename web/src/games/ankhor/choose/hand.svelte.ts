// What a person has in hand on the board (a tile of the row or of the own city, a pile), what lies in
// the tray, and what is pointed at. Each press leads from one step of a choice to the next; the last
// one makes a step of the turn.
//
// Invariant: with a new position the hand is empty, and in the tray lies what has to be given back
// in any case.
import { tick, untrack } from "svelte";
import { ButtonPointing } from "$lib/board/button_pointing";
import { Pointing, type Means } from "$lib/board/pointing.svelte";
import { walker } from "$lib/board/walker";
import type { BoardProps, CoreError, View } from "$lib/games";
import { legalTexts, toMove } from "$lib/view";
import { backToFront } from "../view/places";
import {
  factsOf,
  PILES,
  positionOf,
  TOKENS,
  type PileName,
  type Tile,
  type Token,
} from "../view/position";
import { pointsOf, spotsFor, type Picked, type Spot } from "./spots";
import { added, trayOf, unavoidable, without, type Chosen } from "./tray";

/** A tile of the row or of the city, or a pile. */
export type InHand = Picked | { readonly kind: "pile"; readonly pile: PileName };

export class Hand {
  picked = $state.raw<InHand | null>(null);
  /** A place whose saving is to be chosen, or that a touch wants to look at first. */
  asked = $state.raw<string | null>(null);
  chosen = $state.raw<Chosen>([]);

  /**
   * @param board - what there is now.
   * @param toBar - brings a person at the keys to the buttons of the bar.
   */
  constructor(
    private readonly board: () => BoardProps,
    private readonly toBar: () => void,
  ) {}

  /** Empties the hand with each new position, as long as the component lives that calls this. */
  follow(): void {
    $effect.pre(() => {
      void this.view;
      untrack(() => {
        this.letGo();
        this.chosen = this.tray ? unavoidable(this.tray) : [];
      });
    });
  }

  readonly view = $derived.by(() => this.board().view);
  readonly canAct = $derived.by(() => this.board().canAct);
  readonly position = $derived(positionOf(this.view));
  readonly facts = $derived(factsOf(this.view));
  /** Empty where nothing may be chosen. */
  readonly legal = $derived((this.canAct && legalTexts(this.view)) || []);

  /** Whose choices these are, and whose city is on show unless somebody looks elsewhere. */
  readonly owner = $derived.by(() => {
    const { you, canAct, view } = this.board();
    const [next] = toMove(view);
    if (canAct && next !== undefined) return next;
    return you.length === 1 ? (you[0] ?? 0) : this.position.turn;
  });
  readonly own = $derived(this.position.cities[this.owner]);
  /** Whose city is on show. */
  readonly seat = $derived.by(() => {
    const { looked } = this.board();
    return looked !== null && this.position.cities[looked] ? looked : this.owner;
  });
  readonly city = $derived(this.position.cities[this.seat]);
  readonly tiles = $derived(this.city?.tiles ?? []);

  readonly tray = $derived(trayOf(this.legal));
  /** What has to be given back now; null where nothing has. */
  readonly due = $derived(this.tray?.verb === "return" ? (this.own?.exceeding ?? null) : null);

  /** The tile that is in hand. */
  readonly inHand = $derived.by(() => {
    const { picked, position } = this;
    if (picked?.kind === "slot") return position.row[picked.slot] ?? null;
    return this.pickedTile?.code ?? null;
  });
  /** What is in hand, as the market names it: "slot3", "pilea". */
  readonly key = $derived.by(() => {
    if (this.picked?.kind === "slot") return `slot${this.picked.slot}`;
    return this.picked?.kind === "pile" ? `pile${this.picked.pile}` : null;
  });
  /** Where the tile in hand may go in the city on show, and where it may not. */
  readonly spots = $derived.by<readonly Spot[]>(() => {
    const { picked, position, own, legal } = this;
    const lays = this.canAct && this.seat === this.owner && picked && picked.kind !== "pile";
    return lays && own ? backToFront(spotsFor(picked, position, own, legal)) : [];
  });

  /** Tiles and places of the city on show, from the back to the front. */
  readonly laid = $derived(backToFront<Tile | Spot>([...this.tiles, ...this.spots]));
  readonly points = $derived(pointsOf(this.laid));
  readonly inCity = new Pointing(
    () => ({ points: this.points, walk: walker({ points: this.points, jumps: {} }) }),
    (place, by) => this.choose(place, by),
  );
  readonly market = new ButtonPointing(
    () => [
      ...this.position.row.map((_, slot) => `slot${slot}`),
      ...PILES.map((pile) => `pile${pile}`),
    ],
    (key, by) => this.pick(key, by),
  );
  readonly purse = new ButtonPointing(
    () => TOKENS.flatMap((token) => [`supply${token}`, `held${token}`]),
    (key) => this.press(key),
  );

  /** The place of the city that is pointed at, or asked about. */
  readonly focus = $derived(this.inCity.place ?? this.asked);
  readonly spot = $derived(this.spotAt(this.focus));
  readonly tile = $derived(this.tileAt(this.focus));
  readonly pickedTile = $derived(
    this.picked?.kind === "tile" ? this.tileAt(this.picked.place) : null,
  );

  spotAt(place: string | null): Spot | null {
    return this.spots.find((spot) => spot.place === place) ?? null;
  }

  tileAt(place: string | null): Tile | null {
    return this.tiles.find((tile) => tile.place === place) ?? null;
  }

  check(text: string): CoreError | null {
    return this.board().check(text);
  }

  preview(text: string): View | null {
    return this.board().preview(text);
  }

  /** Makes steps, one after the other. A turn that is whole then, and a draw that is due, end it. */
  step(...texts: string[]): void {
    for (const text of texts) this.board().onmove(text);
    const { draft } = this.board();
    if (draft?.complete) draft.confirm();
  }

  letGo(): void {
    this.picked = null;
    this.asked = null;
  }

  /** A slot or a pile of the market is pressed. */
  pick(key: string, by: Means): void {
    const again = key === this.key;
    this.letGo();
    this.inCity.clear();
    if (again) return;
    if (key.startsWith("pile")) {
      this.picked = { kind: "pile", pile: key.slice(4) as PileName };
      if (by === "keys") this.toBar();
      return;
    }
    const slot = Number(key.slice(4));
    if (!this.position.row[slot]) return;
    this.picked = { kind: "slot", slot };
    if (!this.canAct) return;
    if (this.board().looked !== null) this.board().onlook(null);
    if (by === "keys") void this.enterCity();
  }

  /** A tile or a place of the city is pressed. */
  private choose(place: string, by: Means): void {
    const spot = this.spotAt(place);
    if (!spot) return this.chooseTile(place, by);
    const choice = spot.open && spot.ways.length > 1;
    if (choice || (by === "touch" && this.asked !== place)) {
      this.asked = place;
      if (choice && by === "keys") this.toBar();
    } else if (spot.ways[0]) this.step(spot.ways[0].text);
  }

  private chooseTile(place: string, by: Means): void {
    const { picked } = this;
    this.letGo();
    if (picked?.kind === "tile" && picked.place === place) return;
    this.picked = { kind: "tile", place };
    if (by === "keys" && this.spots.length > 0) void this.enterCity();
  }

  /** The focus goes to the frontmost of the highest places that are open. */
  private async enterCity(): Promise<void> {
    await tick();
    const first = this.spots.filter(({ open }) => open).at(-1) ?? this.spots[0];
    if (first) this.inCity.focus(first.place);
  }

  /** A token is pressed, in the supply or among those that are held. */
  private press(key: string): void {
    const token = key.slice(-1) as Token;
    const adds = key.startsWith("supply") ? this.tray?.verb === "take" : this.due !== null;
    if (adds) this.add(token);
    else if (key.startsWith("held")) this.drop(token);
  }

  add(token: Token): void {
    this.letGo();
    // The words are about the tray now, whatever the focus is on.
    this.inCity.clear();
    this.market.clear();
    if (this.tray) this.chosen = added(this.tray, this.chosen, token);
  }

  drop(token: Token | undefined): void {
    if (token) this.chosen = without(this.chosen, token);
  }
}
