import { beforeAll, describe, expect, it } from "vitest";
import type { Core } from "../core";
import { GameTree } from "../game_tree.svelte";
import type { Told } from "../games";
import { pyramixHeader, realCore } from "../testing";
import { beganAt, lastOf, toldOf, TurnBook, turnInWords, type Turn } from "./turns";

let core: Core;
beforeAll(async () => {
  core = await realCore("pyramix");
});

/** A game of the first moves that are legal; chance draws the same each time. */
function played(events: number): GameTree {
  const opened = GameTree.open(core, `${pyramixHeader(2)}\n`);
  if (!opened.ok) throw new Error(opened.error.message);
  const tree = opened.value;
  while (tree.tip.ply < events) play(tree);
  return tree;
}

function play(tree: GameTree): void {
  const { next, legal } = tree.view(tree.tip);
  const move = Array.isArray(legal) ? (legal[0] ?? "") : "";
  const position = tree.fork(tree.tip);
  const text = next === "chance" ? `* ${position.sample(1n)}` : `${next[0]} ${move}`;
  position.close();
  const added = tree.add(tree.tip, text);
  if (!added.ok) throw new Error(added.error.message);
  tree.go(added.value);
}

const actors = (turns: readonly Turn[]) =>
  turns.map(({ nodes }) => nodes.map(({ event }) => event?.actor ?? "*").join(""));

describe("the turns of a game", () => {
  it("begin where another seat acts; what chance does belongs to the turn before it", () => {
    const tree = played(5);
    const turns = new TurnBook().turnsOf(tree);
    const all = tree.line.slice(1);
    expect(turns.flatMap(({ nodes }) => [...nodes])).toEqual(all);
    // The heap is built before the first turn, and belongs to it.
    expect(actors(turns)[0]).toBe("*0");
    expect(turns.map(({ seat }) => seat)).toEqual([0, 1, 0, 1]);
    expect(beganAt(turns[0] as Turn)).toBe(tree.root);
    expect(lastOf(turns.at(-1) as Turn)).toBe(tree.tip);
  });

  it("begin where a game says so", () => {
    const one = new TurnBook(() => true).turnsOf(played(3));
    expect(actors(one)).toEqual(["*", "0", "1"]);
    expect(one[0]?.seat).toBeNull();
    expect(actors(new TurnBook(() => false).turnsOf(played(3)))).toEqual(["*01"]);
  });

  it("stay the same objects while nothing is added to them", () => {
    const tree = played(3);
    const book = new TurnBook();
    const before = book.turnsOf(tree);
    play(tree);
    const after = book.turnsOf(tree);
    expect(after).toHaveLength(3);
    expect([after[0], after[1]]).toEqual([before[0], before[1]]);
    expect(after[0]).toBe(before[0]);
    expect(after[1]).toBe(before[1]);
  });

  it("become others when something is added, or taken back", () => {
    const tree = played(3);
    const book = new TurnBook(() => false);
    const [before] = book.turnsOf(tree);
    play(tree);
    expect(book.turnsOf(tree)[0]).not.toBe(before);
    const { tip } = tree;
    tree.remove(tip);
    expect(book.turnsOf(tree)[0]?.nodes).toHaveLength(3);
  });

  it("have none before the first event", () => {
    expect(new TurnBook().turnsOf(played(0))).toEqual([]);
  });
});

describe("a turn in words", () => {
  const describeEvent = ({ text }: { text: string }) => `${text}.`;

  it("is the sentences of its events", () => {
    const tree = played(2);
    const turn = new TurnBook().turnsOf(tree)[0] as Turn;
    const told = toldOf(turn, (node) => tree.view(node));
    expect(told.map(({ before, after }) => [before, after])).toEqual([
      [tree.view(tree.root), tree.view(turn.nodes[0])],
      [tree.view(turn.nodes[0]), tree.view(lastOf(turn))],
    ]);
    const sentences = told.map(({ event }) => `${event.text}.`).join(" ");
    expect(turnInWords(told, { describeEvent }, [])).toBe(sentences);
    // Where all that a player did is quiet, it is told all the same.
    const quiet = () => true;
    expect(turnInWords(told, { describeEvent, quiet }, [])).toBe(sentences);
  });

  it("leaves out what is quiet where there is more to tell", () => {
    const tree = played(3);
    const turn = new TurnBook(() => false).turnsOf(tree)[0] as Turn;
    const told = toldOf(turn, (node) => tree.view(node));
    const quiet = ({ event }: Told) => event.actor === 1;
    const first = told.filter(({ event }) => event.actor !== 1);
    expect(turnInWords(told, { describeEvent, quiet }, [])).toBe(
      first.map(({ event }) => `${event.text}.`).join(" "),
    );
  });
});
