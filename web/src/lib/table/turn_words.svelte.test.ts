// @vitest-environment happy-dom
// Whose turn it is, in the words of a table, whatever keeps it.
import { afterEach, expect, it } from "vitest";
import type { Draft } from "../draft.svelte";
import type { GameModule, SeatName, Told, View } from "../games";
import type { Table } from "../table";
import { asAdvice } from "./as_advice";
import type { Look } from "./look.svelte";
import type { TableModel } from "./model.svelte";
import { Trouble } from "./trouble.svelte";
import { TurnWords } from "./turn_words.svelte";

let stop: () => void = () => undefined;
afterEach(() => stop());

const seats: SeatName[] = [{ name: "Ada", self: true }, { name: "Grace" }, { name: "Joan" }];

/** Who is told what: a stand-in for the sentences of a game. */
const describeEvent: GameModule["describeEvent"] = ({ actor, text }, _, __, names) => {
  const who = names[actor ?? 0];
  return who?.advised ? `${who.self ? "You" : who.name}: ${text}!` : `${who?.name} did ${text}.`;
};

interface Case {
  table?: Partial<Table>;
  atEnd?: boolean;
  look?: Partial<Look>;
  view?: Partial<View>;
}

/** The words of a table at which seat 1 is to move and this page plays seat 0. */
function wordsAt({ table = {}, atEnd = true, look = {}, view = {} }: Case): TurnWords {
  const stands = { next: [1], scores: [3, 14, 0], race: undefined, ...view };
  const played = {
    seats,
    you: [0],
    thinking: null,
    away: false,
    playable: true,
    timeline: { ply: 5 },
    stage: { atEnd, shown: 5 },
    ...table,
  };
  const looked = { table: played, view: stands, acting: null, untold: false, turn: null, ...look };
  let made: TurnWords | undefined;
  stop = $effect.root(() => {
    const module = { describeEvent } as Pick<GameModule, "describeEvent">;
    made = new TurnWords(looked as unknown as Look, module, new Trouble());
  });
  if (!made) throw new Error("no words");
  return made;
}

/** Without the marks that keep a name's letters in their direction. */
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, "");
const turn = (what: Case) => plain(wordsAt(what).turn);

const race = { seats: [0, 2], yield: "waive", forfeit: "nothing" };
const due = { next: [0] } as Partial<View>;

it("is the turn of who is to move", () => {
  expect(turn({})).toBe("Grace to move");
  expect(turn({ look: { acting: 0 }, view: due })).toBe("Your turn");
});

it("is said by name to each of several people at one device", () => {
  const shared = { table: { you: [0, 1] }, look: { acting: 1 } };
  expect(turn(shared)).toBe("Grace, it is your turn");
});

it("is a bot's that thinks, as long as one does not look back", () => {
  expect(turn({ table: { thinking: 1 } })).toBe("Grace is thinking …");
  expect(turn({ table: { thinking: 1 }, atEnd: false })).toBe("Grace to move");
});

it("is everybody's who runs a race, until they have answered", () => {
  expect(turn({ view: { race }, look: { acting: 0 } })).toBe("Your chance");
  const shared = { table: { you: [0, 2] }, look: { acting: 2 } };
  expect(turn({ view: { race }, ...shared })).toBe("Who is first?");
  expect(turn({ view: { race } })).toBe("You or Joan may be first");
});

it("waits for a server that is away, if it is one's own", () => {
  const away = { table: { away: true } };
  expect(turn({ ...away, view: due })).not.toBe("Your turn");
  expect(turn({ ...away, view: due })).toContain("Your turn");
  expect(turn({ ...away, view: due, atEnd: false })).toBe("Your turn");
  expect(turn(away)).toBe("Grace to move");
  expect(turn({ ...away, view: { next: "chance" } })).toBe("Chance decides");
});

it("says that one's own is prepared, once it is confirmed", () => {
  const prepared = (confirmed: boolean) =>
    turn({ look: { turn: { preparing: true, confirmed, steps: [] } as unknown as Draft } });
  expect(prepared(true)).toBe("Grace to move; your turn is prepared");
  expect(prepared(false)).toBe("Grace to move");
});

it("is not asked for in a record that ends early", () => {
  expect(turn({ table: { playable: false }, view: due })).toBe("The game was not finished");
});

it("keeps the result to itself until it is told, then says it with the points", () => {
  const ended = { next: "over", winners: [1], scores: [3, 14] } as unknown as Partial<View>;
  const untold = wordsAt({ view: ended, look: { over: true, untold: true } });
  expect(untold.turn).toBe("The game is over");
  expect(untold.sentence).toBe("The final scoring tells the points step by step.");
  stop();
  const told = wordsAt({ view: ended, look: { over: true } });
  expect([told.turn, told.sentence].map(plain)).toEqual(["Grace won", "Ada 3, Grace 14, Joan 0."]);
});

it("says first why something cannot be done", () => {
  const said = wordsAt({ view: { next: "over" }, look: { over: true } });
  said.note = "Nobody can undo this.";
  expect(said.sentence).toBe("Nobody can undo this.");
});

it("advises whoever is at this page, and whoever is looked at where nobody is", () => {
  const advice = (actor: number, at: SeatName[]) => {
    const table = { seats: at } as Table;
    const model = { table, words: wordsAt({ table }) } as TableModel;
    return asAdvice(model, { event: { actor, text: "build" } } as Told);
  };
  expect(advice(0, seats)).toBe("You: build!");
  // "Your stones" would be those of who looks on.
  expect(advice(1, seats)).toBe("Grace did build.");
  expect(advice(1, [{ name: "Ada" }, { name: "Grace" }])).toBe("You: build!");
});
