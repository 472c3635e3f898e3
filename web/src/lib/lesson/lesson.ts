// A lesson: a guided first game of a few positions on the real board, each with one task.
//
// The one idea: a lesson is data. A position is a record and a number of its events, a task says when
// it is done, and whether a move is legal the rules core says. Every answer that a lesson names, right
// or wrong, is played through the core by its test (lessons.test.ts).
import type { CoreError, View } from "../games";

/** What the person is to do in a position. */
export type Task =
  /** Any move that the rules allow. */
  | { kind: "any"; answer: readonly string[] }
  /** One of these, each a turn or its first steps. */
  | { kind: "these"; answers: readonly (readonly string[])[] }
  /** Whatever leads to such a position, before the turn is over. */
  | { kind: "goal"; answer: readonly string[]; reached: (now: View, before: View) => boolean }
  /** To try what the rules forbid, and see why. */
  | { kind: "forbidden"; rule: string; tries: readonly string[] };

export interface Step {
  /** Its name in the words of the lesson. */
  id: string;
  /** Which record it stands in, and after how many of its events. */
  record: string;
  ply: number;
  /** Whose place the person takes. */
  seat: number;
  /** The places of the board to look at, by their `data-place`. */
  marks?: readonly string[];
  /** Whose things are seen large, where a board shows one player’s. */
  looked?: number;
  /** What others do once the task is done, as lines of a record. */
  then?: readonly string[];
  /** Without one, the step only tells something. */
  task?: Task;
  /** What beginners try here, and the rule that the core refuses it for. */
  wrong?: readonly { text: string; rule: string }[];
}

export interface Lesson {
  game: string;
  /** The rules’ version is the records’. */
  records: Readonly<Record<string, string>>;
  steps: readonly Step[];
}

/** What is said at a step. */
export interface StepWords {
  title: string;
  /** One idea, in a few short sentences. */
  text: string;
  /** What to do. */
  task?: string;
  /** Why that was right. */
  praise?: string;
  /** Why a legal move is not what was asked for. */
  other?: string;
}

/** By the steps’ names. */
export type LessonWords = Readonly<Record<string, StepWords>>;

/** What a person has done in a position. */
export interface Attempt {
  /** Their steps, played or only begun. */
  steps: readonly string[];
  /** The position now, and as it was. */
  now: View;
  before: View;
  refusal: CoreError | null;
}

export type Verdict = "open" | "done" | "other";

const begins = (whole: readonly string[], part: readonly string[]) =>
  part.every((text, at) => whole[at] === text);

/** The seat can go on with its turn. */
const mayGoOn = ({ now }: Attempt, seat: number) =>
  Array.isArray(now.next) && now.next.includes(seat);

/** What is to be said of an attempt: done, a legal move but another one, or nothing yet. */
export function verdictOn({ task, seat }: Step, attempt: Attempt): Verdict {
  const { steps } = attempt;
  switch (task?.kind) {
    case undefined:
      return "done";
    case "any":
      return steps.length > 0 ? "done" : "open";
    case "these":
      if (task.answers.some((answer) => begins(steps, answer))) return "done";
      return task.answers.some((answer) => begins(answer, steps)) ? "open" : "other";
    case "goal":
      if (steps.length === 0) return "open";
      if (task.reached(attempt.now, attempt.before)) return "done";
      return mayGoOn(attempt, seat) ? "open" : "other";
    case "forbidden":
      if (attempt.refusal?.rule === task.rule) return "done";
      return steps.length > 0 ? "other" : "open";
  }
}

/** The steps that a person is shown who wants to see it. */
export function shownAnswer(task: Task): readonly string[] {
  if (task.kind === "these") return task.answers[0] ?? [];
  return task.kind === "forbidden" ? task.tries.slice(0, 1) : task.answer;
}
