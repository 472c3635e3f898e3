// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { noteFocus } from "./note_focus";

let root: HTMLElement;
beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div><button id="out">Out</button>';
  root = element("#root");
});

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

describe("noteFocus", () => {
  const drawn = '<button>One</button><button aria-label="Two of them">2</button>';

  it("focuses what has the name, in what was drawn anew", () => {
    root.innerHTML = drawn;
    element("[aria-label='Two of them']").focus();
    const focusAgain = noteFocus(root);
    root.innerHTML = drawn;
    focusAgain();
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Two of them");
  });

  it("focuses nothing where that is gone, or the focus was elsewhere", () => {
    root.innerHTML = drawn;
    element("#root button").focus();
    const goneMeanwhile = noteFocus(root);
    root.innerHTML = "";
    goneMeanwhile();
    expect(document.activeElement).toBe(document.body);
    element("#out").focus();
    const focusAgain = noteFocus(root);
    root.innerHTML = '<button id="in">Out</button>';
    focusAgain();
    expect(document.activeElement?.id).toBe("out");
  });
});
