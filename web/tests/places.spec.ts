// People change places before the first move, by mouse and by keyboard, and a reload keeps it.
import { expect } from "@playwright/test";
import { expectNoViolations } from "./axe";
import {
  chooseFriends,
  removals,
  sitInOrder,
  takeByMouse,
  takeable,
  watchForErrors,
} from "./table";
import { test } from "./people";

test("somebody moves to a free seat, and two change places when both agree", async ({ person }) => {
  test.slow();
  const [ada, grace] = [await person(), await person()];
  const errors = [ada, grace].map(watchForErrors);
  await sitInOrder(ada);
  await ada.goto("/new/pyramix");
  await chooseFriends(ada);
  await ada.getByLabel("Your name").fill("Ada");
  await ada.getByRole("button", { name: "Open the table" }).click();
  await expect(ada.locator("[data-board]")).toBeVisible();
  const link = await ada.getByLabel("Link for seat 2").inputValue();

  // Alone at the table: it happens at once, and the keyboard goes on at the own seat.
  const move = ada.getByRole("button", { name: "Move to seat 2" });
  await expectNoViolations(ada, "a table with a free seat");
  await move.focus();
  await ada.keyboard.press("Enter");
  await expect(ada.getByRole("button", { name: "Move to seat 1" })).toBeVisible();
  await expect(ada.locator("li:focus")).toContainText("Ada");
  await expect(ada.getByText("Seats 1 and 2 changed places.").first()).toBeAttached();

  // The link opens the seat that is free now.
  await expect(ada.getByLabel("Link for seat 1")).toHaveValue(link);
  await grace.goto(link);
  await grace.getByLabel("Your name").fill("Grace");
  await grace.getByRole("button", { name: "Sit down and play" }).click();
  await expect(takeable(grace).first()).toBeVisible();

  await ada.getByRole("button", { name: "More", exact: true }).click();
  await ada.locator("#table-menu").getByRole("button", { name: "Ask Grace for seat 1" }).click();
  const asked = grace.locator(".notices section[role=status]");
  await expect(asked).toContainText("Ada asks you to change places.");
  await grace.getByRole("button", { name: "Agree", exact: true }).click();
  await expect(takeable(ada).first()).toBeVisible();
  await expect(takeable(grace)).toHaveCount(0);
  await ada.reload();
  await expect(takeable(ada).first()).toBeVisible();
  await takeByMouse(ada);
  await expect(removals(grace)).toHaveCount(1);

  // Once somebody has moved everybody keeps their seat.
  await grace.getByRole("button", { name: "More", exact: true }).click();
  const menu = grace.locator("#table-menu");
  await expect(menu.getByRole("button", { name: "Adjourn the game" })).toBeVisible();
  await expect(menu.getByRole("button", { name: /seat 2/ })).toHaveCount(0);
  expect(errors.flat()).toEqual([]);
});
