// The lobby between real browsers: two meet by one press, a third sees the seek come and go.
import { expect, type Page } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { test, type Person } from "./people";

// They are in one lobby, so one test is there after the other.
test.describe.configure({ mode: "serial" });

/** Somebody with a browser of their own, in the lobby. */
async function comes(person: Person, name: string): Promise<Page> {
  const page = await person();
  await page.goto("/lobby");
  await page.getByLabel("Your name at the table").fill(name);
  return page;
}

test("two meet by one press each, and a third sees the table come and go", async ({ person }) => {
  const watcher = await comes(person, "Edsger");
  await expect(watcher.getByText("Nobody is waiting just now")).toBeVisible();
  const ada = await comes(person, "Ada");
  await ada.getByRole("button", { name: "Play Cubus now" }).click();
  await expect(ada.getByText("stands in the lobby")).toBeVisible();
  const row = watcher.getByRole("listitem", { name: "Cubus with Ada: 1 seat is free" });
  await expect(row).toBeVisible();
  const grace = await comes(person, "Grace");
  await grace.getByRole("button", { name: "Play Cubus now. 1 table waits" }).click();
  await expect(grace).toHaveURL(ada.url());
  await expect(ada.getByText("stands in the lobby")).toHaveCount(0);
  await expect(row).toHaveCount(0);
});

test("one press on a row sits down there, and rows stand still under the keyboard", async ({
  person,
}) => {
  const ada = await comes(person, "Ada");
  await ada.getByRole("button", { name: "Play Pyramix now" }).click();
  await expect(ada.getByText("stands in the lobby")).toBeVisible();
  const grace = await comes(person, "Grace");
  const sit = grace.getByRole("button", { name: "Sit down: Pyramix with Ada" });
  await sit.focus();
  const barbara = await comes(person, "Barbara");
  await barbara.getByRole("button", { name: "Play Anubixx now" }).click();
  await expect(grace.getByRole("button", { name: "1 new table" })).toBeVisible();
  await expectNoViolations(grace, "lobby");
  await sit.press("Enter");
  await expect(grace).toHaveURL(ada.url());
});

test("a new table can be listed, and bots take the seats that stay free", async ({ person }) => {
  const ada = await comes(person, "Ada");
  await ada.goto("/new/pyramix#link");
  await ada.getByText("More choices").click();
  await ada.getByRole("radio", { name: "Anybody may join" }).check();
  await ada.getByRole("radio", { name: "go to bots after a minute" }).check();
  await ada.getByRole("radio", { name: "Only who plays" }).check();
  await ada.getByRole("button", { name: "Open the table" }).click();
  await expect(ada.getByText("1 minute after you came")).toBeVisible();
  const grace = await comes(person, "Grace");
  await expect(grace.getByText(/joins after 1 minute · only players watch/)).toBeVisible();
  await grace.goto(ada.url());
  await expect(grace.getByText("At this table only its players look on.")).toBeVisible();
});
