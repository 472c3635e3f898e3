// One person, many tables: seats last, can be taken to another browser, and tables can be deleted.
import { expect, type Page } from "@playwright/test";
import { expectNoViolations } from "./axe";
import {
  chooseFriends,
  openMore,
  removals,
  savedRecord,
  takeByMouse,
  takeable,
  watchForErrors,
} from "./table";
import { test } from "./people";

interface Made {
  table: string;
  link: string;
}

/**
 * Tables for Ada and a friend, made by a page as its form would. Each comes from an address of its
 * own, as behind a proxy: this is about seats, not about how many tables one address may make.
 */
async function makeTables(page: Page, count: number): Promise<Made[]> {
  return page.evaluate(async (count) => {
    const seats = [{ kind: "me", name: "Ada" }, { kind: "open" }];
    const body = JSON.stringify({ game: "pyramix", players: 2, options: {}, seats });
    const made: Made[] = [];
    while (made.length < count) {
      const address = `198.51.100.${made.length}`;
      const headers = { "Content-Type": "application/json", "X-Forwarded-For": address };
      const response = await fetch("/api/tables", { method: "POST", headers, body });
      const answer = (await response.json()) as {
        table: string;
        invitations: [{ path: string }];
      };
      if (response.status !== 201) throw new Error(JSON.stringify(answer));
      made.push({ table: answer.table, link: answer.invitations[0].path });
    }
    return made;
  }, count);
}

async function makeTable(page: Page): Promise<Made> {
  const [made] = await makeTables(page, 1);
  if (!made) throw new Error("no table");
  return made;
}

/** The seats that this page's browser holds at a table, by the server's word. */
const seatsAt = (page: Page, table: string): Promise<number[]> =>
  page.evaluate(async (table) => {
    const response = await fetch(`/api/tables/${table}`);
    return ((await response.json()) as { you: number[] }).you;
  }, table);

/** The link that carries the seats of this page's browser. */
async function makeLink(page: Page): Promise<string> {
  await page.goto("/");
  await page.getByRole("button", { name: "Play on another device" }).click();
  const link = page.getByLabel("Link to your seats");
  await expect(link).toHaveValue(/\/recover#[\w-]{43}$/);
  return link.inputValue();
}

/** The cards of remembered games, what is asked in their place, too. */
const cards = (page: Page) => page.locator("[data-card]");
const removeButton = (page: Page) => page.getByRole("button", { name: "Remove this game" });

test("a browser with 210 tables still owns its seat at the first one", async ({ page }) => {
  await page.goto("/");
  const [first] = await makeTables(page, 210);
  if (!first) throw new Error("no table");
  expect(await page.context().cookies()).toHaveLength(1);
  expect(await seatsAt(page, first.table)).toEqual([0]);
  await page.goto(`/table/${first.table}`);
  await takeByMouse(page);
});

test("a browser whose memory was cleared finds its tables again", async ({ page }) => {
  await page.goto("/");
  const { table } = await makeTable(page);
  await page.reload();
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText("Ada – Seat 2 (free)");
  await expect(cards(page)).toContainText("Your turn");
  await cards(page).getByRole("link").click();
  await expect(page).toHaveURL(`/table/${table}`);
  await takeByMouse(page);
});

test("seats go along to another browser", async ({ person }) => {
  const [ada, phone, late] = [await person(), await person(), await person()];
  const errors = [watchForErrors(ada), watchForErrors(phone)];
  await ada.goto("/");
  const { table } = await makeTable(ada);
  const old = await makeLink(ada);
  const link = await makeLink(ada);
  expect(link).not.toBe(old);
  await expectNoViolations(ada, "home with a link to the seats");

  // Looking at the link does nothing: previews do no more.
  const asked: string[] = [];
  phone.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await phone.goto(link);
  await expect(phone.getByRole("heading", { level: 1 })).toHaveText("Take your seats here");
  await expectNoViolations(phone, "a link to seats");
  expect(asked.filter((path) => path.startsWith("/api/"))).toEqual([]);

  await phone.getByRole("button", { name: "Take my seats here" }).focus();
  await phone.keyboard.press("Enter");
  await expect(phone.getByRole("heading", { level: 1 })).toHaveText("Your seats are here");
  await expect(phone.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(phone).toHaveURL("/recover");
  await expectNoViolations(phone, "seats taken");
  await phone.getByRole("link", { name: "Pyramix" }).click();
  await expect(phone).toHaveURL(`/table/${table}`);
  await takeByMouse(phone);
  await phone.goto("/");
  await expect(cards(phone)).toContainText("Ada – Seat 2 (free)");
  expect(await seatsAt(ada, table)).toEqual([0]);

  await late.goto(old);
  await late.getByRole("button", { name: "Take my seats here" }).click();
  await expect(late.getByRole("heading", { level: 1 })).toHaveText("This link is not valid");
  await expect(late).toHaveURL("/recover");
  await expectNoViolations(late, "a void link to seats");
  expect(errors.flat()).toEqual([]);
});

test("who takes another's seats keeps their own for themselves", async ({ person }) => {
  const [ada, phone] = [await person(), await person()];
  for (const page of [ada, phone]) await page.goto("/");
  const [there, here] = [await makeTable(ada), await makeTable(phone)];
  await phone.goto(await makeLink(ada));
  await phone.getByRole("button", { name: "Take my seats here" }).click();
  await expect(phone.getByRole("listitem")).toHaveCount(2);
  for (const { table } of [there, here]) expect(await seatsAt(phone, table)).toEqual([0]);
  expect(await seatsAt(ada, there.table)).toEqual([0]);
  expect(await seatsAt(ada, here.table)).toEqual([]);
});

test("who sits alone deletes a table for everybody", async ({ person }) => {
  const [ada, eve] = [await person(), await person()];
  await ada.goto("/");
  const { table } = await makeTable(ada);
  await eve.goto(`/table/${table}`);
  await expect(eve.getByText("You are watching this table.")).toBeVisible();
  await ada.reload();
  // Before its seats are seen, nobody knows that she sits there alone.
  await expect(cards(ada)).toContainText("Ada – Seat 2 (free)");

  // By keyboard: the question takes the place of its card, and Escape leads back.
  await removeButton(ada).focus();
  await ada.keyboard.press("Enter");
  await expect(ada.getByRole("button", { name: "Remove it here" })).toBeFocused();
  await expectNoViolations(ada, "what to do with a table");
  await ada.keyboard.press("Escape");
  await expect(removeButton(ada)).toBeFocused();
  await ada.keyboard.press("Enter");
  await ada.getByRole("button", { name: "Delete for everybody" }).click();
  await expectNoViolations(ada, "whether to delete a table");
  const record = await savedRecord(ada);
  expect(record).toContain('[Seat0 "Ada"]');
  await ada.getByRole("button", { name: "Delete for good" }).click();
  await expect(ada.getByText("The table is deleted for everybody.")).toBeVisible();
  await expect(cards(ada)).toHaveCount(0);

  await expect(eve.getByText("What this browser saw of it is still here")).toBeVisible();
  await expect(eve.getByText("Reconnecting")).toHaveCount(0);
  await expectNoViolations(eve, "a table that is gone");
  expect(await savedRecord(eve)).toBe(record);
  await eve.reload();
  await expect(eve.getByText("What this browser saw of it is still here")).toBeVisible();
  await ada.goto(`/table/${table}`);
  await expect(ada.getByRole("heading", { level: 1 })).toHaveText("There is no such table");
});

test("a table with a friend is only put away, and stays so", async ({ person }) => {
  const [ada, grace] = [await person(), await person()];
  await ada.goto("/");
  const { table, link } = await makeTable(ada);
  await grace.goto(link);
  await grace.getByRole("button", { name: "Sit down and play" }).click();
  await ada.goto(`/table/${table}`);
  await expect(takeable(ada).first()).toBeVisible();
  await ada.goto("/");
  await removeButton(ada).click();
  await expect(ada.getByText("The game is gone from this device.")).toBeVisible();
  await ada.getByRole("button", { name: "Put it back" }).click();
  await expect(cards(ada)).toHaveCount(1);
  await removeButton(ada).click();
  await ada.reload();
  await expect(ada.getByRole("heading", { name: "Your seats" })).toBeVisible();
  await expect(cards(ada)).toHaveCount(0);
  await expect(removals(grace)).toHaveCount(0);
});

test("a table by link needs a person, and the form says so", async ({ page }) => {
  await page.goto("/new/pyramix");
  await chooseFriends(page);
  await openMore(page);
  const open = page.getByRole("button", { name: "Open the table" });
  for (const seat of [1, 2]) {
    await expect(open).toBeEnabled();
    await page
      .getByRole("group", { name: `Seat ${seat}` })
      .getByLabel("Bot")
      .check();
  }
  await expect(open).toBeDisabled();
  await expect(page.getByText("The server keeps a table for people")).toBeVisible();
  await expectNoViolations(page, "a table of bots alone");
  await page.getByRole("radio", { name: /^At one device/ }).check();
  await expect(page.getByRole("button", { name: "Start the game" })).toBeEnabled();
});
