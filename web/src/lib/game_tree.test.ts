import { beforeAll, expect, it, vi } from "vitest";
import { Position, type Core } from "./core";
import { GameTree, withoutResult, type GameNode } from "./game_tree.svelte";
import { pyramixHeader, realCore } from "./testing";

let core: Core;
beforeAll(async () => {
  core = await realCore("pyramix");
});

function opened(record = `${pyramixHeader(2)}\n`): GameTree {
  const tree = GameTree.open(core, record);
  if (!tree.ok) throw new Error(tree.error.message);
  return tree.value;
}

function added(tree: GameTree, node: GameNode, text: string): GameNode {
  const child = tree.add(node, text);
  if (!child.ok) throw new Error(child.error.message);
  return child.value;
}

/** The moves after a node, as lines of a record. */
function moves(tree: GameTree, node: GameNode): string[] {
  const { next, legal } = tree.view(node);
  const seat = Array.isArray(next) ? next[0] : undefined;
  return Array.isArray(legal) ? legal.map((text) => `${seat} ${text}`) : [];
}

/** A tree whose main line is a drawn set-up and two moves, with another first move beside them. */
function branched() {
  const tree = opened();
  const position = tree.fork(tree.root);
  const start = added(tree, tree.root, `* ${position.sample(1n)}`);
  position.close();
  const [one = "", ...others] = moves(tree, start);
  const first = added(tree, start, one);
  const second = added(tree, first, moves(tree, first)[0] ?? "");
  const beside = added(tree, start, others.at(-1) ?? "");
  return { tree, start, first, second, beside };
}

const texts = (nodes: readonly GameNode[]) => nodes.map(({ text }) => text);

it("opens a record at its end", () => {
  const { tree, second } = branched();
  const record = `${tree.header}\n${texts(second.way.slice(1)).join("\n")}\n`;
  const again = opened(record);
  expect(texts(again.line)).toEqual(texts(second.way));
  expect(again.tip).toBe(again.line.at(-1));
  expect(again.view(again.tip)).toEqual(tree.view(second));
});

it("has a variation beside what was played, each node with its own view", () => {
  const { tree, start, first, beside } = branched();
  expect(start.children).toEqual([first, beside]);
  expect([beside.ply, beside.event]).toMatchObject([2, { actor: 0 }]);
  expect(tree.view(beside).state).not.toEqual(tree.view(first).state);
});

it("does not add twice what is there", () => {
  const { tree, start, first } = branched();
  expect(added(tree, start, first.text)).toBe(first);
  expect(start.children).toHaveLength(2);
});

it("looks at any node, and asks the core about it", () => {
  const { tree, start, first, beside } = branched();
  tree.go(beside);
  expect([tree.tip, texts(tree.line)]).toEqual([beside, ["", start.text, beside.text]]);
  const taken = first.event ?? { actor: 0, text: "" };
  expect(tree.check(start, taken)).toBeNull();
  expect(tree.check(first, { ...taken, actor: 1 })).not.toBeNull();
  const position = tree.fork(beside);
  expect(position.ply).toBe(2);
  position.close();
});

it("drops a node with all that follows, and looks at the one before", () => {
  const { tree, start, first, second, beside } = branched();
  tree.go(second);
  tree.remove(first);
  expect([start.children, tree.tip]).toEqual([[beside], start]);
  expect(tree.view(tree.tip).ply).toBe(1);
  expect(added(tree, start, first.text)).not.toBe(first);
  tree.go(beside);
  tree.remove(first.way[2] ?? first);
  expect(tree.tip).toBe(beside);
  expect(() => tree.remove(tree.root)).toThrow("root");
});

it("says why the core refuses an event, and is as before", () => {
  const { tree, start } = branched();
  expect(tree.add(start, "0 111")).toMatchObject({ ok: false, error: { rule: "PYX-11" } });
  expect(start.children).toHaveLength(2);
});

it("is as before where the core fails when a node is dropped", () => {
  const { tree, start, first, second } = branched();
  // The core stands in the line that is to go.
  tree.go(second);
  tree.check(second, { actor: 0, text: "111" });
  vi.spyOn(core, "open").mockImplementationOnce(() => {
    throw new WebAssembly.RuntimeError("unreachable");
  });
  expect(() => tree.remove(first)).toThrow("unreachable");
  expect([start.children.includes(first), tree.tip]).toEqual([true, second]);
});

it("makes the views of a line in one go, and each once", () => {
  const { tree, second, beside } = branched();
  const record = `${tree.header}\n${texts(second.way.slice(1)).join("\n")}\n`;
  const again = opened(record);
  const view = vi.spyOn(Position.prototype, "view");
  again.view(again.root);
  expect(view).toHaveBeenCalledTimes(3);
  for (const node of again.line) again.view(node);
  expect(view).toHaveBeenCalledTimes(3);
  const [, start = again.root] = again.line;
  added(again, start, beside.text);
  expect(view).toHaveBeenCalledTimes(4);
  view.mockRestore();
});

it("says what is wrong with a record, and does not open it", () => {
  expect(GameTree.open(core, "no record")).toMatchObject({ ok: false, error: { line: 1 } });
});

it("takes the result, and nothing else, from the tags of a game that goes on", () => {
  const note = '[Note "not [Result 1"]\n';
  expect(withoutResult(`${note}[Result "1 2"]\n[Seat0 "Ada"]\n`)).toBe(`${note}[Seat0 "Ada"]\n`);
});
