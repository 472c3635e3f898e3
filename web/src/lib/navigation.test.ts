// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { navigation } from "./navigation.svelte";

const { openRules, reopenRules } = vi.hoisted(() => ({
  openRules: vi.fn(),
  reopenRules: vi.fn(),
}));
vi.mock("./rules/open", () => ({ openRules, reopenRules }));

const scrolled = vi.fn();
beforeEach(() => {
  vi.stubGlobal("scrollTo", scrolled);
  navigation.replace("/local/here");
  vi.clearAllMocks();
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Clicks on a link; whether the page has followed it by itself. */
function followed(link: string, click: MouseEventInit = {}): boolean {
  document.body.innerHTML = `<p>${link}</p>`;
  let followed = false;
  const hears = (event: MouseEvent) => {
    navigation.follow(event);
    followed = event.defaultPrevented;
    // Nothing is loaded here.
    event.preventDefault();
  };
  document.querySelector("p")?.addEventListener("click", hears, { capture: true });
  const hit =
    document.querySelector("b") ?? document.querySelector("a") ?? document.querySelector("p");
  hit?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...click }));
  return followed;
}

describe("the page's address", () => {
  it("is gone to, with the top of the new page in sight, and can be left by going back", () => {
    const before = history.length;
    navigation.go("/rules/cubus#CUB-01");
    expect(navigation.route).toEqual({ page: "rules", game: "cubus", anchor: "CUB-01" });
    expect(location.pathname + location.hash).toBe("/rules/cubus#CUB-01");
    expect(scrolled).toHaveBeenCalledWith(0, 0);
    expect(history.length).toBe(before + 1);
  });

  it("is replaced where going back is not to lead", () => {
    const before = history.length;
    navigation.replace("/table/t");
    expect(navigation.route).toEqual({ page: "table", id: "t" });
    expect(location.pathname).toBe("/table/t");
    expect(history.length).toBe(before);
  });

  it("is read when the browser has gone back", () => {
    history.replaceState(null, "", "/replay");
    expect(navigation.route.page).toBe("local");
    navigation.arrive();
    expect(navigation.route.page).toBe("replay");
    // Rules that lay over that page are open again.
    expect(reopenRules).toHaveBeenCalledOnce();
  });
});

describe("a click on a link", () => {
  it("leads to another page of ours without loading it anew, wherever in the link it hits", () => {
    expect(followed('<a href="/new/cubus">New game</a>')).toBe(true);
    expect(navigation.route).toEqual({ page: "new", game: "cubus" });
    expect(followed('<a href="/practice/cubus">Or <b>practise</b></a>')).toBe(true);
    expect(navigation.route).toEqual({ page: "practice", game: "cubus" });
  });

  it("opens rules over a game, and goes to them from where nobody is held up", () => {
    const rule = '<a href="/rules/cubus#CUB-02">The rule</a>';
    expect(followed(rule)).toBe(true);
    expect(openRules.mock.calls).toEqual([["cubus", "CUB-02"]]);
    expect(navigation.route.page).toBe("local");
    navigation.replace("/");
    expect(followed(rule)).toBe(true);
    expect(navigation.route).toEqual({ page: "rules", game: "cubus", anchor: "CUB-02" });
    expect(followed('<a href="/rules/ankhor">Another game</a>')).toBe(true);
    expect(navigation.route).toMatchObject({ page: "rules", game: "ankhor" });
    expect(openRules).toHaveBeenCalledTimes(1);
  });

  it("is the browser's where the person wants a tab, a window or a menu", () => {
    const link = '<a href="/replay">Records</a>';
    for (const key of ["metaKey", "ctrlKey", "shiftKey", "altKey"])
      expect(followed(link, { [key]: true }), key).toBe(false);
    expect(followed(link, { button: 1 })).toBe(false);
    expect(navigation.route.page).toBe("local");
  });

  it("is the browser's where it leads out of the page, saves a file or stays within the page", () => {
    const links = [
      '<a href="https://elsewhere.test/replay">Elsewhere</a>',
      '<a href="/replay" target="_blank">In a tab</a>',
      '<a href="/replay" download>To keep</a>',
      '<a href="/local/here#below">Further down</a>',
      "no link",
    ];
    for (const link of links) expect(followed(link), link).toBe(false);
    expect(navigation.route.page).toBe("local");
  });

  it("goes to the top where the link names the page that is on show", () => {
    expect(followed('<a href="/local/here">Here</a>')).toBe(true);
    expect(scrolled).toHaveBeenCalledWith(0, 0);
  });

  it("does nothing that another part of the page has seen to", () => {
    document.body.innerHTML = '<a href="/replay">Records</a>';
    document.querySelector("a")?.addEventListener("click", (event) => {
      event.preventDefault();
      navigation.follow(event);
    });
    document.querySelector("a")?.click();
    expect(navigation.route.page).toBe("local");
  });
});
