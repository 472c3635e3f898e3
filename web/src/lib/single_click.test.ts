import { expect, it } from "vitest";
import { singleClick } from "./single_click";

/** All that is looked at in a click: which one of a row it is, 0 for a key. */
const click = (detail: number) => ({ detail }) as MouseEvent;

it("acts once for a double click, and for a key", () => {
  let acted = 0;
  const onclick = singleClick(() => acted++);
  onclick(click(1));
  onclick(click(2));
  expect(acted).toBe(1);
  onclick(click(0));
  expect(acted).toBe(2);
});
