import { expect, it } from "vitest";
import { viewOf } from "../view/fixtures";
import { builtIn } from "./built";

const event = { actor: 1, text: "build" };
const places = (faces: ReturnType<typeof builtIn>) =>
  [...new Set(faces.map(({ i, j, z }) => `${i},${j},${z}`))].toSorted();

it("marks what was built where it stands now, and what might be where the stack still stands", () => {
  // A row of two that steps down gets a column behind it, so that all places count from there.
  const before = viewOf({ stack: "2,1*", ply: 4 });
  const after = viewOf({ stack: "2,2,1*", ply: 5 });
  const told = [{ event, before, after }];
  expect(places(builtIn(told, after)).every((place) => place.startsWith("0,0,"))).toBe(true);
  expect(places(builtIn(told, before)).every((place) => place.startsWith("-1,0,"))).toBe(true);
  expect(builtIn(told, before)).toHaveLength(builtIn(told, after).length);
  expect(builtIn([], before)).toEqual([]);
});

it("marks each of several builds that a hint names, and a box under the others, too", () => {
  const before = viewOf({ stack: "1", ply: 4 });
  const builds = ["2", "1,1"].map((stack) => ({ event, before, after: viewOf({ stack, ply: 5 }) }));
  const [higher, wider] = builds.map((told) => places(builtIn([told], before)));
  expect(higher).toEqual(["0,0,-1"]);
  expect(wider).toHaveLength(1);
  expect(places(builtIn(builds, before))).toEqual([...(higher ?? []), ...(wider ?? [])].toSorted());
});
