// Pointing at buttons of the page, such as the tiles of a market: as `Pointing`, but where they lie is
// up to the layout, and looked up when a key leads on.
import type { Point } from "$lib/iso/space";
import { Pointing, type Means } from "./pointing.svelte";
import { walker } from "./walker";

export class ButtonPointing extends Pointing {
  /**
   * @param places - all that there are, in their order.
   * @param chosen - somebody pressed a place, allowed or not.
   */
  constructor(places: () => readonly string[], chosen: (place: string, by: Means) => void) {
    super(
      () => ({
        points: new Map(places().map((place, x) => [place, { x, y: 0 }])),
        walk: (from, key) => walker({ points: this.laidOut(), jumps: {} })(from, key),
      }),
      chosen,
    );
  }

  tabindexOf(place: string): 0 | -1 {
    return place === this.current ? 0 : -1;
  }

  /** Attached to a button, makes it the place's. The element that holds them all is bound to `layer`. */
  button(place: string): (button: HTMLElement) => void {
    type Focused = FocusEvent & { currentTarget: Element };
    const listeners = {
      onclick: (event: MouseEvent) => this.pressed(event, place),
      onkeydown: (event: KeyboardEvent) => this.key(event, place),
      onfocus: (event: Focused) => this.entered(event, place),
      onblur: () => this.leave("keys"),
      onpointermove: (event: PointerEvent) => this.hovered(event, place),
      onpointerleave: () => this.leave("mouse"),
    };
    return (button) => {
      button.dataset.place = place;
      Object.assign(button, listeners);
    };
  }

  private laidOut(): ReadonlyMap<string, Point> {
    const buttons = this.layer?.querySelectorAll<HTMLElement>("[data-place]") ?? [];
    return new Map([...buttons].map((it) => [it.dataset.place ?? "", middleOf(it)] as const));
  }
}

function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
