// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, expect, it } from "vitest";
import BoardFrame from "./BoardFrame.svelte";

afterEach(cleanup);

const part = (name: string) => createRawSnippet(() => ({ render: () => `<p>${name}</p>` }));
const two = { palette: "game", picture: part("picture"), bar: part("bar") };
const all = { ...two, above: part("above"), beside: part("beside") };

const read = () => [...document.querySelectorAll("p")].map((it) => it.textContent);

it("has a picture and a bar, and no room for what a board does not have", () => {
  const { container } = render(BoardFrame, two);
  expect(read()).toEqual(["picture", "bar"]);
  expect(container.querySelector(".above, .beside, .sided")).toBeNull();
  expect(container.querySelector(".game")?.contains(document.querySelector("p"))).toBe(true);
});

it("is read from above to below, what lies beside the picture before or after it", () => {
  render(BoardFrame, all);
  expect(read()).toEqual(["above", "picture", "beside", "bar"]);
  cleanup();
  render(BoardFrame, { ...all, besideFirst: true });
  expect(read()).toEqual(["above", "beside", "picture", "bar"]);
});

it("lets a picture of a given shape be only so high that the words are in sight, too", () => {
  const { container } = render(BoardFrame, { ...two, aspect: 1.5, around: "12rem" });
  const picture = container.querySelector<HTMLElement>(".shaped");
  expect(picture?.style.getPropertyValue("--aspect")).toBe("1.5");
  expect(picture?.style.getPropertyValue("--around")).toBe("12rem");
  cleanup();
  expect(render(BoardFrame, two).container.querySelector(".shaped")).toBeNull();
});
