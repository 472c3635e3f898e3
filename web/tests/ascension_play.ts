// Plays Ascension as a person would who thinks with the rules core: chooses whole turns that use
// every power once and then end the game soon, and says in which places and buttons they are done.
import type { Position } from "../src/lib/core";
import type { View } from "../src/lib/games";
import { realCore } from "../src/lib/testing";

const core = await realCore("ascension");

export type Power = "push" | "scatter" | "collect";
export const powers: readonly Power[] = ["push", "scatter", "collect"];

const powerOf = (text: string) => powers.find((power) => text.startsWith(power));

/** The powers that a seat has used in a record. */
export function usedIn(record: string, seat: number): Set<Power> {
  const lines = record.split("\n").filter((line) => line.startsWith(`${seat} `));
  return new Set(lines.flatMap((line) => powerOf(line.slice(2)) ?? []));
}

function open(record: string): Position {
  const opened = core.open(record);
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.value;
}

export function viewOf(record: string): View {
  const position = open(record);
  const view = position.view();
  position.close();
  return view;
}

interface State {
  outer: Record<string, string>;
  limbo: string[];
  off: number[];
  turns: number;
}

/** How far Gold's stones have come: a pyramid is built in the portal from the large stone up. */
function progress(view: View): number {
  const { outer, limbo, off } = view.state as State;
  const weight: Record<string, number> = { L: 3, M: 2, S: 1.4 };
  const portal = { "": 0, L: 40, LM: 90 }[outer["8"] ?? ""] ?? -150;
  const ways = Object.entries(outer).flatMap(([space, stack]) =>
    [...stack].map((letter) => (weight[letter] ?? 0) * ((32 - Number(space)) % 24)),
  );
  const waiting = limbo.map((letter) => 20 * (weight[letter] ?? 0));
  return 300 * (off[0] ?? 0) + portal - [...ways, ...waiting].reduce((a, b) => a + b, 0);
}

/** More than any progress is worth: a power used that was not, the game won with all of them. */
function worth(view: View, used: ReadonlySet<Power>): number {
  const powersUsed = 2_000 * used.size;
  if (view.next === "over") return powersUsed + (used.size === powers.length ? 10_000 : -20_000);
  const soon = (view.legal as string[]).some((next) => {
    const power = powerOf(next);
    return power !== undefined && !used.has(power);
  });
  return powersUsed + progress(view) + (soon ? 1_000 : 0);
}

interface Line {
  turn: string[];
  position: Position;
  used: ReadonlySet<Power>;
  value: number;
}

/** The lines that are a step longer; a line whose turn is over stays as it is. */
function longer(line: Line, turns: number): Line[] {
  const view = line.position.view();
  if (view.next === "over" || (view.state as State).turns !== turns) return [line];
  const lines = (view.legal as string[]).map((text) => {
    const position = line.position.clone();
    position.apply({ actor: 0, text });
    const power = powerOf(text);
    const used = power ? new Set([...line.used, power]) : line.used;
    const value = worth(position.view(), used);
    return { turn: [...line.turn, text], position, used, value };
  });
  line.position.close();
  return lines;
}

/** How many of the best lines are gone on with. */
const WIDTH = 12;

/** A whole turn of Gold, seat 0, in the record's last position. */
export function planTurn(record: string): string[] {
  const position = open(record);
  const { turns } = position.view().state as State;
  let lines: Line[] = [{ turn: [], position, used: usedIn(record, 0), value: 0 }];
  for (let before: Line[] = []; lines.some((line) => !before.includes(line));) {
    before = lines;
    lines = before.flatMap((line) => longer(line, turns));
    lines.sort((one, other) => other.value - one.value);
    for (const { position } of lines.splice(WIDTH)) position.close();
  }
  for (const { position } of lines) position.close();
  return lines[0]?.turn ?? [];
}

/** What has to be chosen for a step, in order: places of the board, and buttons by their names. */
export type Deed = { place: string } | { push: string } | { flip: number } | { button: string };

const figures = ["mason", "anubis", "cleopatra"];
const letters: Record<string, string> = { mason: "M", anubis: "A", cleopatra: "C" };

function placeOfFigure(view: View, figure: string): string {
  const { inner } = view.state as { inner: Record<string, string> };
  const entry = Object.entries(inner).find(([, letter]) => letter === letters[figure]);
  return `I${entry?.[0]}`;
}

function moveDeeds(view: View, text: string): Deed[] {
  const entering = text.startsWith("limbo ");
  const [what = "", to = ""] = text.replace("limbo ", "").split(">");
  const figure = figures.includes(what);
  const piece = entering ? `limbo-gold-${what}` : figure ? placeOfFigure(view, what) : what;
  return [{ place: piece }, { place: `${figure ? "I" : "O"}${to}` }];
}

function collectDeeds(view: View, target: string, sources: string): Deed[] {
  const { outer } = view.state as State;
  let height = outer[target]?.length ?? 1;
  return sources.split(",").map((source) => {
    const place = source === "limbo" ? `limbo-gold-${"LMS"[height]}` : `O${parseInt(source)}`;
    height += source.endsWith("/2") ? 2 : 1;
    return { place };
  });
}

/** @param before - the turn's step before this one. */
export function deedsFor(view: View, text: string, before = ""): Deed[] {
  const [kind = "", target = "", rest = "", sources = ""] = text.split(" ");
  const aimed = new Set(
    (view.legal as string[]).flatMap((step) => (powerOf(step) ? [step.split(" ")[1]] : [])),
  );
  const aim: Deed[] = aimed.size > 1 ? [{ place: `O${target}` }] : [];
  if (kind === "push") return [...aim, { push: text }];
  if (kind === "scatter") {
    // Gold's stones all go counterclockwise unless they are turned.
    const flips = [...rest].flatMap((way, at) => (way === "-" ? [{ flip: at }] : []));
    return [...aim, ...flips, { button: `Scatter O${target}` }];
  }
  if (kind === "collect") return [...aim, ...collectDeeds(view, target, sources)];
  const used = powerOf(before) !== undefined;
  if (kind === "done" && (view.legal as string[]).length === 1) return [];
  if (kind === "done") return [{ button: used ? "Done" : "Leave it" }];
  if (kind === "forfeit") return [{ button: "Forfeit" }];
  return moveDeeds(view, text);
}

/** The turn's steps with what has to be chosen for each. */
export function deedsOfTurn(record: string, turn: readonly string[]): Deed[] {
  const position = open(record);
  const deeds = turn.flatMap((text, at) => {
    const found = deedsFor(position.view(), text, turn[at - 1]);
    position.apply({ actor: 0, text });
    return found;
  });
  position.close();
  return deeds;
}
