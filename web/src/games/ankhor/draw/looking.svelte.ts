// How a person looks at a city: whole, or at a part of it from nearer. What changes by itself or by a
// button glides there; under a hand the picture follows at once.
import { untrack } from "svelte";
import { cubicOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import type { Point } from "$lib/iso/space";
import type { Bounds } from "./camera";
import { showing, STEP, viewBox, whole, zoomed, type Lens } from "./lens";

export class Looking {
  lens = $state.raw<Lens>({ zoom: 1, centre: { x: 0, y: 0 } });
  private readonly box = new Tween<number[]>([], { duration: 220, easing: cubicOut });

  /**
   * @param shown - all of the picture.
   * @param still - nothing is to glide.
   */
  constructor(
    private readonly shown: () => Bounds,
    private readonly still: () => boolean,
  ) {
    this.change(whole(shown()));
  }

  /**
   * Shows a larger city whole again, unless somebody looks from near; as long as the component lives
   * in whose set-up this is called.
   */
  follow(): void {
    $effect.pre(() => {
      const now = this.shown();
      untrack(() => this.glide(this.near ? showing(this.lens, this.lens.centre, now) : whole(now)));
    });
  }

  get bounds(): Bounds {
    return this.shown();
  }

  get near(): boolean {
    return this.lens.zoom > 1;
  }

  get viewBox(): string {
    return this.box.current.join(" ");
  }

  change(to: Lens): void {
    this.set(to, { duration: 0 });
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
    this.set(to, this.still() ? { duration: 0 } : undefined);
  }

  private set(to: Lens, how?: { duration: number }): void {
    this.lens = to;
    void this.box.set(viewBox(to, this.bounds), how);
  }
}
