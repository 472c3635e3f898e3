// A guided first game of Anubixx: five rounds that show one thing each, and the end of another game.
import type { Lesson, Step } from "$lib/lesson/lesson";
import opening from "./opening.game?raw";
import ending from "./ending.game?raw";

const at = (ply: number): Pick<Step, "record" | "ply" | "seat"> => ({
  record: "opening",
  ply,
  seat: 0,
});

/** What leads to the task, and the task itself: one of some turns, or what a turn begins with. */
const these = (...answers: string[][]): Step["task"] => ({ kind: "these", answers });

export const lesson: Lesson = {
  game: "anubixx",
  records: { opening, ending },
  steps: [
    {
      id: "stone",
      ...at(2),
      marks: ["P11"],
      task: these(["P11<die"]),
      wrong: [{ text: "P12<die", rule: "ANX-12" }],
    },
    {
      id: "second",
      ...at(3),
      marks: ["P13", "P14"],
      task: these(["P13<die"], ["P14<die"]),
      wrong: [{ text: "P11<die", rule: "ANX-11" }],
    },
    {
      id: "higher",
      ...at(2),
      marks: ["P21"],
      task: { kind: "forbidden", rule: "ANX-21", tries: ["P21<die"] },
    },
    {
      id: "left",
      ...at(9),
      marks: ["P15"],
      task: these(["P15<die"]),
      wrong: [{ text: "M13<die", rule: "ANX-20" }],
    },
    { id: "quarry", ...at(10), marks: ["P14"], task: these(["P14<Q2"]) },
    { id: "bonus", ...at(12), marks: ["P16"], task: these(["P16<die"]) },
    {
      id: "mosaic",
      ...at(18),
      marks: ["M21", "M22"],
      task: these(["M21+M22<die,die"]),
      wrong: [{ text: "M21<die", rule: "ANX-20" }],
    },
    {
      id: "arch",
      ...at(20),
      marks: ["L1", "R1"],
      task: these(["L1<die", "R1<die"], ["R1<die", "L1<die"]),
      wrong: [{ text: "L2<die", rule: "ANX-22" }],
    },
    {
      id: "end",
      record: "ending",
      ply: 152,
      seat: 0,
      marks: ["K"],
      task: these(["K<die", "end"]),
      then: ["1 end"],
    },
  ],
};
