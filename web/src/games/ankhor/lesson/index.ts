// A guided first game of Ankh'or: from the first tokens to a tile upon four others, and a game's end.
import type { View } from "$lib/games";
import type { Lesson, Step } from "$lib/lesson/lesson";
import { positionOf } from "../view/position";
import opening from "./opening.game?raw";
import ending from "./ending.game?raw";

const at = (ply: number): Pick<Step, "record" | "ply" | "seat"> => ({
  record: "opening",
  ply,
  seat: 0,
});

const these = (...answers: string[][]): Step["task"] => ({ kind: "these", answers });

const turnIsOver = (view: View): boolean => positionOf(view).turn !== 0;
const hasBonusTurn = (view: View): boolean => positionOf(view).bonus_turn;
const gameIsOver = (view: View): boolean => view.next === "over";

export const lesson: Lesson = {
  game: "ankhor",
  records: { opening, ending },
  steps: [
    {
      id: "take",
      ...at(3),
      marks: ["supplyP", "supplyT", "supplyA"],
      task: these(["take PTA"]),
      wrong: [{ text: "buy 0 0,0^0", rule: "ANK-12" }],
    },
    {
      id: "buy",
      ...at(7),
      marks: ["slot0", "0,0^0"],
      task: these(["buy 0 0,0^0"]),
      wrong: [{ text: "buy 3 0,0^0", rule: "ANK-12" }],
    },
    {
      id: "limit",
      ...at(17),
      task: { kind: "goal", answer: ["end", "return F"], reached: turnIsOver },
      wrong: [{ text: "take FIC", rule: "ANK-10" }],
    },
    {
      id: "groups",
      ...at(22),
      marks: ["slot2"],
      task: these(["buy 2 2,0^0"], ["buy 2 0,2^0"], ["buy 2 -2,0^0"], ["buy 2 0,-2^0"]),
      wrong: [{ text: "buy 2 4,4^0", rule: "ANK-31" }],
    },
    {
      id: "scribe",
      ...at(37),
      marks: ["slot1"],
      task: { kind: "goal", answer: ["buy 1 2,2^0"], reached: hasBonusTurn },
    },
    {
      id: "upon",
      ...at(44),
      marks: ["slot4", "1,1^1"],
      task: these(["buy 4 1,1^1 -F"], ["buy 4 1,1^1 -I"]),
      wrong: [{ text: "buy 5 1,1^1 -F", rule: "ANK-32" }],
    },
    {
      id: "refresh",
      ...at(45),
      marks: ["pilea", "pileb"],
      task: these(["refresh a"], ["refresh b"]),
    },
    {
      id: "end",
      record: "ending",
      ply: 176,
      seat: 1,
      marks: ["slot2", "3,-3^1"],
      task: { kind: "goal", answer: ["buy 2 3,-3^1 -P", "end"], reached: gameIsOver },
    },
  ],
};
