// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Core } from "$lib/core";
import type { BoardProps } from "$lib/games";
import { realCore } from "$lib/testing";
import Board from "./Board.svelte";
import End from "./End.svelte";
import { boardOf, EVENTS, gameAfter, SEATS } from "./fixtures";
import Side from "./Side.svelte";
import Thumb from "./Thumb.svelte";

afterEach(cleanup);
// A city is some hundreds of elements, and a slow machine is no error.
vi.setConfig({ testTimeout: 60_000 });

let core: Core;
beforeAll(async () => {
  core = await realCore("ankhor");
});

const at = (start: string) => EVENTS.findIndex((event) => event.startsWith(start));

function board(count: number, changes: Partial<BoardProps> = {}) {
  const onmove = vi.fn();
  const onlook = vi.fn();
  const props = boardOf(gameAfter(core, count), { onmove, onlook, ...changes });
  return { onmove, onlook, props, ...render(Board, props) };
}

const button = (name: RegExp | string) => screen.getByRole("button", { name });
const press = (name: RegExp | string) => fireEvent.click(button(name));
const moves = (onmove: ReturnType<typeof vi.fn>) => onmove.mock.calls.map(([text]) => text);

describe("Board", () => {
  it("names slots, piles, tokens, tiles, and has one of each group in the tab order", () => {
    board(at("0 buy 1 1,1^1 -C"));
    expect(button(/^Slot 2: white warehouse, costs one ivory and one coal, can be bought$/));
    expect(button(/^Pile A: 10 tiles, the top tile is blue/));
    expect(button(/^fish: 2 in the supply, take one$/));
    expect(button(/^ivory: Ada has 2$/));
    expect(button(/^Red beetle, on the table, 2,2\^0/));
    for (const label of ["Market", "Tokens", "The city of Ada"]) {
      const group = document.querySelector(`[aria-label="${label}"]`);
      const stops = group?.querySelectorAll("[data-place][tabindex='0']");
      expect(stops, label).toHaveLength(1);
    }
  });

  it("takes three tokens from the supply, with one put back on the way", async () => {
    const { onmove } = board(3);
    await press(/^fish: 4 in the supply/);
    await press(/^coal: 4 in the supply/);
    await press("Put coal back");
    await press(/^textile: 4 in the supply/);
    await press(/^fish: 3 in the supply/);
    expect(screen.getByText("Take two fish and one textile")).toBeTruthy();
    await press("Take and end turn");
    expect(moves(onmove)).toEqual(["take FFT", "end"]);
  });

  it("takes no more of a token than there is", async () => {
    board(at("1 take TTA"));
    await press(/^textile: 2 in the supply/);
    await press(/^textile: 1 in the supply/);
    await press(/^textile: 0 in the supply/);
    expect(screen.getByText("Take two textiles")).toBeTruthy();
  });

  it("buys onto a place, and asks which marker is saved on top of others", async () => {
    const { onmove } = board(at("0 buy 1 1,1^1 -C"));
    await press(/^Slot 2:/);
    await press(/^Place 4,0\^0 for the white warehouse, on the table/);
    expect(moves(onmove)).toEqual(["buy 1 4,0^0"]);
    await press(/^Place 1,1\^1 for the white warehouse, on top/);
    expect(screen.getByText("Which marker is saved?")).toBeTruthy();
    await press("Save the coal, pay one ivory");
    expect(moves(onmove)).toEqual(["buy 1 4,0^0", "buy 1 1,1^1 -C"]);
  });

  it("reports a refused place, so that the page says why", async () => {
    const onsay = vi.fn();
    const { onmove } = board(3, { onsay });
    await press(/^Slot 1:/);
    expect(screen.getByText(/costs two textiles there.*\(ANK-12\)$/)).toBeTruthy();
    expect(onsay).toHaveBeenLastCalledWith(
      expect.stringMatching(/costs two textiles there.*\(ANK-12\)$/),
    );
    await press(/^Place 0,0\^0 .* refused/);
    expect(moves(onmove)).toEqual(["buy 0 0,0^0"]);
  });

  it("lets a touch look first and buy with the second touch or the button", async () => {
    const { onmove } = board(at("0 buy 3 4,0^0"));
    const touch = () => new PointerEvent("click", { pointerType: "touch", bubbles: true });
    await press(/^Slot 4:/);
    const place = button(/^Place 4,0\^0/);
    await fireEvent(place, touch());
    expect(onmove).not.toHaveBeenCalled();
    await press("Lay it here");
    expect(moves(onmove)).toEqual(["buy 3 4,0^0"]);
  });

  it("moves a tile and refreshes the row for an ankh", async () => {
    const { onmove } = board(at("0 move 4,0^0 4,2^0"));
    await press(/4,0\^0, can be moved/);
    await press(/^Place 4,2\^0/);
    await press(/^Pile B/);
    await press("Refresh from pile B");
    expect(moves(onmove)).toEqual(["move 4,0^0 4,2^0", "refresh b"]);
  });

  it("gives back exactly what is too much", async () => {
    const { onmove } = board(at("0 return C"));
    expect(screen.getByText(/give back one resource\.$/)).toBeTruthy();
    await press("Give back and end turn");
    expect(onmove).not.toHaveBeenCalled();
    await press(/^fish: Ada has/);
    await press(/^coal: Ada has/);
    await press("Give back one coal");
    expect(moves(onmove)).toEqual(["return C"]);
  });

  it("confirms a draft that is whole, and offers to take steps back", async () => {
    const draft = {
      steps: ["buy 0 0,0^0"],
      preparing: false,
      complete: false,
      confirmed: false,
      back: vi.fn(),
      confirm: vi.fn(),
    };
    const onmove = vi.fn(() => (draft.complete = true));
    board(at("0 buy 0 0,0^0") + 1, { draft, onmove });
    await press("Undo");
    expect(draft.back).toHaveBeenCalled();
    await press("End turn");
    expect(onmove).toHaveBeenCalledWith("end");
    expect(draft.confirm).toHaveBeenCalled();
  });

  it("works by keys alone", async () => {
    const { onmove } = board(at("0 buy 3 4,0^0"));
    button(/^Slot 1:/).focus();
    await fireEvent.keyDown(window, { key: "4" });
    await vi.waitFor(() => expect(document.activeElement?.getAttribute("data-place")).toBeTruthy());
    const focused = document.activeElement as Element;
    expect(focused.getAttribute("aria-label")).toMatch(/^Place /);
    expect(focused.getAttribute("aria-disabled")).toBe("false");
    await fireEvent.keyDown(focused, { key: "Enter" });
    expect(moves(onmove)).toEqual([`buy 3 ${focused.getAttribute("data-place")}`]);
    await fireEvent.keyDown(window, { key: "Escape" });
    for (const key of ["p", "P", "t"]) await fireEvent.keyDown(window, { key });
    expect(screen.getByText("Take two plants and one textile")).toBeTruthy();
    await fireEvent.keyDown(window, { key: "Backspace" });
    expect(screen.getByText("Take two plants")).toBeTruthy();
  });

  it("lights the groups of a tile with their points", async () => {
    const { container } = board(EVENTS.length, { canAct: false });
    await fireEvent.pointerMove(button(/3,1\^1/), { pointerType: "mouse" });
    expect(screen.getByText("White group of 6: six points. Falcon group of 2: two points."));
    expect(container.querySelectorAll(".ring")).toHaveLength(8);
    expect([...container.querySelectorAll(".badge text")].map((it) => it.textContent)).toEqual([
      "6",
      "2",
    ]);
  });

  it("shows another player's city when asked, and leads back", async () => {
    const { onlook } = board(40, { looked: 1 });
    expect(screen.getByText("The city of Grace")).toBeTruthy();
    await press("Back to Ada");
    expect(onlook).toHaveBeenCalledWith(null);
  });

  it("is a picture when nothing is asked", async () => {
    const { onmove } = board(at("0 buy 3 4,0^0"), { canAct: false });
    await press(/^Slot 4:/);
    await press(/^fish: \d in the supply$/);
    expect(screen.queryByRole("button", { name: /^Place/ })).toBeNull();
    expect(onmove).not.toHaveBeenCalled();
  });
});

const still = {
  seats: SEATS,
  you: [0],
  looked: null,
  onlook: () => undefined,
  reducedMotion: true,
};

describe("what moves are about", () => {
  const marked = () =>
    [...document.querySelectorAll<HTMLElement>("button.lately")].map((it) => it.dataset.place);
  const marks = (text: string, actor = 0) => {
    const { view } = boardOf(gameAfter(core, 3));
    cleanup();
    board(3, { marks: [{ event: { actor, text }, before: view, after: view }] });
    return marked();
  };

  it("is marked where it lies: tokens, piles, and tiles that would be bought", () => {
    expect(marks("take FFT")).toEqual(["supplyF", "supplyT"]);
    expect(marks("refresh b")).toEqual(["pileb"]);
    expect(marks("buy 1 0,0^0")).toEqual(["slot1"]);
    expect(marks("end")).toEqual([]);
  });

  it("is marked among the tokens of who gives them back, and of nobody else", () => {
    expect(marks("return CC")).toEqual(["heldC"]);
    expect(marks("return CC", 1)).toEqual([]);
  });

  it("is no tile that was bought before", () => {
    const [before, after] = [3, 4].map((count) => boardOf(gameAfter(core, count)).view);
    if (!before || !after) throw new Error("no positions");
    cleanup();
    board(4, { marks: [{ event: { actor: 0, text: "buy 1 0,0^0" }, before, after }] });
    expect(marked()).not.toContain("slot1");
  });
});

describe("Side", () => {
  it("says what each player holds, in all parts, and who has won", async () => {
    const onlook = vi.fn();
    const view = gameAfter(core, EVENTS.length).last;
    render(Side, { ...still, view, untold: false, onlook });
    const ada = screen.getByRole("region", { name: "Ada" });
    expect(ada.textContent).toContain("winner");
    for (const part of view.standing.parts) expect(ada.textContent).toContain(part.name);
    await press(/^Show the city of Grace/);
    expect(onlook).toHaveBeenCalledWith(1);
  });

  it("says what it would come to only as long as something may come", () => {
    const view = gameAfter(core, EVENTS.length - 1).last;
    render(Side, { ...still, view, untold: false });
    expect(screen.getByRole("region", { name: "Ada" }).textContent).toContain("if it ended now");
    cleanup();
    render(Side, { ...still, view, untold: false, ended: true });
    expect(screen.getByRole("region", { name: "Ada" }).textContent).not.toContain("ended now");
  });

  it("holds the result back while the scoring is told", () => {
    render(Side, { ...still, view: gameAfter(core, EVENTS.length).last, untold: true });
    const ada = screen.getByRole("region", { name: "Ada" });
    expect(ada.textContent).not.toContain("winner");
    expect(ada.querySelector("dl")?.className).toMatch(/\buntold\b/);
    expect(ada.querySelector(".total")).toBeNull();
  });
});

describe("End", () => {
  it("tells the result at once with reduced motion, and shows each part again", async () => {
    const ontold = vi.fn();
    const view = gameAfter(core, EVENTS.length).last;
    const props = { view, seats: SEATS, reducedMotion: true, ontold };
    const { rerender } = render(End, { ...props, told: false });
    expect(ontold).toHaveBeenCalledOnce();
    expect(screen.queryByRole("button")).toBeNull();
    await rerender({ ...props, told: true });
    expect(screen.getByText("Ada wins with 24 points.")).toBeTruthy();
    await press("Two-point tiles");
    expect(screen.getByRole("heading").textContent).toBe("Two-point tiles");
    expect(button("Two-point tiles").getAttribute("aria-pressed")).toBe("true");
    expect(screen.getByRole("row", { name: /^Total / })).toBeTruthy();
    await press("Two-point tiles");
    expect(screen.getByText("Ada wins with 24 points.")).toBeTruthy();
  });
});

describe("Thumb", () => {
  it("draws the leader's city, or the ornament", () => {
    const view = gameAfter(core, EVENTS.length).last;
    const { container } = render(Thumb, { view });
    expect(container.querySelectorAll(".slab")).toHaveLength(13);
    cleanup();
    expect(render(Thumb, { view: null }).container.querySelectorAll(".slab")).toHaveLength(10);
  });
});
