import { expect, it } from "vitest";
import { singleClick } from "./single_click";

it("acts once for a double click, and for a key", () => {
  let acted = 0;
  const onclick = singleClick(() => acted++);
  onclick(new MouseEvent("click", { detail: 1 }));
  onclick(new MouseEvent("click", { detail: 2 }));
  expect(acted).toBe(1);
  onclick(new MouseEvent("click", { detail: 0 }));
  expect(acted).toBe(2);
});
