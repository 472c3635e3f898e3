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

it("knows the shape of a picture that has one", () => {
  const { container } = render(BoardFrame, { ...two, aspect: 1.5, around: "12rem" });
  const frame = container.querySelector<HTMLElement>(".flat");
  expect(frame?.style.getPropertyValue("--aspect")).toBe("1.5");
  expect(frame?.style.getPropertyValue("--around")).toBe("12rem");
  expect(container.querySelector(".shaped")).not.toBeNull();
  cleanup();
  const { container: filled } = render(BoardFrame, two);
  expect(filled.querySelector(".shaped, .flat")).toBeNull();
  // What stands around it, the page says.
  expect(filled.querySelector<HTMLElement>(".frame")?.style.getPropertyValue("--around")).toBe("");
});
