import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { gameCards, statusOn } from "./cards";
import type { Core } from "./core";
import type { OnlineSeat } from "./protocol";
import { joinRecord } from "./record";
import { Memory, passingEntries, type RememberedTable } from "./storage";
import { pyramixHeader, realCore } from "./testing";
import { Timeline } from "./timeline";

let core: Core;
let record: string;
beforeAll(async () => {
  core = await realCore("pyramix");
  const start = Timeline.open(core, joinRecord(pyramixHeader(2), []));
  if (!start.ok) throw new Error(start.error.message);
  record = joinRecord(pyramixHeader(2), [start.value.sample(1n)]);
});

let memory: Memory;
beforeEach(() => {
  memory = new Memory(passingEntries());
});

const ada: OnlineSeat = { kind: "human", name: "Ada", claimed: true };
const grace: OnlineSeat = { kind: "human", name: "Grace", claimed: true };
const free: OnlineSeat = { kind: "human", name: "", claimed: false };
const bot: OnlineSeat = { kind: "bot", name: "bot:4", claimed: true };

/** The card of a table of the server at which seat 0 is ours, with its status. */
function cardOf(more: Partial<RememberedTable> = {}) {
  const seats = [ada, free];
  const entry = { id: "t", game: "pyramix", record, seats, you: [0], over: false };
  memory.tables.put({ ...entry, invitations: [], touched: 1, ...more });
  const card = gameCards(new Map([["pyramix", core]]), memory)[0];
  return card && { ...card, status: statusOn(card) };
}

describe("the card of a table of the server", () => {
  it("says whose turn it is", () => {
    expect(cardOf()).toMatchObject({ yourTurn: true, status: "Your turn", over: false });
  });

  it("knows whether somebody else sits there", () => {
    expect(cardOf()?.alone).toBe(true);
    expect(cardOf({ seats: [ada, bot] })?.alone).toBe(true);
    expect(cardOf({ seats: [ada, grace], you: [0, 1] })?.alone).toBe(true);
    expect(cardOf({ seats: [ada, grace] })?.alone).toBe(false);
    expect(cardOf({ you: [] })?.alone).toBe(false);
  });

  it("shows a table that this browser has not seen yet", () => {
    const unseen = { record: "", seats: [] };
    expect(cardOf(unseen)).toMatchObject({ view: null, over: false, alone: false });
    expect(cardOf({ ...unseen, over: true })).toMatchObject({ status: "The game is over" });
    expect(cardOf({ ...unseen, you: [] })).toBeUndefined();
  });

  it("asks nobody to move at a table that is gone", () => {
    expect(cardOf({ gone: true })).toMatchObject({
      yourTurn: false,
      over: true,
      alone: false,
      status: "No longer on the server",
    });
  });
});
