// What is pointed at on a board, by which means, and which place has the focus or would get it.
//
// Places come and go with every move. What is pointed at and gone is not pointed at any more; the
// focus goes on at the place that lies nearest to the one that had it.
import { nearest } from "$lib/iso/direction";
import type { Point } from "$lib/iso/space";
import type { Walk } from "./walker";

export type Means = "mouse" | "touch" | "keys";

export interface Pointed {
  readonly place: string;
  readonly by: Means;
}

export interface Pointable {
  /** Everything that can be pointed at, in its order, and where it lies. */
  readonly points: ReadonlyMap<string, Point>;
  readonly walk: Walk;
}

export class Pointing {
  /** The element that holds the places' elements (`data-place`). */
  layer = $state<Element>();
  private asked = $state.raw<Pointed | null>(null);
  private focused = $state.raw("");
  private lay: Point = { x: 0, y: 0 };

  /**
   * @param board - what there is now.
   * @param chosen - somebody pressed a place, allowed or not.
   */
  constructor(
    private readonly board: () => Pointable,
    readonly chosen: (place: string, by: Means) => void,
  ) {}

  readonly pointed = $derived.by<Pointed | null>(() =>
    this.asked && this.board().points.has(this.asked.place) ? this.asked : null,
  );

  readonly place = $derived(this.pointed?.place ?? null);

  /** The one place that the tab key leads to. */
  readonly current = $derived.by<string>(() => {
    const { points } = this.board();
    if (points.has(this.focused)) return this.focused;
    const near = this.focused === "" ? points.keys().next().value : nearest(points, this.lay);
    return near ?? "";
  });

  point(place: string, by: Means): void {
    if (this.asked?.place !== place || this.asked.by !== by) this.asked = { place, by };
  }

  /** No longer pointed at by these means. */
  leave(by: Means): void {
    if (this.asked?.by === by) this.asked = null;
  }

  /** Nothing is pointed at. */
  clear(): void {
    this.asked = null;
  }

  /** Nothing is pointed at, unless the focus is on it: who plays by keys goes on from there. */
  rest(): void {
    if (this.asked?.by !== "keys") this.asked = null;
  }

  focus(place: string): void {
    this.focused = place;
    this.layer?.querySelector<SVGElement | HTMLElement>(`[data-place="${place}"]`)?.focus();
  }

  /** A place has got the focus; `seen` says that it shows it. */
  arrived(place: string, seen: boolean): void {
    this.focused = place;
    if (seen) this.point(place, "keys");
  }

  /** The same of a place's element. */
  entered(event: FocusEvent & { currentTarget: Element }, place: string): void {
    this.arrived(place, event.currentTarget.matches(":focus-visible"));
  }

  /** A mouse is over a place's element; a finger that passes points at nothing. */
  hovered(event: PointerEvent, place: string): void {
    if (event.pointerType === "mouse") this.point(place, "mouse");
  }

  /** A place's element is pressed, by mouse or touch. */
  pressed(event: MouseEvent, place: string): void {
    const touched = event instanceof PointerEvent && event.pointerType === "touch";
    this.chosen(place, touched ? "touch" : "mouse");
  }

  /** Remembers where the current place lies, for when it is gone. */
  remember(): void {
    this.lay = this.board().points.get(this.current) ?? this.lay;
  }

  /** A key on a place: it chooses, leads on, or is not ours. */
  key(event: KeyboardEvent, place: string): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") this.clear();
    const chooses = event.key === "Enter" || event.key === " ";
    const to = chooses ? null : this.board().walk(place, event.key);
    // An arrow that leads nowhere does not move the page either.
    if (!chooses && to === null && !event.key.startsWith("Arrow")) return;
    event.preventDefault();
    if (chooses) this.chosen(place, "keys");
    else if (to !== null) this.focus(to);
  }
}
