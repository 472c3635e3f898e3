// What people at a table of the server write to each other: switched on by each, muted, reported.
import { expect, type Page } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { nightly } from "./nightly";
import { watchForErrors } from "./table";
import { test } from "./people";

/** A table for two where everybody writes, made by Ada's page as its form would; with the link for the other. */
function makeTable(page: Page): Promise<{ table: string; link: string }> {
  return page.evaluate(async () => {
    const seats = [{ kind: "me", name: "Ada" }, { kind: "open" }];
    const body = JSON.stringify({ game: "pyramix", players: 2, seats, chat: "everyone" });
    const headers = { "Content-Type": "application/json" };
    const response = await fetch("/api/tables", { method: "POST", headers, body });
    const answer = (await response.json()) as { table: string; invitations: [{ path: string }] };
    return { table: answer.table, link: answer.invitations[0].path };
  });
}

const chat = (page: Page) => page.getByRole("dialog", { name: "Chat" });
const log = (page: Page) => page.getByRole("log");
const opener = (page: Page) => page.getByRole("button", { name: /^Chat/ });
const onOff = (page: Page) => page.getByRole("switch", { name: "Chat at this table" });

async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel("Your message").fill(text);
  await page.getByLabel("Your message").press("Enter");
  await expect(log(page)).toContainText(text);
  await expect(page.getByLabel("Your message")).toHaveValue("");
}

const boardPlace = (page: Page) => page.locator(".play svg, .play canvas").first().boundingBox();

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test(
    `people write to each other, mute and report, at ${width} by ${height}`,
    nightly(width === 390),
    async ({ person }, testInfo) => {
      const viewport = { width, height };
      const [ada, grace, eve] = await Promise.all([0, 1, 2].map(() => person({ viewport })));
      if (!ada || !grace || !eve) throw new Error("no pages");
      const errors = [ada, grace, eve].map(watchForErrors);
      await ada.goto("/icon.svg");
      const { table, link } = await makeTable(ada);
      await grace.goto(link);
      await grace.getByLabel("Your name").fill("Grace");
      await grace.getByRole("button", { name: "Sit down and play" }).click();
      await expect(grace.locator("p.turn")).toContainText("Waiting for Ada");
      await ada.goto(`/table/${table}`);
      await eve.goto(`/table/${table}`);
      await expect(ada.getByText("1 person watches")).toBeVisible();
      // Who only watches has no chat.
      await expect(opener(eve)).toHaveCount(0);

      // It is off until each has switched it on, and opening it moves no board.
      await expect(opener(ada)).toBeVisible();
      const before = await boardPlace(ada);
      await opener(ada).click();
      await expect(log(ada)).toContainText("Chat is off for you");
      expect(await boardPlace(ada)).toEqual(before);
      await expect(ada.getByLabel("Your message")).toHaveCount(0);
      await onOff(ada).click();
      await expect(log(ada)).toContainText("Nobody has written anything yet.");
      await write(ada, "Hello, Grace!");
      await expectNoViolations(ada, "the chat");
      await ada.keyboard.press("Escape");
      await expect(chat(ada)).toHaveCount(0);
      await expect(opener(ada)).toBeFocused();

      await opener(grace).click();
      await onOff(grace).click();
      await expect(log(grace)).toContainText("Hello, Grace!");
      await write(grace, "You play like a fool");
      await expect(ada.getByRole("button", { name: "Chat: 1 new message" })).toBeVisible();
      await opener(ada).click();
      await expect(log(ada)).toContainText("You play like a fool");
      await ada.screenshot({ path: testInfo.outputPath(`chat-${width}.png`) });

      // Reported, then muted, by the keyboard.
      await ada.getByRole("button", { name: "What to do about the message of Grace" }).focus();
      await ada.keyboard.press("Enter");
      await ada.getByRole("button", { name: "Report …" }).press("Enter");
      await ada.getByLabel("Reason").selectOption("An insult");
      await ada.getByLabel("More about it, if you like").fill("Twice");
      await expectNoViolations(ada, "a report");
      await ada.screenshot({ path: testInfo.outputPath(`report-${width}.png`) });
      await ada.getByRole("button", { name: "Send report" }).press("Enter");
      await expect(chat(ada)).toContainText("your report has been received");
      await ada.getByRole("button", { name: "What to do about the message of Grace" }).click();
      await ada.getByRole("button", { name: "Mute Grace" }).click();
      await expect(log(ada)).not.toContainText("fool");
      await expect(chat(ada)).toContainText("You have muted Grace.");
      await write(grace, "Are you there?");
      await write(ada, "Good luck");
      await expect(log(grace)).toContainText("Good luck");
      await expect(log(ada)).not.toContainText("Are you there?");

      // It is on after a reload, and the mute holds; the settings end it.
      await ada.reload();
      await opener(ada).click();
      await expect(log(ada)).toContainText("Good luck");
      await expect(log(ada)).not.toContainText("fool");
      await ada.goto("/settings");
      await expect(ada.getByRole("heading", { name: "Muted people" })).toBeVisible();
      await ada.getByRole("button", { name: "Unmute Grace" }).click();
      await expect(ada.getByText("You have muted nobody.")).toBeVisible();
      await ada.goto(`/table/${table}`);
      await opener(ada).click();
      await expect(log(ada)).toContainText("Are you there?");
      expect(errors.flat()).toEqual([]);
      for (const page of [ada, grace, eve]) await page.context().close();
    },
  );
}
