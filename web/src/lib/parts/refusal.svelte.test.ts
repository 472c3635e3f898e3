// @vitest-environment happy-dom
// The last refusal at a table: told once, with its own rule.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import { barWords } from "../board/bar_words.svelte";
import type { CoreError } from "../games";
import Refusal from "./Refusal.svelte";

const hidden: CoreError = { code: "illegal", message: "It is hidden.", rule: "PYX-11" };
const blocked: CoreError = { code: "illegal", message: "It is blocked.", rule: "PYX-13" };

let shown: Record<string, unknown>;
const props = $state<{ refusal: CoreError | null; game: string }>({ refusal: null, game: "none" });
afterEach(async () => {
  barWords.refused = "";
  await unmount(shown);
});

function tell(refusal: CoreError | null): void {
  props.refusal = refusal;
  shown = mount(Refusal, { target: document.body, props });
}

/** What is heard, whether that is seen, too, and the rule that one is led to. */
function told(): unknown[] {
  flushSync();
  const sentence = document.querySelector("[role=alert] span");
  const link = document.querySelector("[role=alert] a");
  const seen = sentence && !sentence.classList.contains("unseen");
  return [sentence?.textContent, seen, link?.getAttribute("href")?.split(/[#/]/).at(-1)];
}

it("is seen with its rule, whatever else the bar refuses", () => {
  tell(hidden);
  expect(told()).toEqual(["It is hidden.", true, "PYX-11"]);
  barWords.refused = "It is blocked. (PYX-13)";
  expect(told()).toEqual(["It is hidden.", true, "PYX-11"]);
});

it("is seen once where the bar says the same, and heard all the same", () => {
  tell(hidden);
  barWords.refused = "It is hidden. (PYX-11)";
  expect(told()).toEqual(["It is hidden.", false, "PYX-11"]);
  props.refusal = blocked;
  expect(told()).toEqual(["It is blocked.", true, "PYX-13"]);
});

it("says nothing where nothing is refused", () => {
  tell(null);
  barWords.refused = "It is hidden. (PYX-11)";
  expect(told()).toEqual([undefined, null, undefined]);
});
