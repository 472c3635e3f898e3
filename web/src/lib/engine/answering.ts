// The Worker's half: questions in, replies out, on an instance of the core of its own.
import { Core, type Position } from "../core";
import type { AnswerOf, FromWorker, Question, ToWorker } from "./messages";

/** What a Worker does with its messages; a question may arrive before the core does. */
export function answering(post: (reply: FromWorker) => void): (message: ToWorker) => void {
  let give: (core: Promise<Core>) => void;
  const core = new Promise<Core>((resolve) => (give = resolve));
  return (message) => {
    if (message.kind === "core") return give(Core.instantiate(message.module));
    const { id, question } = message;
    core
      .then((ready) => post({ kind: "answer", id, answer: answerTo(ready, question) }))
      .catch((error: unknown) => post({ kind: "error", id, message: textOf(error) }));
  };
}

function answerTo(core: Core, question: Question): AnswerOf[Question["kind"]] {
  const opened = core.open(question.record);
  if (!opened.ok) throw new Error(opened.error.message);
  const answer = asked(opened.value, question);
  opened.value.close();
  return answer;
}

function asked(position: Position, question: Question): AnswerOf[Question["kind"]] {
  if (question.kind === "choose") return position.choose(question.bot, question.seed);
  return position.best(question.seat);
}

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
