// How a person looks at a city: whole, or at a part of it from nearer. What changes by itself or by a
// button glides there; under a hand the picture follows at once.
import { untrack } from "svelte";
import { Framing } from "$lib/board/framing.svelte";
import type { Point } from "$lib/iso/space";
import type { Bounds } from "./camera";
import { clearing, showing, STEP, viewBox, whole, zoomed, type Lens } from "./lens";

const GLIDE_MS = 220;
/** How broad the column of the buttons is that lie over the picture (ZoomButtons). */
const BUTTONS = 50;

export class Looking {
  lens = $state.raw<Lens>({ zoom: 1, centre: { x: 0, y: 0 } });
  /** Of the picture on the screen. */
  width = $state(0);
  height = $state(0);
  readonly framing: Framing;

  /**
   * @param shown - all of the picture.
   * @param still - nothing is to glide.
   */
  constructor(
    private readonly shown: () => Bounds,
    private readonly still: () => boolean,
  ) {
    const ratio = () => (this.height > 0 ? this.width / this.height : null);
    this.framing = new Framing(viewBox(this.lens, shown()), ratio);
    this.change(whole(shown()));
  }

  /**
   * Shows a larger city whole again, unless somebody looks from near; as long as the component lives
   * in whose set-up this is called.
   */
  follow(): void {
    let width = 0;
    $effect.pre(() => {
      const now = this.bounds;
      const resized = this.width !== width;
      width = this.width;
      const to = untrack(() =>
        this.near ? showing(this.lens, this.lens.centre, now) : whole(now),
      );
      untrack(() => (resized ? this.change(to) : this.glide(to)));
    });
  }

  /** All of the picture, with what keeps it from under the buttons. */
  get bounds(): Bounds {
    return clearing(this.shown(), BUTTONS, this.width);
  }

  get near(): boolean {
    return this.lens.zoom > 1;
  }

  change(to: Lens): void {
    this.set(to, 0);
  }

  nearer(factor = STEP): void {
    this.glide(zoomed(this.lens, factor, this.lens.centre, this.bounds));
  }

  farther(): void {
    this.nearer(1 / STEP);
  }

  fit(): void {
    this.glide(whole(this.bounds));
  }

  /** Brings a point into sight. */
  show(point: Point): void {
    if (this.near) this.glide(showing(this.lens, point, this.bounds));
  }

  key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "+" || event.key === "=") this.nearer();
    else if (event.key === "-") this.farther();
    else if (event.key === "0") this.fit();
    else return;
    event.preventDefault();
  }

  private glide(to: Lens): void {
    this.set(to, this.still() ? 0 : GLIDE_MS);
  }

  private set(to: Lens, ms: number): void {
    this.lens = to;
    this.framing.go(viewBox(to, this.bounds), ms);
  }
}
