// A guided first game of Cubus: the example of the printed rules, a knock, a layer, and how it ends.
import type { View } from "$lib/games";
import type { Lesson, Step } from "$lib/lesson/lesson";
import example from "./example.game?raw";
import played from "./played.game?raw";

const at = (ply: number): Pick<Step, "record" | "ply" | "seat"> => ({
  record: "example",
  ply,
  seat: 0,
});

/** So many points or more were won, and how. */
const wins = (least: number, ...answer: string[]): Step["task"] => ({
  kind: "goal",
  answer,
  reached: (now: View, before: View) => (now.scores[0] ?? 0) - (before.scores[0] ?? 0) >= least,
});

export const lesson: Lesson = {
  game: "cubus",
  records: { example, played },
  steps: [
    { id: "picture", ...at(3) },
    {
      id: "box",
      ...at(3),
      marks: ["ghost -1,0"],
      task: wins(1, "build 1/1"),
      wrong: [
        { text: "build 2", rule: "CUB-13" },
        { text: "build 1,1", rule: "CUB-13" },
      ],
    },
    {
      id: "free",
      ...at(17),
      task: wins(3, "build -,2/2,2"),
      wrong: [{ text: "build -,2/2,3", rule: "CUB-03" }],
    },
    {
      id: "knock",
      ...at(20),
      task: wins(1, "knock build 2,2/2,2"),
      wrong: [{ text: "knock build 1,2/2,2", rule: "CUB-03" }],
    },
    { id: "layer", ...at(34), task: wins(8, "build 3,3/3,3") },
    {
      id: "pass",
      ...at(39),
      task: { kind: "these", answers: [["pass"]] },
      then: ["1 waive"],
      wrong: [{ text: "build 4,3/3,3", rule: "CUB-13" }],
    },
    { id: "open", record: "played", ply: 60, seat: 0 },
    { id: "end", record: "played", ply: 103, seat: 0 },
  ],
};
