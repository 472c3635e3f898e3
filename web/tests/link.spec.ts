// Two people, two browsers, one link; a reload and a power cut in the middle.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { Server, secondPort } from "./server";
import {
  clickOn,
  myTurn,
  openMore,
  removals,
  savedRecord,
  scoring,
  takeByMouse,
  takeable,
  watchForErrors,
} from "./table";
import { test } from "./people";

// One server for both tests, one after the other: the first one kills it.
test.describe.configure({ mode: "serial" });

const data = mkdtempSync(join(tmpdir(), "benben-link-"));
const server = new Server(secondPort, data);

test.use({ baseURL: server.address });
test.beforeAll(() => server.start());
test.afterAll(async () => {
  await server.kill();
  rmSync(data, { recursive: true });
});

/** A person with a browser of their own. */

/** Ada opens a table by link; gives the link. */
async function openTable(ada: Page): Promise<string> {
  await ada.goto("/new/pyramix#link");
  await expect(ada.getByRole("radio", { name: /^Friends by link/ })).toBeChecked();
  await ada.getByLabel("Your name").fill("Ada");
  await openMore(ada);
  await ada.getByLabel("Draw the order of the seats by chance").uncheck();
  await ada.getByRole("button", { name: "Open the table" }).click();
  await expect(takeable(ada).first()).toBeVisible();
  return ada.getByLabel("Link for seat 2").inputValue();
}

async function sitDown(grace: Page, link: string): Promise<void> {
  await grace.goto(link);
  await expect(grace.getByRole("heading", { level: 1 })).toHaveText("Ada invites you to Pyramix");
  await grace.getByLabel("Your name").fill("Grace");
  await grace.getByRole("button", { name: "Sit down and play" }).click();
  await expect(grace).toHaveURL(/\/table\/[\w-]+$/);
}

/** Whoever is to move takes a cube, until that many are taken. */
async function playUntil([first, second]: [Page, Page], taken: number): Promise<void> {
  for (let count = await removals(first).count(); count < taken; count++) {
    const mover = count % 2 === 0 ? first : second;
    await takeable(mover).first().waitFor();
    await takeByMouse(mover);
  }
  for (const page of [first, second]) await expect(removals(page)).toHaveCount(taken);
}

test("a game by link, with a reload and a killed server", async ({ person }) => {
  const [ada, grace] = [await person(), await person()];
  const errors = [watchForErrors(ada), watchForErrors(grace)];
  await sitDown(grace, await openTable(ada));
  await expect(ada.getByText("Link for seat 2")).toHaveCount(0);
  await expect(takeable(grace)).toHaveCount(0);

  await playUntil([ada, grace], 9);
  await grace.reload();
  await playUntil([ada, grace], 14);

  // The power fails in the moment in which Ada takes a cube: it is taken once, and not lost.
  await clickOn(takeable(ada).first());
  await server.kill();
  await expect(grace.getByText("Reconnecting")).toBeVisible();
  await server.start();
  for (const page of [ada, grace]) await expect(removals(page)).toHaveCount(15);
  await playUntil([ada, grace], 35);

  expect(await myTurn(ada)).toBe(false);
  await expect(scoring(grace)).toBeVisible();
  const record = await savedRecord(ada);
  expect(await savedRecord(grace)).toBe(record);
  expect(record).toMatch(/^\[Result /m);
  expect(errors.flat()).toEqual([]);
});

test("an invitation is good once, and others may watch", async ({ person }) => {
  const [ada, grace, eve] = [await person(), await person(), await person()];
  const link = await openTable(ada);
  await eve.goto(link);
  await expect(eve.getByRole("button", { name: "Sit down and play" })).toBeVisible();
  await sitDown(grace, link);
  await eve.getByRole("button", { name: "Sit down and play" }).click();
  await expect(eve.getByRole("alert").filter({ hasText: /./ })).toBeVisible();
  await expect(eve.getByText("All seats are taken.")).toBeVisible();
  await eve.goto(`${link}x`);
  await eve.reload();
  await expect(eve.getByRole("heading", { name: "This invitation is not valid" })).toBeVisible();
  await eve.goto(link);
  await eve.reload();
  await expect(eve.getByText("All seats are taken.")).toBeVisible();
  await eve.getByRole("link", { name: "Just watch" }).click();
  await expect(eve.getByText("You are watching this table.")).toBeVisible();
  await takeByMouse(ada);
  await expect(removals(eve)).toHaveCount(1);
  await expect(takeable(eve)).toHaveCount(0);
});

/** The seats of a table that waits, as they are told beside its link. */
const seats = (page: Page, list = "Who sits here") =>
  page.getByRole("list", { name: list }).getByRole("listitem");

test("with friends: one press opens a table, the other choices follow", async ({ person }) => {
  const [ada, grace] = [await person(), await person()];
  const errors = [watchForErrors(ada), watchForErrors(grace)];
  await ada.goto("/");
  // Nobody knows yet what to call her: one line asks, this once.
  await ada.getByRole("button", { name: "Play Anubixx with friends" }).click();
  await expect(ada.getByLabel(/^Your name/)).toBeFocused();
  await ada.keyboard.type("Ada");
  await ada.keyboard.press("Enter");
  await expect(ada.getByRole("heading", { name: "Invite your friend" })).toBeVisible();
  await expect(ada.getByRole("img", { name: /^QR code/ })).toBeVisible();
  const first = await ada.getByLabel(/^Link for seat/).inputValue();

  await ada.getByRole("link", { name: "Other choices" }).click();
  await expect(ada.getByLabel("Your name")).toHaveValue("Ada");
  await ada.getByRole("radio", { name: "3", exact: true }).check();
  await ada.getByRole("button", { name: "Open the table" }).click();
  await expect(ada.getByRole("heading", { name: "Invite your friends" })).toBeVisible();
  await expect(seats(ada)).toHaveCount(3);
  // The first table has given way to this one.
  await grace.goto(first);
  await expect(grace.getByRole("heading", { name: "There is no such table" })).toBeVisible();

  // From now on it is one press, for as many as last time.
  await ada.goto("/");
  await ada.getByRole("button", { name: "Play Anubixx with friends" }).click();
  await expect(seats(ada)).toHaveCount(3);
  await grace.goto(await ada.getByLabel("Link for any free seat").inputValue());
  await expect(grace.getByRole("heading", { level: 1 })).toHaveText("Ada invites you to Anubixx");
  await grace.getByLabel("Your name").fill("Grace");
  await grace.getByRole("button", { name: "Sit down and play" }).click();
  await expect(seats(ada).filter({ hasText: "Grace" })).toBeVisible();
  await expect(ada.getByRole("link", { name: "Other choices" })).toHaveCount(0);
  expect(errors.flat()).toEqual([]);
});

test("with friends: the game begins when the other has come", async ({ person }) => {
  const [ada, grace] = [await person(), await person()];
  await ada.goto("/");
  await ada.getByRole("button", { name: "Play Pyramix with friends" }).click();
  await ada.getByLabel(/^Your name/).fill("Ada");
  await ada.getByRole("button", { name: "Open the table" }).click();
  await sitDown(grace, await ada.getByLabel(/^Link for seat/).inputValue());
  await expect(ada.getByRole("heading", { name: /^Invite your friend/ })).toHaveCount(0);
  const first = await Promise.race([
    takeable(ada)
      .first()
      .waitFor()
      .then(() => ada),
    takeable(grace)
      .first()
      .waitFor()
      .then(() => grace),
  ]);
  await takeByMouse(first);
  for (const page of [ada, grace]) await expect(removals(page)).toHaveCount(1);
});

test("one link is for all seats that are free, or for one that is chosen", async ({ person }) => {
  const [ada, grace, edsger] = [await person(), await person(), await person()];
  await ada.goto("/new/pyramix#link");
  await ada.getByRole("radio", { name: "3", exact: true }).check();
  await ada.getByLabel("Your name").fill("Ada");
  await openMore(ada);
  await ada.getByLabel("Draw the order of the seats by chance").uncheck();
  await ada.getByRole("button", { name: "Open the table" }).click();
  await expect(ada.getByRole("img", { name: /^QR code/ })).toBeVisible();
  const link = await ada.getByLabel("Link for any free seat").inputValue();
  await grace.goto(link);
  await expect(seats(grace, "Seats")).toHaveText([/Ada host/, "Free seat", "Free seat"]);
  await grace.getByLabel("Your name").fill("Grace");
  await grace.getByRole("radio", { name: "Seat 3" }).check();
  await grace.getByRole("button", { name: "Sit down and play" }).click();
  await expect(ada.getByLabel("Link for seat 2")).toHaveValue(link);

  // The host is who opened the table, whoever came since.
  await edsger.goto(link);
  await expect(edsger.getByRole("heading", { level: 1 })).toHaveText("Ada invites you to Pyramix");
  await expect(seats(edsger, "Seats")).toHaveText([/Ada host/, "Free seat", "Grace"]);
  await edsger.getByRole("button", { name: "Sit down and play" }).click();
  await expect(ada.getByRole("heading", { name: /^Invite your friend/ })).toHaveCount(0);
  await grace.goto(link);
  await expect(grace.getByText("You have a seat at this table.")).toBeVisible();
});
