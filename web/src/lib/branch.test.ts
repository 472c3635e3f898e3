import { expect, it } from "vitest";
import { branchOff } from "./branch";
import { Memory, passingEntries } from "./storage";

const record = [
  ...['[Game "anubixx"]', '[Rules "1"]', '[Players "3"]', '[Option.sheets "all"]', '[Sheet.G "r"]'],
  ...[
    '[Seat0 "Ada"]',
    '[Seat1 "bot:4"]',
    '[Result "1 2 3"]',
    '[Outcome "draw"]',
    '[Comment.1 "Why?"]',
    "",
  ],
  ...["* roll rgb", "0 P11<die", "1 end", ""],
].join("\n");
const seats = [{ name: "Ada" }, { name: "Nefru", bot: { level: 4, nth: 1 } }, { name: "Grace" }];

it("begins where the other game stood, in one place of it, against bots", () => {
  const memory = new Memory(passingEntries());
  const branch = { record, ply: 2, seats, seat: 2 };
  const id = branchOff(memory, branch, "Barbara", 3, new Date(5000));
  expect(memory.games.get(id)).toEqual({
    id,
    game: "anubixx",
    seats: [
      { kind: "bot", name: "bot:3" },
      { kind: "bot", name: "bot:4" },
      { kind: "me", name: "Barbara" },
    ],
    record: [
      ...['[Game "anubixx"]', '[Rules "1"]', '[Players "3"]', '[Option.sheets "all"]'],
      ...['[Sheet.G "r"]', '[Continued "2"]', '[Date "1970-01-01T00:00:05Z"]'],
      ...['[Seat0 "bot:3"]', '[Seat1 "bot:4"]', '[Seat2 "Barbara"]', ""],
      ...["* roll rgb", "0 P11<die", ""],
    ].join("\n"),
    over: false,
    touched: 5000,
  });
});
