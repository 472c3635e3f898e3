// @vitest-environment happy-dom
// The places that a lesson marks are places of the board, at first or once those before are chosen.
import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Core } from "../core";
import type { GameModule } from "../games";
import LessonPlay from "../parts/lesson/LessonPlay.svelte";
import { passingEntries } from "../storage";
import { realCore } from "../testing";
import { Course } from "./course.svelte";
import type { Lesson } from "./lesson";
import { LessonTable } from "./lesson_table.svelte";
import { LessonProgress } from "./progress";

const lessons = import.meta.glob<Lesson>("../../games/*/lesson/index.ts", {
  import: "lesson",
  eager: true,
});
const modules = import.meta.glob<GameModule>("../../games/*/index.ts", { import: "default" });
/** Whole boards are drawn. */
const slow = { timeout: 60_000 };
const outside = { later: () => () => undefined, reducedMotion: () => true, uptime: () => 0 };

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The board of a step, as it stands in its lesson. */
function shown(core: Core, module: GameModule, lesson: Lesson, at: number) {
  const progress = new LessonProgress(passingEntries(), () => 0);
  progress.reach(lesson.game, at);
  const course = new Course(lesson, progress);
  const { step } = course;
  if (!step) throw new Error("no such step");
  const table = LessonTable.open(core, lesson.records[step.record] ?? "", step, outside);
  const seen = { onrefused: vi.fn(), ondone: vi.fn() };
  const { container } = render(LessonPlay, { table, module, course, ...seen });
  return { container, course, ...seen };
}

const placed = (container: HTMLElement, place: string) =>
  [...container.querySelectorAll<HTMLElement>("[data-place]")].find(
    (element) => element.dataset.place === place,
  );

describe.each(Object.values(lessons).map((lesson) => [lesson.game, lesson] as const))(
  "the lesson of %s",
  (game, lesson) => {
    it("marks places that there are, for the eye and for those who listen", slow, async () => {
      const [core, module] = await Promise.all([
        realCore(game),
        modules[`../../games/${game}/index.ts`]?.(),
      ]);
      if (!module) throw new Error("no board");
      for (const [at, { id, marks = [] }] of lesson.steps.entries()) {
        if (marks.length === 0) continue;
        const { container } = shown(core, module, lesson, at);
        await tick();
        for (const [index, place] of marks.entries()) {
          const before = marks[index - 1];
          if (before && !placed(container, place)) placed(container, before)?.click();
          await tick();
          await vi.waitFor(() =>
            expect(placed(container, place)?.hasAttribute("data-lesson"), `${id}: ${place}`).toBe(
              true,
            ),
          );
          const described = placed(container, place)?.getAttribute("aria-describedby") ?? "";
          expect(document.getElementById(described)?.textContent).toBe("marked by the lesson");
        }
        cleanup();
      }
    });
  },
);
