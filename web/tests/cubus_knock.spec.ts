// Cubus's knocks between three browsers at a table of the server.
import { expect, type Page } from "@playwright/test";
import { button, target } from "./cubus";
import { chooseFriends, clickOn, openMore, savedRecord, watchForErrors } from "./table";
import { test, type Person } from "./people";

const bell = (page: Page) => page.getByRole("region", { name: "The bell" });

/** A person's line to the server, which can be made to keep back what the server says. */
class Line {
  private held: (() => void)[] | null = null;
  /** What the page has sent. */
  readonly sent: string[] = [];

  async lay(page: Page): Promise<void> {
    await page.routeWebSocket(/./, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((message) => {
        this.sent.push(String(message));
        server.send(message);
      });
      server.onMessage((message) => {
        if (this.held) this.held.push(() => socket.send(message));
        else socket.send(message);
      });
    });
  }

  hold(): void {
    this.held ??= [];
  }

  release(): void {
    for (const deliver of this.held ?? []) deliver();
    this.held = null;
  }
}

/** Ada opens a table by link; Grace and Edsger sit down. */
async function sitDownByLink(ada: Page, guests: [string, Page][], knock: string): Promise<void> {
  await ada.goto("/new/cubus");
  await chooseFriends(ada);
  await ada.getByRole("radio", { name: "3", exact: true }).check();
  await openMore(ada);
  await ada.getByRole("radio", { name: knock }).check();
  await ada.getByRole("radio", { name: "No limit" }).check();
  await ada.getByLabel("Your name").fill("Ada");
  await ada.getByLabel("Draw the order of the seats by chance").uncheck();
  await ada.getByRole("button", { name: "Open the table" }).click();
  const link = await ada.getByLabel("Link for any free seat").inputValue();
  for (const [name, page] of guests) {
    await page.goto(link);
    await page.getByLabel("Your name").fill(name);
    await page.getByRole("button", { name: "Sit down and play" }).click();
    await expect(page).toHaveURL(/\/table\/[\w-]+$/);
  }
}

/** The ghost around the first box for which Ada's cards are enough; null if there is none. */
async function affordable(page: Page): Promise<string | null> {
  const cards = page.locator("section[aria-label='Ada'] li .visually-hidden");
  const held = (await cards.allTextContents()).filter((words) => !words.trim().startsWith("no "));
  const has = (kind: string) => held.some((words) => words.includes(kind));
  if (has("left side") && has("right side")) return "ghost 0,0";
  if (has("lid") && has("left side")) return "ghost 1,0";
  return has("lid") && has("right side") ? "ghost 0,1" : null;
}

/** Lets a pass pass: everybody but the passer says so. */
async function waive(others: Page[]): Promise<void> {
  for (const page of others) await button(page, "Let it pass").click();
}

/** All pass until Ada holds enough for a second box, and passes once more; gives its ghost. */
async function passUntilMissed(ada: Page, everybody: Page[]): Promise<string> {
  for (let round = 0; round < 12; round++) {
    for (const passer of everybody) {
      await expect(button(passer, "Nothing to build")).toBeVisible();
      const ghost = passer === ada ? await affordable(ada) : null;
      await button(passer, "Nothing to build").click();
      if (ghost !== null) return ghost;
      await waive(everybody.filter((page) => page !== passer));
    }
  }
  throw new Error("Ada never holds enough");
}

interface Sitting {
  ada: Page;
  guests: Page[];
  lines: Line[];
  errors: string[][];
  ghost: string;
}

/** Three people at a table of the server; Ada has missed a box. */
async function missedAt(person: Person, knock: string): Promise<Sitting> {
  const ada = await person();
  const guests = [await person(), await person()];
  const errors = [ada, ...guests].map(watchForErrors);
  const lines = guests.map(() => new Line());
  for (const [index, page] of guests.entries()) await lines[index]?.lay(page);
  const [grace, edsger] = guests;
  if (!grace || !edsger) throw new Error("there are two");
  await sitDownByLink(
    ada,
    [
      ["Grace", grace],
      ["Edsger", edsger],
    ],
    knock,
  );
  const ghost = await passUntilMissed(ada, [ada, ...guests]);
  return { ada, guests, lines, errors, ghost };
}

/** Presses a button on all pages; each has sent its message before it hears of another's. */
async function pressAtOnce({ guests, lines }: Sitting, name: string, sent: string): Promise<void> {
  for (const page of guests) await expect(button(page, name)).toBeVisible();
  for (const line of lines) line.hold();
  await Promise.all(guests.map((page) => button(page, name).click()));
  const messages = () => lines.map((line) => line.sent.filter((it) => it.includes(sent)).length);
  await expect.poll(messages).toEqual([1, 1]);
  for (const line of lines) line.release();
}

/** Everybody has the same record, with one knock, before which the seats before it have waived. */
async function expectOneKnock(pages: Page[]): Promise<void> {
  for (const page of pages) {
    await expect(page.locator("p.turn")).toHaveText(
      /^(Your turn|Waiting for \u2068?Grace\u2069?)$/,
    );
  }
  const [record, ...others] = await Promise.all(pages.map(savedRecord));
  for (const other of others) expect(other).toBe(record);
  expect(record).toMatch(
    /\n0 pass\n(?:1 knock build \S+|1 waive\n2 knock build \S+)\n\* draw [LRTO]\n$/,
  );
  expect(record?.match(/ knock /g)).toHaveLength(1);
}

test("CUB-22: the first to knock claims, and still does after a crash", async ({ person }) => {
  const sitting = await missedAt(person, "By the book");
  const { ada, guests, errors, ghost } = sitting;
  await pressAtOnce(sitting, "Knock", '"claim"');

  // Ada sees who was first, and so does whoever was second.
  await expect(bell(ada)).toContainText(/(Grace|Edsger)\u2069? has knocked/);
  const first = /Grace/.test(await bell(ada).innerText()) ? 0 : 1;
  const [claimant, other] = first === 0 ? guests : guests.toReversed();
  if (!claimant || !other) throw new Error("there are two");
  await expect(bell(claimant)).toContainText("You have knocked");
  await expect(bell(other)).toContainText("was first");
  await expect(button(other, "Knock")).toHaveCount(0);
  await expect(button(claimant, "Give up (2 points to everybody else)")).toBeVisible();

  // The claimant's page is gone in the midst of it; the claim is not.
  const address = claimant.url();
  await claimant.close();
  const again = await claimant.context().newPage();
  errors.push(watchForErrors(again));
  await again.goto(address);
  await expect(bell(again)).toContainText("You have knocked");
  await expect(bell(ada)).toContainText("has knocked");
  await clickOn(target(again, ghost));
  await expect(again.getByText("It may be laid, for 1 point.")).toBeVisible();
  await button(again, "Lay it").click();
  await expectOneKnock([ada, other, again]);
  expect(errors.flat()).toEqual([]);
});

test("CUB-21: a claimant with nothing to show gives up, for two points to all", async ({
  person,
}) => {
  const { ada, guests, errors } = await missedAt(person, "By the book");
  const [grace, edsger] = guests;
  if (!grace || !edsger) throw new Error("there are two");
  await expect(bell(grace)).toBeVisible();
  // By the keys: K knocks.
  await grace.keyboard.press("k");
  await expect(bell(edsger)).toContainText("has knocked");
  await button(grace, "Give up (2 points to everybody else)").click();
  for (const page of [ada, grace, edsger]) await expect(bell(page)).toHaveCount(0);
  expect(await savedRecord(ada)).toMatch(/\n0 pass\n1 knock false\n\* draw [LRTO]\n$/);
  expect(errors.flat()).toEqual([]);
});

test("CUB-22: where the first to show counts, of two at the same moment one is", async ({
  person,
}) => {
  const sitting = await missedAt(person, "Gentle");
  for (const page of sitting.guests) {
    await button(page, "Knock").click();
    await clickOn(target(page, sitting.ghost));
    await expect(page.getByText("It may be laid, for 1 point.")).toBeVisible();
  }
  await pressAtOnce(sitting, "Lay it", "knock build");
  await expectOneKnock([sitting.ada, ...sitting.guests]);
  expect(sitting.errors.flat()).toEqual([]);
});
