// What every lesson promises: its records replay, its tasks can be solved, what it says is wrong is
// refused for the rule it says, and every step has its words in each language.
import { beforeAll, describe, expect, it } from "vitest";
import { catalogue } from "../catalogue";
import type { Core } from "../core";
import type { GameEvent, View } from "../games";
import { realCore } from "../testing";
import { shownAnswer, verdictOn, type Attempt, type Lesson, type LessonWords } from "./lesson";
import { LessonTable } from "./lesson_table.svelte";

const lessons = import.meta.glob<Lesson>("../../games/*/lesson/index.ts", {
  import: "lesson",
  eager: true,
});
const sentences = import.meta.glob<LessonWords>("../../games/*/words/lesson/*.ts", {
  import: "lesson",
  eager: true,
});

const outside = { later: () => () => undefined, reducedMotion: () => true, uptime: () => 0 };

describe.each(Object.values(lessons).map((lesson) => [lesson.game, lesson] as const))(
  "the lesson of %s",
  (game, lesson) => {
    let core: Core;
    beforeAll(async () => {
      core = await realCore(game);
    });

    const tableOf = (step: Lesson["steps"][number]) =>
      LessonTable.open(core, lesson.records[step.record] ?? "", step, outside);

    /** What stands after each step of an answer, as it is judged. */
    function attempts(step: Lesson["steps"][number], answer: readonly string[]): Attempt[] {
      const table = tableOf(step);
      const before: View = table.timeline.last;
      return answer.map((text) => {
        const event: GameEvent = { actor: step.seat, text };
        table.move(step.seat, text);
        const now = table.timeline.last;
        if (step.task?.kind !== "forbidden") expect(table.refusal, event.text).toBeNull();
        return { steps: table.played, now, before, refusal: table.refusal };
      });
    }

    it("has six to twelve steps, each of another name", () => {
      const names = lesson.steps.map(({ id }) => id);
      expect(new Set(names).size).toBe(names.length);
      expect(names.length).toBeGreaterThanOrEqual(6);
      expect(names.length).toBeLessThanOrEqual(12);
      expect(catalogue.map(({ name }) => name)).toContain(game);
    });

    describe.each(lesson.steps.map((step) => [step.id, step] as const))("%s", (_, step) => {
      const { task } = step;

      it("begins where its seat is to act", () => {
        const { next } = tableOf(step).timeline.last;
        if (task) expect(next).toContain(step.seat);
      });

      it("is open at first, and done by each of its answers, and not sooner", () => {
        const answers = task?.kind === "these" ? task.answers : task ? [shownAnswer(task)] : [];
        for (const answer of answers) {
          const verdicts = attempts(step, answer).map((attempt) => verdictOn(step, attempt));
          expect(verdicts.pop()).toBe("done");
          for (const verdict of verdicts) expect(verdict).toBe("open");
        }
      });

      it("is refused what it says is forbidden, for that rule", () => {
        if (task?.kind === "forbidden")
          for (const text of task.tries)
            expect(attempts(step, [text])[0]?.refusal?.rule, text).toBe(task.rule);
        for (const { text, rule } of step.wrong ?? []) {
          const refused = tableOf(step).timeline.check({ actor: step.seat, text });
          expect(refused?.rule, text).toBe(rule);
        }
      });

      it("goes on as it says", () => {
        if (!task || task.kind === "forbidden") return expect(step.then).toBeUndefined();
        const table = tableOf(step);
        for (const text of shownAnswer(task)) table.move(step.seat, text);
        const { ply } = table.timeline;
        table.goOn();
        expect(table.timeline.ply).toBe(ply + (step.then?.length ?? 0));
      });

      it.each(["en", "de", "fr"])("is told in %s", (language) => {
        const told = sentences[`../../games/${game}/words/lesson/${language}.ts`]?.[step.id];
        expect(told?.title, "title").toBeTruthy();
        expect(told?.text, "text").toBeTruthy();
        expect([told?.task !== undefined, told?.praise !== undefined]).toEqual([!!task, !!task]);
        // One look at a small card.
        expect((told?.text ?? "").length).toBeLessThan(300);
      });
    });

    it("says nothing of steps that it does not have", () => {
      const names = lesson.steps.map(({ id }) => id).sort();
      for (const language of ["en", "de", "fr"]) {
        const told = sentences[`../../games/${game}/words/lesson/${language}.ts`] ?? {};
        expect(Object.keys(told).sort(), language).toEqual(names);
      }
    });
  },
);
