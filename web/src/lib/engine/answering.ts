// The Worker's half: questions in, replies out, on an instance of the core of its own.
import { Core } from "../core";
import type { Puzzle } from "../games";
import type { AnswerOf, FromWorker, Question, ToWorker } from "./messages";

/** Makes a position of a level to practise on. */
export type PuzzleMaker = (core: Core, level: string, seed: bigint) => Puzzle;

/**
 * What a Worker does with its messages; a question may arrive before the core does.
 * @param makers - loads what makes a game's positions to practise on.
 */
export function answering(
  post: (reply: FromWorker) => void,
  makers: (game: string) => Promise<PuzzleMaker>,
): (message: ToWorker) => void {
  let give: (core: Promise<Core>) => void;
  const core = new Promise<Core>((resolve) => (give = resolve));

  async function answerTo(id: number, question: Question): Promise<AnswerOf[Question["kind"]]> {
    if (question.kind === "choose") {
      const soFar = (answer: string) => post({ kind: "so far", id, answer });
      return chosen(await core, question, soFar);
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

/** A Worker that thinks hears nothing, so what may be wanted early is told before anybody asks. */
function chosen(
  core: Core,
  { record, bot, seed, before }: Question & { kind: "choose" },
  soFar: (text: string) => void,
): string {
  const opened = core.open(record);
  if (!opened.ok) throw new Error(opened.error.message);
  for (const lesser of before) soFar(opened.value.choose(lesser, seed));
  const text = opened.value.choose(bot, seed);
  opened.value.close();
  return text;
}

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
