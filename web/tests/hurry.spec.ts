// A bot that thinks for long shows it, and plays the best that it has found when it is hurried.
import { expect, test } from "@playwright/test";
import { golden } from "./stored";
import { events, goneOn, takeable, watchForErrors } from "./table";

const entry = {
  ...{
    id: "game",
    game: "pyramix",
    record: golden("pyramix", "open-tray"),
    over: false,
    touched: 1,
  },
  seats: [
    { kind: "bot", name: "bot:8" },
    { kind: "bot", name: "bot:1" },
    { kind: "me", name: "" },
  ],
};

for (const [width, height] of [
  [1440, 900],
  [390, 844],
  [844, 390],
] as const)
  // prettier-ignore
  test(`a bot that thinks for long is hurried at ${width} by ${height}`, async ({ page }) => {
    const errors = watchForErrors(page);
    await page.setViewportSize({ width, height });
    // Bots never come to the end of their thoughts, only to what they find on the way.
    await page.addInitScript((game) => {
      localStorage.setItem("benben.game.game", game);
      const { Worker: Real } = window;
      window.Worker = class extends Real {
        override set onmessage(receive: (event: MessageEvent<{ kind: string }>) => void) {
          this.addEventListener("message", (event: MessageEvent<{ kind: string }>) => {
            if (event.data.kind !== "answer") receive(event);
          });
        }
      };
    }, JSON.stringify(entry));
    await page.goto("/local/game");
    await page.locator(".stepper").waitFor();
    const board = page.locator(".board[data-board]");
    const box = await board.boundingBox();
    await takeable(page).first().press("Enter");
    const hurry = page.getByRole("button", { name: "Hurry", exact: true });
    await expect(hurry).toBeInViewport({ ratio: 1 });
    const before = await events(page);
    await expect(page.locator(".players [data-seat='0'] .face")).toHaveCSS("outline-style", "dashed");
    await expect(page.getByText(/is thinking …$/).first()).toBeVisible();
    expect(await board.boundingBox()).toEqual(box);
    if (width === 1440) await page.keyboard.press("h");
    else await hurry.click();
    await goneOn(page, before);
    expect(errors).toEqual([]);
  });
