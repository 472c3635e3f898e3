// A guided first game of Ascension: positions of one game, from its first Move to the third pyramid.
import type { View } from "$lib/games";
import type { Lesson, Step } from "$lib/lesson/lesson";
import { positionOf } from "../view/position";
import game from "./game.game?raw";

const at = (ply: number): Pick<Step, "record" | "ply" | "seat"> => ({
  record: "game",
  ply,
  seat: 0,
});

const these = (...answers: string[][]): Step["task"] => ({ kind: "these", answers });

const goal = (reached: (now: View, before: View) => boolean, ...answer: string[]) =>
  ({ kind: "goal", reached, answer }) as const;

/** What stands on a space has left it. */
const leaves = (space: string) => (now: View) => !positionOf(now).stones.has(space);

const waiting = (view: View) => positionOf(view).limbo.filter((stone) => stone === "S").length;
const borneOff = (view: View) => positionOf(view).off[0] ?? 0;

export const lesson: Lesson = {
  game: "ascension",
  records: { game },
  steps: [
    { id: "move", ...at(1), task: { kind: "any", answer: ["O18>21"] } },
    {
      id: "bump",
      ...at(115),
      marks: ["O0", "O3"],
      task: these(["O0>3"]),
      wrong: [{ text: "O0>1", rule: "ASC-40" }],
    },
    {
      id: "limbo",
      ...at(20),
      task: goal((now, before) => waiting(now) < waiting(before), "limbo S>22"),
    },
    {
      id: "stack",
      ...at(123),
      marks: ["O3", "O4"],
      task: these(["O3>4"]),
      wrong: [{ text: "O19>22", rule: "ASC-40" }],
    },
    {
      id: "protected",
      ...at(107),
      marks: ["O0", "O3"],
      task: { kind: "forbidden", rule: "ASC-40", tries: ["O0>3"] },
    },
    {
      id: "mason",
      ...at(39),
      marks: ["O23"],
      task: goal(leaves("O23"), "push 23 +"),
    },
    {
      id: "anubis",
      ...at(7),
      marks: ["I20", "I21", "O22"],
      task: goal(leaves("O22"), "anubis>21", "scatter 22 +++"),
    },
    {
      id: "portal",
      ...at(11),
      marks: ["O7", "O8"],
      task: these(["O7>8"]),
    },
    {
      id: "cleopatra",
      ...at(95),
      marks: ["I4", "I7", "O8"],
      task: goal(
        (now, before) => borneOff(now) > borneOff(before),
        "cleopatra>7",
        "collect 8 < limbo,18",
      ),
    },
    {
      id: "end",
      ...at(305),
      marks: ["I5", "I8", "O8"],
      task: goal((now) => now.next === "over", "cleopatra>8", "collect 8 < 23,21"),
    },
  ],
};
