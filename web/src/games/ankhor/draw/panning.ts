// Fingers, mouse, wheel and keys on a picture that can be moved and looked at from nearer. Drags become
// pans, two fingers a zoom; a drag never counts as a click. Where all of the picture shows, the
// wheel and the finger scroll the page as anywhere else.
import type { Point } from "$lib/iso/space";
import { panned, zoomed } from "./lens";
import type { Looking } from "./looking.svelte";

/** Pixels beyond which a press is a drag. */
const SLACK = 7;

export function panning(looking: Looking): (svg: SVGSVGElement) => () => void {
  return (svg) => {
    const hand = new Fingers(svg, looking);
    const listeners: [string, (event: never) => void, AddEventListenerOptions?][] = [
      ["wheel", (event: WheelEvent) => hand.wheel(event), { passive: false }],
      ["pointerdown", (event: PointerEvent) => hand.down(event)],
      ["pointermove", (event: PointerEvent) => hand.move(event)],
      ["pointerup", (event: PointerEvent) => hand.up(event)],
      ["pointercancel", (event: PointerEvent) => hand.up(event)],
      ["click", (event: MouseEvent) => hand.click(event), { capture: true }],
      ["keydown", (event: KeyboardEvent) => looking.key(event)],
      ["touchmove", (event: TouchEvent) => hand.touch(event), { passive: false }],
    ];
    for (const [name, listener, options] of listeners)
      svg.addEventListener(name, listener as EventListener, options);
    return () => {
      for (const [name, listener, options] of listeners)
        svg.removeEventListener(name, listener as EventListener, options);
    };
  };
}

class Fingers {
  private readonly fingers = new Map<number, Point>();
  private start: Point | null = null;
  private dragged = false;

  constructor(
    private readonly svg: SVGSVGElement,
    private readonly looking: Looking,
  ) {}

  wheel(event: WheelEvent): void {
    const factor = Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.06 : 0.0016));
    const { lens } = this.looking;
    if (factor < 1 && lens.zoom <= 1 && !event.ctrlKey) return;
    event.preventDefault();
    this.zoom(factor, { x: event.clientX, y: event.clientY });
  }

  down(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.fingers.size > 1) return;
    this.start = { x: event.clientX, y: event.clientY };
    this.dragged = false;
  }

  move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.fingers.set(event.pointerId, now);
    if (other) this.pinch(before, now, other);
    else this.drag(event, before, now);
  }

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
  }

  click(event: MouseEvent): void {
    // A keyboard's click has no place and no press before it.
    if (!this.dragged || event.detail === 0) return;
    event.stopPropagation();
    event.preventDefault();
    this.dragged = false;
  }

  touch(event: TouchEvent): void {
    if (event.touches.length > 1 && event.cancelable) event.preventDefault();
  }

  private pinch(before: Point, now: Point, other: Point): void {
    const distance = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y);
    this.dragged = true;
    if (distance(before) < 1) return;
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    this.zoom(distance(now) / distance(before), middle);
  }

  private drag(event: PointerEvent, before: Point, now: Point): void {
    if (this.looking.lens.zoom <= 1 || !this.start) return;
    if (!this.dragged) {
      if (Math.hypot(now.x - this.start.x, now.y - this.start.y) < SLACK) return;
      this.dragged = true;
      this.svg.setPointerCapture(event.pointerId);
    }
    const [from, to] = [this.inPicture(before), this.inPicture(now)];
    const by = { x: from.x - to.x, y: from.y - to.y };
    this.looking.change(panned(this.looking.lens, by, this.looking.bounds));
  }

  private zoom(factor: number, about: Point): void {
    const { lens, bounds } = this.looking;
    this.looking.change(zoomed(lens, factor, this.inPicture(about), bounds));
  }

  private inPicture({ x, y }: Point): Point {
    const matrix = this.svg.getScreenCTM()?.inverse();
    if (!matrix) return { x: 0, y: 0 };
    const { x: right, y: down } = new DOMPoint(x, y).matrixTransform(matrix);
    return { x: right, y: down };
  }
}
