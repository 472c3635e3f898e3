// The Worker's half: questions in, replies out, on an instance of the core of its own.
import { Core, type Position } from "../core";
import type { Puzzle } from "../games";
import type { AnswerOf, FromWorker, Question, ToWorker } from "./messages";

/** Nobody waits longer for a bot, however slow the device is: then it plays the best that it has found. */
export const longestThoughtMs = 2000;

/** Makes a position of a level to practise on. */
export type PuzzleMaker = (core: Core, level: string, seed: bigint) => Puzzle;

/**
 * What a Worker does with its messages; a question may arrive before the core does.
 * @param now - milliseconds from some time on
 * @param makers - loads what makes a game's positions to practise on.
 */
export function answering(
  post: (reply: FromWorker) => void,
  makers: (game: string) => Promise<PuzzleMaker>,
  now: () => number,
): (message: ToWorker) => void {
  let give: (core: Promise<Core>) => void;
  const core = new Promise<Core>((resolve) => (give = resolve));

  async function answerTo(id: number, question: Question): Promise<AnswerOf[Question["kind"]]> {
    if (question.kind === "choose") {
      const soFar = (answer: string) => post({ kind: "so far", id, answer });
      return chosen(await core, question, soFar, now);
    }
    const make = await makers(question.game);
    return make(await core, question.level, question.seed);
  }

  return (message) => {
    if (message.kind === "core") return give(Core.instantiate(message.module));
    const { id, question } = message;
    answerTo(id, question)
      .then((answer) => post({ kind: "answer", id, answer }))
      .catch((error: unknown) => post({ kind: "error", id, message: textOf(error) }));
  };
}

type Choose = Question & { kind: "choose" };

function chosen(
  core: Core,
  question: Choose,
  soFar: (text: string) => void,
  now: () => number,
): string {
  const opened = core.open(question.record);
  if (!opened.ok) throw new Error(opened.error.message);
  const text = thought(opened.value, question, soFar, now);
  opened.value.close();
  return text;
}

/** A Worker that thinks hears nothing, so what may be wanted early is told before anybody asks. */
function thought(
  position: Position,
  { bot, seed, before }: Choose,
  soFar: (text: string) => void,
  now: () => number,
): string {
  const end = now() + longestThoughtMs;
  const late = () => now() >= end;
  for (const lesser of before) {
    const began = now();
    const text = position.choose(lesser, seed, late);
    soFar(text);
    // In less time than that took nothing better is found.
    const ended = now();
    if (end - ended < ended - began) return text;
  }
  return position.choose(bot, seed, late);
}

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
