// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { keepFocus } from "./focus";

let root: HTMLElement;
let stop: () => void;
beforeEach(() => {
  document.body.innerHTML =
    '<div id="root"><p tabindex="-1" data-landing>Turn</p><button>Next</button>' +
    '<h2 tabindex="-1" data-landing>The result</h2></div><button id="out">Out</button>';
  root = element("#root");
  stop = keepFocus(root);
});
afterEach(() => stop());

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

/** Lets observers and microtasks run. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("keepFocus", () => {
  it("lands on the last landing place when what had the focus is removed", async () => {
    const next = element("#root button");
    next.focus();
    next.remove();
    await settled();
    expect(document.activeElement?.textContent).toBe("The result");
  });

  it("lands where one can be when what had the focus is out of reach", async () => {
    const next = element("#root button");
    next.focus();
    next.toggleAttribute("inert", true);
    element("h2").toggleAttribute("inert", true);
    // As browsers do; the one of the tests does not know what is inert.
    next.blur();
    await settled();
    expect(document.activeElement?.textContent).toBe("Turn");
  });

  it("leaves the focus alone that went elsewhere before", async () => {
    const next = element("#root button");
    next.focus();
    element("#out").focus();
    await settled();
    next.remove();
    await settled();
    expect(document.activeElement?.id).toBe("out");
  });

  it("brings back no focus that was given up", async () => {
    const next = element("#root button");
    next.focus();
    next.blur();
    await settled();
    next.remove();
    await settled();
    expect(document.activeElement).toBe(document.body);
  });

  it("lands, too, where the browser says that what is removed has lost the focus", async () => {
    const next = element("#root button");
    next.focus();
    next.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
    next.remove();
    await settled();
    expect(document.activeElement?.textContent).toBe("The result");
  });

  it("moves nothing where something else was removed, or none has the focus", async () => {
    element("#root button").focus();
    element("h2").remove();
    await settled();
    expect(document.activeElement?.textContent).toBe("Next");
    element("#root button").blur();
    await settled();
    element("#root p").remove();
    await settled();
    expect(document.activeElement).toBe(document.body);
  });

  it("looks after whatever has the focus next", async () => {
    element("#root button").focus();
    element("#root button").remove();
    await settled();
    element("h2").remove();
    await settled();
    expect(document.activeElement?.textContent).toBe("Turn");
  });

  it("ends when it is told to, also for who had the focus before", async () => {
    element("#root button").focus();
    stop();
    element("#root button").remove();
    await settled();
    expect(document.activeElement).toBe(document.body);
  });
});
