// A guided first game of Pyramix: nine positions of one game, from its first turn to its last.
import type { Lesson } from "$lib/lesson/lesson";
import type { View } from "$lib/games";
import { positionOf } from "../view/position";
import game from "./game.game?raw";

/** How many ankhs of a colour a seat has collected. */
const ankhs = (view: View, seat: number, code: string): number =>
  (positionOf(view).taken[seat] ?? []).filter((cube) => cube === code).length;

const leadsPurple = (view: View): boolean => ankhs(view, 0, "pA") > ankhs(view, 1, "pA");

const at = (ply: number) => ({ record: "game", ply, seat: 0 });

export const lesson: Lesson = {
  game: "pyramix",
  records: { game },
  steps: [
    { id: "turn", ...at(1), task: { kind: "any", answer: ["100"] } },
    {
      id: "faces",
      ...at(3),
      marks: ["012"],
      task: { kind: "forbidden", rule: "PYX-11", tries: ["012"] },
    },
    {
      id: "slide",
      ...at(5),
      marks: ["102"],
      task: { kind: "these", answers: [["102"]] },
      wrong: [{ text: "112", rule: "PYX-11" }],
    },
    {
      id: "values",
      ...at(7),
      marks: ["104", "110"],
      task: { kind: "these", answers: [["104"], ["110"]] },
      wrong: [{ text: "005", rule: "PYX-12" }],
    },
    {
      id: "tray",
      ...at(11),
      marks: ["005"],
      task: { kind: "forbidden", rule: "PYX-12", tries: ["005"] },
    },
    {
      id: "cobra",
      ...at(14),
      marks: ["200", "400"],
      task: { kind: "forbidden", rule: "PYX-13", tries: ["200", "400"] },
    },
    {
      id: "free",
      ...at(14),
      marks: ["300"],
      task: { kind: "these", answers: [["300"]] },
      wrong: [{ text: "200", rule: "PYX-13" }],
    },
    {
      id: "ankhs",
      ...at(40),
      task: { kind: "goal", answer: ["121"], reached: leadsPurple },
      wrong: [{ text: "202", rule: "PYX-13" }],
    },
    {
      id: "end",
      ...at(44),
      marks: ["302", "311", "401"],
      task: { kind: "any", answer: ["311"] },
      wrong: [{ text: "301", rule: "PYX-13" }],
    },
  ],
};
