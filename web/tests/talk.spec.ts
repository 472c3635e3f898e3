// What people at a table of the server say to each other, and who is not heard.
import { expect, type Page } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { nightly } from "./nightly";
import { watchForErrors } from "./table";
import { test } from "./people";

/** A table for two, made by Ada's page as its form would; gives the link for the other. */
function makeTable(page: Page): Promise<{ table: string; link: string }> {
  return page.evaluate(async () => {
    const seats = [{ kind: "me", name: "Ada" }, { kind: "open" }];
    const body = JSON.stringify({ game: "pyramix", players: 2, seats });
    const headers = { "Content-Type": "application/json" };
    const response = await fetch("/api/tables", { method: "POST", headers, body });
    const answer = (await response.json()) as { table: string; invitations: [{ path: string }] };
    return { table: answer.table, link: answer.invitations[0].path };
  });
}

const lane = (page: Page) => page.locator(".lane");
const openTalk = (page: Page) => page.getByRole("button", { name: "Say something" }).click();

async function say(page: Page, name: string): Promise<void> {
  await openTalk(page);
  await page.locator("#table-talk").getByRole("button", { name, exact: true }).click();
}

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test(
    `phrases are heard by all, and whom one mutes is not, at ${width} by ${height}`,
    nightly(width > 390),
    async ({ person }) => {
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
      // Who only watches says nothing, and hears.
      await expect(eve.getByRole("button", { name: "Say something" })).toHaveCount(0);

      await say(grace, "Well played!");
      for (const page of [ada, grace, eve]) {
        await expect(lane(page)).toContainText("Well played!");
      }
      await expect(lane(ada).getByText("Grace")).toBeVisible();
      await expect(lane(grace).getByText("You")).toBeVisible();
      await say(ada, "Amazed");
      await expect(lane(grace).locator("svg")).toBeVisible();
      await expect(lane(grace)).toContainText("is amazed");
      await openTalk(grace);
      await expectNoViolations(grace, "what one can say");
      await grace.keyboard.press("Escape");

      // Nobody writes at this table; a name can be reported all the same.
      await openTalk(ada);
      await ada.getByRole("button", { name: "Report Grace" }).click();
      const card = ada.getByRole("dialog", { name: "Report Grace" });
      await card.getByLabel("Reason").selectOption("The name");
      await expect(card.getByLabel("Reason")).toBeFocused();
      await expectNoViolations(ada, "a person who is reported");
      await card.getByRole("button", { name: "Send report" }).click();
      await expect(card).toContainText("your report has been received");
      await card.getByRole("button", { name: "Close" }).click();
      await expect(card).toHaveCount(0);

      await openTalk(ada);
      await ada.getByRole("switch", { name: "Hear Grace" }).click();
      await ada.reload();
      await openTalk(ada);
      await expect(ada.getByRole("switch", { name: "Hear Grace" })).not.toBeChecked();
      await ada.keyboard.press("Escape");
      await say(grace, "Oops!");
      await expect(lane(eve)).toContainText("Oops!");
      // The server tells Ada both in this order: what she says herself comes after.
      await say(ada, "Hello!");
      await expect(lane(ada)).toContainText("Hello!");
      await expect(lane(ada)).not.toContainText("Oops!");
      expect(errors.flat()).toEqual([]);
      for (const page of [ada, grace, eve]) await page.context().close();
    },
  );
}
