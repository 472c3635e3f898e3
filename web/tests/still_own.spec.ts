// What a person does moves nothing either: turns begun, changed and taken back, refusals, questions
// opened and closed, hints. The board, its picture and its bar keep their places.
import { expect, test, type Page } from "@playwright/test";
import { EVENTS, HEADER } from "../src/games/ankhor/fixture_record";
import { missedByEdsger } from "./cubus";
import {
  chanceIsFixed,
  growing,
  places,
  settle,
  shifts,
  store,
  pictured,
  watchShifts,
} from "./still";
import { clickOn, takeable, watchForErrors } from "./table";
import { nightly } from "./nightly";

const sizes = [
  [1440, 900],
  [390, 844],
] as const;

/** What grows; what is said in the bar, and its buttons; Cubus's bell, and what hangs over a pointer. */
const free = `${growing}, .words, .toast, [data-board] foreignObject`;

/** Does something; says what it was. */
type Step = (what: string, act: () => Promise<unknown>) => Promise<void>;

interface Sitting {
  game: string;
  record: string;
  seats?: object[];
  play: (page: Page, step: Step) => Promise<void>;
}

const place = (page: Page, at: string) => page.locator(`[data-place='${at}']`);
const bar = (page: Page) => page.locator("[data-board] .words");
const press = (page: Page, name: string | RegExp) =>
  bar(page).getByRole("button", { name }).first().click();
const tool = (page: Page, name: string) =>
  page.locator(".tools").getByRole("button", { name, exact: true });

const bot = { kind: "bot", name: "bot:1" };
const me = { kind: "me", name: "" };

/** What lies over the board or beside it in all games. */
async function lookAround(page: Page, step: Step): Promise<void> {
  await step("the menu opened", () => tool(page, "More").click());
  await step("the menu closed", () => page.keyboard.press("Escape"));
  await step("a hint", async () => {
    for (const said of [/Ask again for the place/, /best moves are marked/, /Hint: /]) {
      await tool(page, "Hint").click();
      await expect(page.locator(".sentence")).toContainText(said);
    }
  });
  await step("the hint closed", () => page.getByRole("button", { name: "Close the hint" }).click());
  await step("what happened told again", async () => {
    await tool(page, "Show again what happened").click();
    await expect(page.locator(".stepper .count")).toHaveText(/^(\d+) \/ \1\b/);
  });
}

const sittings: Sitting[] = [
  {
    game: "pyramix",
    record: pictured("pyramix"),
    seats: [bot, me],
    async play(page, step) {
      const buried = page.locator("[data-place][aria-disabled=true]").first();
      await step("a cube pointed at", () => takeable(page).first().hover());
      await step("another", () => takeable(page).last().hover());
      await step("a refusal", () => clickOn(buried));
      await lookAround(page, step);
      await step("a cube taken, and the answer", async () => {
        await clickOn(takeable(page).first());
        await expect(takeable(page).first()).toBeVisible();
      });
      await step("taken back", () => tool(page, "Undo").click());
    },
  },
  {
    game: "anubixx",
    record: `[Game "anubixx"]\n[Rules "1"]\n[Players "2"]\n\n* sheets AB\n* roll ryg\n`,
    async play(page, step) {
      const dear = page.locator("[data-place^=P][aria-label$='at a cost'][aria-disabled='false']");
      const byDie = page.locator(
        "[data-place^=P][aria-label$='with a die'][aria-disabled='false']",
      );
      await step("a refusal", () => place(page, "P61").click({ force: true }));
      await step("payments", () => dear.first().click());
      await step("payments left", () => page.keyboard.press("Escape"));
      await step("a mosaic stone", () => place(page, "M11").click());
      await step("left", () => page.keyboard.press("Escape"));
      await lookAround(page, step);
      await step("a die taken", () => byDie.first().click());
      await step("taken back", () => press(page, "Undo"));
      await step("a die taken once more", () => byDie.first().click());
      await step("another die", () => byDie.first().click());
      await step("the other sheet", () =>
        page.getByRole("button", { name: /^Show Nefru’s sheet large/ }).click(),
      );
      await step("back to the own one", () =>
        page.getByRole("button", { name: "Back to your sheet" }).click(),
      );
      await step("the turn finished", () => press(page, "End turn"));
    },
  },
  {
    game: "ankhor",
    record: [HEADER, ...EVENTS.slice(0, EVENTS.indexOf("0 buy 4 2,0^0")), ""].join("\n"),
    async play(page, step) {
      await step("a tile in hand", () => place(page, "slot4").click());
      await step("a place looked at", () => place(page, "2,0^0").hover());
      await step("a tile beyond the means", () => place(page, "slot2").click());
      await step("a refusal", () => clickOn(place(page, "2,0^0")));
      await step("let go", () => page.keyboard.press("Escape"));
      for (const token of "FTA")
        await step(`token ${token}`, () => place(page, `supply${token}`).click());
      await step("put back", () => press(page, "Start over"));
      await lookAround(page, step);
      await step("the other city", () =>
        page.getByRole("button", { name: /^Show the city of Nefru/ }).click(),
      );
      await step("back to the own one", () =>
        page.getByRole("button", { name: /^Back to/ }).click(),
      );
      await step("a tile in hand again", () => place(page, "slot4").click());
      await step("a tile bought", () => clickOn(place(page, "2,0^0")));
      await step("taken back", () => press(page, "Undo"));
    },
  },
  {
    game: "cubus",
    record: [
      '[Game "cubus"]\n[Rules "1"]\n[Players "3"]\n[Window "3000"]\n',
      ...missedByEdsger,
      "",
    ].join("\n"),
    seats: [me, bot, bot],
    async play(page, step) {
      const board = page.locator("[data-board]");
      const named = (name: string) => board.getByRole("button", { name, exact: true });
      await step("a knock", () => named("Knock").click());
      await step("a box put", () => clickOn(place(page, "ghost 1,0")));
      await step("another view", () => named("Mirrored view").click());
      await step("the build shown", () => named("Lay it").click());
      await expect(page.locator("p.turn")).toHaveText("Your turn");
      await lookAround(page, step);
      await step("a layer pushed under", () => named("Push a layer under everything").click());
      await step("a step back", () => named("Undo the last step").click());
      await step("and on", () => named("Redo it").click());
      await step("boxes to take off", () => page.getByRole("radio", { name: "Take off" }).check());
      await step("a refusal", () => place(page, "0,0,0").click({ force: true }));
      await step("the stack as it was", () =>
        named("Start over with the stack on the table").click(),
      );
      await step("nothing built", () => named("Nothing to build").click());
    },
  },
  {
    game: "ascension",
    record: '[Game "ascension"]\n[Rules "1"]\n[Players "2"]\n\n* colours 0\n',
    async play(page, step) {
      await step("a stone in hand", () => clickOn(place(page, "O22")));
      await step("a refusal", () => clickOn(place(page, "O5")));
      await step("let go", () => page.keyboard.press("Escape"));
      await step("a figure in hand", () => clickOn(place(page, "I20")));
      await step("a power", () => clickOn(place(page, "I21")));
      await step("a way turned", () =>
        page.getByRole("button", { name: /^small Gold stone/ }).click(),
      );
      await step("the power used", () => press(page, "Scatter O22"));
      await step("taken back", () => press(page, "Undo"));
      await step("the move taken back", () => press(page, "Undo"));
      await lookAround(page, step);
      await step("a stone moved", async () => {
        await clickOn(place(page, "O22"));
        await clickOn(place(page, "O0"));
      });
      await step("the turn played", () => press(page, "End turn"));
    },
  },
];

for (const { game, record, seats = [me, bot], play } of sittings) {
  for (const [width, height] of sizes) {
    test(
      `${game} keeps its place under a player's hand at ${width} by ${height}`,
      nightly(width > 390),
      async ({ page }) => {
        const errors = watchForErrors(page);
        await chanceIsFixed(page);
        await page.setViewportSize({ width, height });
        await store(page, seats, record);
        await page.goto("/local/game");
        await settle(page);
        const before = await places(page);
        await watchShifts(page, { own: true, but: free });
        await play(page, async (what, act) => {
          await act();
          expect(await shifts(page), what).toEqual([]);
          expect(await places(page), what).toEqual(before);
        });
        expect(errors).toEqual([]);
      },
    );
  }
}
