// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";
import { COLOURS } from "../view/stones";
import RolledDie from "./RolledDie.svelte";

afterEach(cleanup);

const letters = (root: Element) => [...root.querySelectorAll("text")].map((it) => it.textContent);

it("has every colour on a side while it rolls, the rolled one up, and then that one alone", async () => {
  const { container } = render(RolledDie, { colour: "g", nth: 1, size: "2rem" });
  expect(letters(container)[0]).toBe("g");
  expect(letters(container).sort()).toEqual([...COLOURS].sort());
  const cube = container.querySelector(".cube");
  if (cube) await fireEvent(cube, new Event("animationend"));
  expect(letters(container)).toEqual(["g"]);
});
