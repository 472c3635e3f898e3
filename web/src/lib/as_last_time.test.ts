// What a table for friends begins with.
import { expect, it } from "vitest";
import { newHeader, joinRecord } from "./record";
import { SetupForm } from "./setup_form.svelte";
import { Memory, passingEntries, type RememberedTable } from "./storage";
import { asLastTime } from "./as_last_time";

const person = (name: string) => ({ kind: "human" as const, name, claimed: name !== "" });
const bot = (level: number) => ({ kind: "bot" as const, name: `bot:${level}`, claimed: true });

interface Before {
  game?: string;
  seats: RememberedTable["seats"];
  you?: number[];
  options?: Record<string, string>;
  tags?: Record<string, string>;
  touched?: number;
}

function remember(memory: Memory, before: Before): void {
  const { game = "cubus", seats, you = [0], options = {}, tags = {}, touched = 1 } = before;
  const names = seats.map(({ name }) => name);
  const date = "2026-11-23T00:00:00Z";
  const setup = { game, rules: 1, players: seats.length, options, tags, seats: names, date };
  const record = joinRecord(newHeader(setup), []);
  const rest = { over: true, invitations: [], touched };
  memory.tables.put({ id: `${touched}`, game, record, seats, you, ...rest });
}

function formAfter(...tables: Before[]): SetupForm {
  const memory = new Memory(passingEntries());
  for (const table of tables) remember(memory, table);
  const form = new SetupForm("link", "Ada", 1);
  asLastTime(form, memory, "cubus");
  return form;
}

const kinds = ({ seats }: SetupForm) => seats.map(({ kind }) => kind);

it("is for two at first", () => {
  const form = formAfter();
  expect(kinds(form)).toEqual(["me", "open"]);
  expect(form.seats[0]?.name).toBe("Ada");
});

it("has the seats, options and terms of the last table with friends", () => {
  const seats = [bot(4), person("Grace"), person("Ada"), person("")];
  const tags = { Window: "60", Missed: "hidden", Knock: "show", Other: "x" };
  const form = formAfter(
    { seats: [person("Ada"), person("Grace")], touched: 1 },
    { seats, you: [2], options: { mode: "demolition" }, tags, touched: 2 },
  );
  expect(kinds(form)).toEqual(["me", "open", "open", "bot"]);
  expect(form.seats[3]?.level).toBe("4");
  expect(form.options).toEqual({ mode: "demolition" });
  expect(form.race).toMatchObject({ window: "60", missed: "hidden", knock: "show" });
});

it("takes nothing from other games, from tables that were watched, or without friends", () => {
  const friends = [person("Ada"), person("Grace"), person("Edsger")];
  const form = formAfter(
    { seats: friends, game: "pyramix" },
    { seats: friends, you: [], touched: 2 },
    { seats: [person("Ada"), bot(1), bot(2)], touched: 3 },
  );
  expect(kinds(form)).toEqual(["me", "open"]);
  expect(form.options).toEqual({});
});

it("takes no term that it does not know", () => {
  const tags = { Missed: "whispered", Knock: "loudly" };
  const form = formAfter({ seats: [person("Ada"), person("Grace")], tags });
  expect(form.race).toMatchObject({ window: "30", missed: "shown", knock: "claim" });
});

it("has what becomes of who is away from the last table, if that said it", () => {
  const seats = [person("Ada"), person("Grace")];
  expect(formAfter({ seats }).terms).toEqual({});
  const terms = { after_s: 86_400, then: "bot", level: 7 };
  expect(formAfter({ seats, tags: { Absent: "bot 86400 bot:7" } }).terms.absent).toEqual(terms);
  const clock = { kind: "live", base_s: 300, increment_s: 3, then: "bot" };
  expect(formAfter({ seats, tags: { Clock: "live 300 3 bot" } }).terms).toEqual({ clock });
});
