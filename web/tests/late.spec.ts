// Whoever looks on where the table is seen late: nothing of the game as it stands, and all of it at its end.
import { expect } from "@playwright/test";
import { expectNoViolations } from "./axe";
import {
  chooseFriends,
  openMore,
  removals,
  sitInOrder,
  takeByMouse,
  takeable,
  watchForErrors,
} from "./table";
import { test } from "./people";

test("onlookers see a game late, and its end at once", async ({ person }) => {
  const [ada, grace, eve] = [await person(), await person(), await person()];
  const errors = [ada, grace, eve].map(watchForErrors);
  await sitInOrder(ada);
  await ada.goto("/new/pyramix");
  await chooseFriends(ada);
  await openMore(ada);
  await ada.getByRole("radio", { name: "Anybody, 3 minutes late" }).check();
  await ada.getByRole("button", { name: "Open the table" }).click();
  await expect(ada.locator("[data-board]")).toBeVisible();
  const link = await ada.getByLabel("Link for seat 2").inputValue();
  await grace.goto(link);
  await grace.getByRole("button", { name: "Sit down and play" }).click();
  await expect(grace.locator("[data-board]")).toBeVisible();

  await eve.goto(ada.url());
  await expect(eve.getByText("You see this game 3 minutes late")).toBeVisible();
  await expectNoViolations(eve, "a table that is seen late");
  await expect(takeable(ada).first()).toBeVisible();
  await takeByMouse(ada);
  await expect(removals(grace)).toHaveCount(1);
  await eve.reload();
  await expect(eve.locator("[data-board]")).toBeVisible();
  await expect(removals(eve)).toHaveCount(0);

  await grace.getByRole("button", { name: "More", exact: true }).click();
  await grace.locator("#table-menu").getByRole("button", { name: "Give up …" }).click();
  await grace.locator("#table-menu").getByRole("button", { name: "Give up", exact: true }).click();
  await expect(removals(eve)).toHaveCount(1);
  await expect(eve.getByText("You see this game 3 minutes late")).toHaveCount(0);
  expect(errors.flat()).toEqual([]);
});
