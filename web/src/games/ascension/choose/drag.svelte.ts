// Dragging a piece with the pointer: it follows, and falls on the place where it is let go.
//
// Invariant: a press that hardly moves is no drag, but the click that it is anyway.
import type { Point } from "$lib/iso/space";
import type { Place } from "../view/pieces";

interface Outside {
  picture: () => SVGSVGElement | undefined;
  movable: (from: Place) => boolean;
  take: (from: Place) => void;
  /** The place under the pointer. */
  over: (to: Place | null) => void;
  drop: (to: Place) => void;
}

/** In pixels. */
const SLACK = 7;

export class Drag {
  held = $state.raw<{ from: Place; at: Point } | null>(null);
  private pressed: { from: Place; pointer: number; x: number; y: number } | null = null;
  private dropped = false;

  constructor(private readonly outside: Outside) {}

  readonly handlers = {
    onpointerdown: (event: PointerEvent) => this.grab(event),
    onpointermove: (event: PointerEvent) => this.move(event),
    onpointerup: (event: PointerEvent) => this.release(event),
    onpointercancel: () => this.end(),
    onpointerleave: () => this.end(),
  };

  /** Whether a click is the end of a drag, and not meant. */
  justDropped(): boolean {
    const dropped = this.dropped;
    this.dropped = false;
    return dropped;
  }

  private grab({ button, target, pointerId, clientX, clientY }: PointerEvent): void {
    const element = target instanceof Element ? target : null;
    const from = placeOf(element);
    if (button !== 0 || from === null || !this.outside.movable(from)) return;
    this.pressed = { from, pointer: pointerId, x: clientX, y: clientY };
    this.dropped = false;
    // A touch would keep its events at the element; the board listens itself.
    if (element?.hasPointerCapture?.(pointerId)) element.releasePointerCapture(pointerId);
  }

  private move(event: PointerEvent): void {
    const { pressed } = this;
    if (!pressed || event.pointerId !== pressed.pointer) return;
    const far = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y);
    if (!this.held && far < SLACK) return;
    if (!this.held) this.outside.take(pressed.from);
    this.held = { from: pressed.from, at: this.pointOf(event) };
    this.outside.over(placeUnder(event));
  }

  private release(event: PointerEvent): void {
    const { held } = this;
    this.end();
    if (!held) return;
    const to = placeUnder(event);
    // The click that follows falls on the same place as the drop, or is none.
    this.dropped = to === held.from;
    if (to !== null && to !== held.from) this.outside.drop(to);
  }

  private end(): void {
    this.pressed = null;
    this.held = null;
  }

  private pointOf({ clientX, clientY }: PointerEvent): Point {
    const matrix = this.outside.picture()?.getScreenCTM()?.inverse();
    return matrix ? new DOMPoint(clientX, clientY).matrixTransform(matrix) : { x: 0, y: 0 };
  }
}

const placeOf = (element: Element | null): Place | null =>
  element?.closest("[data-place]")?.getAttribute("data-place") ?? null;

const placeUnder = ({ clientX, clientY }: PointerEvent): Place | null =>
  placeOf(document.elementFromPoint(clientX, clientY));
