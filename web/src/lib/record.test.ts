import { describe, expect, it } from "vitest";
import {
  cleanName,
  displayNames,
  eventLine,
  joinRecord,
  newHeader,
  ownTags,
  parseEvent,
  seatNames,
  sitterOf,
  splitRecord,
  tagsOf,
  tidied,
  withResult,
  withSeats,
} from "./record";

const setup = {
  game: "pyramix",
  rules: 1,
  players: 2,
  options: { cobras: "all" },
  seats: ['Ada "the" \\ Great', "bot:4"],
  date: "2026-01-02T03:04:05Z",
};

describe("headers", () => {
  it("are written with their values escaped, and read back", () => {
    const header = newHeader(setup);
    expect(header).toBe(
      '[Game "pyramix"]\n[Rules "1"]\n[Players "2"]\n[Option.cobras "all"]\n' +
        '[Date "2026-01-02T03:04:05Z"]\n[Seat0 "Ada \\"the\\" \\\\ Great"]\n[Seat1 "bot:4"]\n',
    );
    const tags = tagsOf(header);
    expect(tags.get("Seat0")).toBe('Ada "the" \\ Great');
    expect(tags.get("Option.cobras")).toBe("all");
    expect(seatNames(tags)).toEqual([
      { bot: false, name: 'Ada "the" \\ Great' },
      { bot: true, name: "bot:4" },
    ]);
  });

  it("leave out seats without a name", () => {
    const header = newHeader({ ...setup, options: {}, seats: ["", "bot:1"] });
    expect(header).not.toContain("Seat0");
    expect(seatNames(tagsOf(header)).map(({ name }) => name)).toEqual([undefined, "bot:1"]);
  });

  it("carry data of the game's own, which can be told from what all records have", () => {
    const header = newHeader({ ...setup, tags: { "Sheet.G": "rgb" } });
    expect(header).toContain('[Option.cobras "all"]\n[Sheet.G "rgb"]\n[Date ');
    expect(ownTags(tagsOf(`${header}[Result "1 2"]\n[Fair.seed "x"]\n`))).toEqual({
      "Sheet.G": "rgb",
    });
  });

  it("tell a tag of the game's own that only begins or ends as one that all records have", () => {
    const own = { Rulesets: "a", MyGame: "b", Seating: "c", Seat: "d", Optional: "e" };
    const tags = Object.entries(own).map(([name, value]) => `[${name} "${value}"]\n`);
    expect(ownTags(tagsOf(`${tags.join("")}[Seat10 "Ada"]\n`))).toEqual(own);
  });

  it("get their result behind the last seat, once", () => {
    const header = '[Game "pyramix"]\n[Seat0 "Ada"]\n[Fair.x "1"]\n';
    const finished = '[Game "pyramix"]\n[Seat0 "Ada"]\n[Result "3 4"]\n[Fair.x "1"]\n';
    expect(withResult(header, [3, 4])).toBe(finished);
    expect(withResult(finished, [3, 4])).toBe(finished);
    expect(withResult('[Game "pyramix"]\n', [1, 2])).toBe('[Game "pyramix"]\n[Result "1 2"]\n');
    expect(withResult('[Result "0 0"]\n[Game "pyramix"]\n', [1, 2])).toBe(
      '[Result "1 2"]\n[Game "pyramix"]\n',
    );
    expect(withResult('[Seat0 "Ada"]\n[Fair.x "1"]\n', [5])).toBe(
      '[Seat0 "Ada"]\n[Result "5"]\n[Fair.x "1"]\n',
    );
    const many = '[Seat9 "Ada"]\n[Seat10 "Grace"]\n';
    expect(withResult(`${many}[Note "a [Seat0 b"]\n`, [1])).toBe(
      `${many}[Result "1"]\n[Note "a [Seat0 b"]\n`,
    );
  });

  it("name who sat there, in place of who was named before", () => {
    const header = '[Game "pyramix"]\n[Seat0 "Eve"]\n[Result "1 2"]\n[Window "30"]\n';
    expect(withSeats(header, ['A"a', "", "bot:4"])).toBe(
      '[Game "pyramix"]\n[Window "30"]\n[Seat0 "A\\"a"]\n[Seat2 "bot:4"]\n',
    );
    const note = '[Note "not [Seat0 or [Result "]\n';
    expect(withSeats(note, ["Ada"])).toBe(`${note}[Seat0 "Ada"]\n`);
    expect(withSeats('[Game "pyramix"]\n[Date "2026-01-02"]\n', ["Ada$&"])).toBe(
      '[Game "pyramix"]\n[Seat0 "Ada$&"]\n[Date "2026-01-02"]\n',
    );
  });
});

describe("records", () => {
  it("split and join without loss", () => {
    const record = '[Game "pyramix"]\n\n* reveal 000=bA\n0 000\n';
    const { header, events } = splitRecord(record);
    expect(header).toBe('[Game "pyramix"]\n');
    expect(events).toEqual(["* reveal 000=bA", "0 000"]);
    expect(joinRecord(header, events)).toBe(record);
  });

  it("lose what a clipboard adds when they are pasted", () => {
    const record = '[Game "pyramix"]\n\n0 000\n';
    expect(tidied(`\uFEFF\r\n  \r\n${record.replaceAll("\n", "\r\n")}\r\n \n`)).toBe(record);
    expect(tidied(record.trimEnd())).toBe(record);
    expect(tidied(record)).toBe(record);
    expect(tidied('[Game "pyramix"]')).toBe('[Game "pyramix"]\n\n');
    expect(tidied('[Game "pyramix"]\n\n\n\n')).toBe('[Game "pyramix"]\n\n');
    expect(tidied(" \n\n")).toBe("");
  });

  it("may have no events", () => {
    expect(splitRecord('[Game "pyramix"]\n\n').events).toEqual([]);
  });

  it("have events of a seat or of chance", () => {
    expect(parseEvent("* reveal 111=X")).toEqual({ actor: null, text: "reveal 111=X" });
    expect(parseEvent("3 014")).toEqual({ actor: 3, text: "014" });
    for (const line of ["* reveal 111=X", "3 014"]) expect(eventLine(parseEvent(line))).toBe(line);
  });
});

describe("names", () => {
  it("are one line of at most 40 characters", () => {
    expect(cleanName("  Ada\n\tLovelace ")).toBe("Ada Lovelace");
    expect(cleanName("x".repeat(50))).toHaveLength(40);
    expect([...cleanName("\u{1F40D}".repeat(50))]).toHaveLength(40);
  });

  it("show bots by their character and number those alike", () => {
    const bot = (level: number) => ({ bot: true, name: `bot:${level}` });
    expect(displayNames([bot(1), bot(8), { bot: false, name: undefined }, bot(1)])).toEqual([
      { name: "Nefru", bot: { level: 1, nth: 1 } },
      { name: "Imhotep", bot: { level: 8, nth: 1 } },
      { name: "Player 3" },
      { name: "Nefru II", bot: { level: 1, nth: 2 } },
    ]);
  });

  it("call the one person of this page, who gave none, by the word for it", () => {
    const nobody = { bot: false, name: undefined };
    const called = (name: string) => ({ bot: false, name });
    expect(displayNames([nobody, called("Ada")], [0])).toEqual([
      { name: "You", self: true },
      { name: "Ada" },
    ]);
    expect(displayNames([nobody, called("Ada")], [1])).toEqual([
      { name: "Player 1" },
      { name: "Ada", self: true },
    ]);
  });

  it("call nobody so where two share the page, or one only looks on", () => {
    const nobody = { bot: false, name: undefined };
    for (const you of [[], [0, 1]]) {
      expect(displayNames([nobody, nobody], you)).toEqual([
        { name: "Player 1" },
        { name: "Player 2" },
      ]);
    }
  });

  it("take whoever is called by that word for somebody else", () => {
    const guest = { bot: false, name: "You" };
    const nobody = { bot: false, name: undefined };
    expect(displayNames([guest, nobody], [1])).toEqual([
      { name: "You 2" },
      { name: "You", self: true },
    ]);
    // Whatever their seats: the own name has no number, and all others are told apart.
    expect(displayNames([guest, guest, nobody], [2]).map(({ name }) => name)).toEqual([
      "You 2",
      "You 3",
      "You",
    ]);
    expect(displayNames([guest, { bot: false, name: "Ada" }], [1])).toEqual([
      { name: "You" },
      { name: "Ada", self: true },
    ]);
  });

  it("tell a free seat from one that is taken", () => {
    const free = sitterOf({ kind: "human", name: "", claimed: false });
    expect(free).toEqual({ bot: false, name: undefined, open: true });
    expect(displayNames([free, free])).toEqual([
      { name: "Seat 1 (free)", free: true },
      { name: "Seat 2 (free)", free: true },
    ]);
    expect(sitterOf({ kind: "bot", name: "bot:4", claimed: true })).toEqual({
      bot: true,
      name: "bot:4",
    });
    expect(sitterOf({ kind: "human", name: "bot:4", claimed: true })).toEqual({
      bot: false,
      name: "bot:4",
    });
  });

  it("leave a person theirs, even a bot's", () => {
    expect(displayNames([{ bot: false, name: "bot:8" }])).toEqual([{ name: "bot:8" }]);
  });
});
