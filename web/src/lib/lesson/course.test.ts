// The way through a lesson: what is judged, what is kept, what is begun again.
import { describe, expect, it } from "vitest";
import type { CoreError, View } from "../games";
import { passingEntries } from "../storage";
import { Course } from "./course.svelte";
import { shownAnswer, verdictOn, type Attempt, type Lesson, type Step } from "./lesson";
import { LessonProgress } from "./progress";

const view = (next: View["next"], state: unknown = null): View =>
  ({ ply: 0, next, legal: [], state, scores: [0, 0] }) as unknown as View;
const attempt = (steps: string[], given: Partial<Attempt> = {}): Attempt => ({
  steps,
  now: view([1]),
  before: view([0]),
  refusal: null,
  ...given,
});
const refused = (rule: string): CoreError => ({ code: "illegal", message: "No.", rule });

const at = { record: "game", ply: 0, seat: 0 };
const steps: Step[] = [
  { id: "told", ...at },
  { id: "any", ...at, task: { kind: "any", answer: ["a"] } },
  { id: "these", ...at, task: { kind: "these", answers: [["a", "b"], ["c"]] } },
  {
    id: "goal",
    ...at,
    task: { kind: "goal", answer: ["x"], reached: (now) => now.state === "there" },
  },
  { id: "forbidden", ...at, task: { kind: "forbidden", rule: "PYX-11", tries: ["x", "y"] } },
];
const [told, any, these, goal, forbidden] = steps as [Step, Step, Step, Step, Step];
const lesson: Lesson = { game: "pyramix", records: { game: "" }, steps };

function begun(entries = passingEntries()) {
  const progress = new LessonProgress(entries, () => 7);
  return { progress, course: new Course(lesson, progress), entries };
}

describe("a task", () => {
  it("that only tells something is done at once", () => {
    expect(verdictOn(told, attempt([]))).toBe("done");
  });

  it("is done by any move, where any will do", () => {
    expect([[], ["z"]].map((played) => verdictOn(any, attempt(played)))).toEqual(["open", "done"]);
  });

  it("is open while its answer is begun, and missed by another one", () => {
    const played = [[], ["a"], ["a", "b"], ["c"], ["b"], ["a", "c"]];
    const verdicts = played.map((steps) => verdictOn(these, attempt(steps)));
    expect(verdicts).toEqual(["open", "open", "done", "done", "other", "other"]);
  });

  it("with a goal is done where that is reached, and missed when the turn is over", () => {
    const verdict = (now: View) => verdictOn(goal, attempt(["x"], { now }));
    expect(verdictOn(goal, attempt([]))).toBe("open");
    expect(verdict(view([1], "there"))).toBe("done");
    expect([verdict(view([0])), verdict(view([1])), verdict(view("over"))]).toEqual([
      "open",
      "other",
      "other",
    ]);
  });

  it("to try what is forbidden is done by a refusal for that rule alone", () => {
    const verdict = (rule: string) => verdictOn(forbidden, attempt([], { refusal: refused(rule) }));
    expect([verdict("PYX-11"), verdict("PYX-13")]).toEqual(["done", "open"]);
    expect(verdictOn(forbidden, attempt(["z"]))).toBe("other");
  });

  it("shows its first answer", () => {
    const shown = [any, these, goal, forbidden].map(({ task }) => task && shownAnswer(task));
    expect(shown).toEqual([["a"], ["a", "b"], ["x"], ["x"]]);
  });
});

describe("the way through a lesson", () => {
  it("stays done what was done, and offers to show what was missed", () => {
    const { course } = begun();
    course.next();
    course.next();
    expect(course.judge(attempt(["b"]))).toBe(false);
    expect([course.verdict, course.missed, course.solved]).toEqual(["other", true, false]);
    expect(course.judge(attempt(["c"]))).toBe(true);
    expect(course.judge(attempt([]))).toBe(false);
    expect(course.solved).toBe(true);
  });

  it("is missed by a refusal that is not asked for, too", () => {
    const { course } = begun();
    course.next();
    course.judge(attempt([], { refusal: refused("PYX-13") }));
    expect([course.verdict, course.missed]).toEqual(["open", true]);
  });

  it("begins a step anew on another table", () => {
    const { course } = begun();
    course.next();
    const { attempt: before } = course;
    course.judge(attempt(["z"]));
    course.retry();
    expect([course.at, course.verdict]).toEqual([1, "open"]);
    expect(course.attempt).not.toBe(before);
  });

  it("is not learned by whoever skips every task", () => {
    const { course, progress } = begun();
    while (course.step) course.next();
    expect([course.tried, progress.of("pyramix")]).toMatchObject([
      false,
      { at: 0, finished: false },
    ]);
  });

  it("goes on where it was left, and is begun again when all was seen", () => {
    const { course, entries, progress } = begun();
    course.next();
    course.next();
    course.back();
    expect(begun(entries).course.at).toBe(1);
    expect(course.judge(attempt(["z"]))).toBe(true);
    while (course.step) course.next();
    expect([course.tried, progress.of("pyramix")]).toMatchObject([true, { at: 0, finished: true }]);
    const { course: later } = begun(entries);
    expect([later.at, later.step?.id]).toEqual([0, "told"]);
    later.next();
    expect(progress.of("pyramix")).toMatchObject({ at: 1, finished: true });
  });

  it("goes back no further than its first step", () => {
    const { course } = begun();
    course.back();
    expect(course.at).toBe(0);
  });

  it("survives a lesson that has become shorter", () => {
    const entries = passingEntries();
    new LessonProgress(entries, () => 7).reach("pyramix", 40);
    expect(begun(entries).course.step?.id).toBe("forbidden");
  });
});

describe("what is kept of lessons", () => {
  it("takes over only what is further", () => {
    const { progress } = begun();
    progress.reach("pyramix", 3);
    progress.finish("cubus");
    const other = (id: string, at: number, finished: boolean) => ({ id, at, finished, touched: 1 });
    const taken = progress.add([
      other("pyramix", 2, false),
      other("cubus", 5, false),
      other("ankhor", 1, false),
    ]);
    expect(taken).toBe(1);
    expect(progress.add([other("pyramix", 0, true)])).toBe(1);
    expect(progress.all().map(({ id, at, finished }) => [id, at, finished])).toEqual(
      expect.arrayContaining([
        ["pyramix", 0, true],
        ["cubus", 0, true],
        ["ankhor", 1, false],
      ]),
    );
  });
});
