// A program that the server's operator lets play: who makes a table finds it, and plays against it.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { binary, mainPort, Server } from "./server";
import { openMore, removals, takeable, takeByMouse, watchForErrors } from "./table";

const data = mkdtempSync(join(tmpdir(), "benben-engines-"));
const server = new Server(mainPort + 5, data);

test.use({ baseURL: server.address });
test.beforeAll(() => server.start(["--engine", `mine='${binary}' engine --play greedy`]));
test.afterAll(async () => {
  await server.kill();
  rmSync(data, { recursive: true });
});

test("a program of the server's has a seat and plays", async ({ page }) => {
  const errors = watchForErrors(page);
  await page.goto("/new/pyramix#link");
  await page.getByLabel("Your name").fill("Ada");
  await openMore(page);
  await page.getByLabel("Draw the order of the seats by chance").uncheck();
  const seat = page.getByRole("group", { name: "Seat 2" });
  await seat.getByRole("radio", { name: "Bot" }).check();
  await page
    .getByLabel("How strong the bot of seat 2 is")
    .selectOption({ label: "mine · Benben 0.1.0" });
  await page.getByRole("button", { name: "Open the table" }).click();
  await takeable(page).first().waitFor();
  await takeByMouse(page);
  await expect(removals(page)).toHaveCount(2);
  await expect(page.getByText("mine", { exact: true }).first()).toBeVisible();
  expect(errors).toEqual([]);
});
