// What cubes, moves and refusals are called, for the ear and for the eye.
import type { CoreError, GameEvent, SeatName, View } from "$lib/games";
import { level, visibleFaces } from "./heap";
import { colourOf, kindOf, positionOf, type Code, type Colour, type Position } from "./position";

export const COLOUR_NAMES: Readonly<Record<Colour, string>> = {
  b: "blue",
  p: "purple",
  o: "orange",
  g: "green",
};

const KIND_NAMES = { A: "ankh", C: "crane", E: "eye", X: "cobra", "?": "unknown cube" } as const;
const NUMBERS = ["no", "one", "two", "three", "four", "five", "six"];

/** "green ankh", "cobra", "unknown cube". */
export function cubeName(code: Code): string {
  const colour = colourOf(code);
  const kind = KIND_NAMES[kindOf(code)];
  return colour ? `${COLOUR_NAMES[colour]} ${kind}` : kind;
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "one face", "two cubes"; numbers beyond six in digits. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${NUMBERS[count] ?? String(count)} ${count === 1 ? noun : plural}`;
}

/** "blue, purple and green". */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
}

/** The verb's form for a name: the page calls the person before it "You". */
export function verb(name: string, third: string, second: string): string {
  return name === "You" ? second : third;
}

/** A refusal in a few words, for a name that is spoken often; the rule's number says the rest. */
const BRIEFLY: Readonly<Record<string, string>> = {
  "PYX-11": "shows only one face",
  "PYX-12": "would open the tray",
  "PYX-13": "touches a cobra",
};

export function brief(error: CoreError): string {
  const known = error.rule === undefined ? undefined : BRIEFLY[error.rule];
  const words = known ?? error.message.replace(/\.$/, "");
  return error.rule ? `${words} (${error.rule})` : words;
}

/** The sentence and the rule that it comes from. */
export function inFull(error: CoreError): string {
  return error.rule ? `${error.message} (${error.rule})` : error.message;
}

/**
 * "Green ankh, cell 014, level 5, two faces visible, can be taken". `error` undefined leaves out
 * whether it can be taken: nobody is asked for a move.
 */
export function spokenName(
  position: Position,
  cell: string,
  error: CoreError | null | undefined,
): string {
  const faces = visibleFaces(position.cubes, cell).length;
  const parts = [
    capitalised(cubeName(position.cubes.get(cell) ?? "?")),
    `cell ${cell}`,
    `level ${level(cell)}`,
    `${counted(faces, "face")} visible`,
  ];
  if (error === null) parts.push("can be taken");
  if (error) parts.push(`cannot be taken: ${brief(error)}`);
  return parts.join(", ");
}

/** One event as a sentence: "Ada took the green ankh from 014." */
export function describeEvent(
  event: GameEvent,
  before: View,
  _after: View,
  seats: SeatName[],
): string {
  if (event.actor === null) return describeReveal(event.text);
  const code = positionOf(before).cubes.get(event.text) ?? "?";
  const name = seats[event.actor]?.name ?? `Seat ${event.actor}`;
  return `${name} took the ${cubeName(code)} from ${event.text}.`;
}

function describeReveal(text: string): string {
  const cubes = text
    .split(" ")
    .slice(1)
    .map((part) => part.split("=") as [string, Code]);
  if (cubes.length > 6) return `The heap is built: ${cubes.length} cubes are known.`;
  return `Revealed: ${listed(cubes.map(([cell, code]) => `${cubeName(code)} at ${cell}`))}.`;
}
