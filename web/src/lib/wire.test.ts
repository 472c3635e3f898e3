import { describe, expect, it } from "vitest";
import { reading, type Reader } from "./reading";
import {
  claimedSeats,
  createdTable,
  deletedTable,
  invitedSeats,
  received,
  recoveryLink,
  seatedTables,
  tableDescription,
} from "./wire";

const seats = [{ kind: "human", name: "Ada", claimed: true }];
const description = { table: "t", header: "", seats, you: [0], ply: 0, over: false };
const hello = { type: "hello", protocol: 2, ...description };
const error = { code: "illegal", message: "No.", rule: "PYX-11", fault: "x", params: { a: "b" } };

const messages: object[] = [
  hello,
  { type: "events", from: 0, events: ["* a"] },
  { type: "seats", seats },
  { type: "accepted", move_id: "m", ply: 1 },
  { type: "noted", move_id: "m" },
  { type: "window", ply: 1, length_ms: null, left_ms: null },
  { type: "window", ply: 1, length_ms: 1000, left_ms: 999 },
  { type: "claimed", move_id: "m" },
  { type: "refused", move_id: "m", error },
  { type: "error", error: { code: "unknown", message: "No." } },
  { type: "pong" },
];

const read = (message: object) => received(JSON.stringify(message));

describe("what the server says", () => {
  it.each(messages)("is a message of the protocol: $type", (message) => {
    expect(read(message)).toEqual({ kind: "message", message });
    expect(read({ ...message, more: 1 })).toEqual({ kind: "message", message });
  });

  it.each(messages)("is malformed where a member is missing: $type", (message) => {
    const names = Object.keys(message).filter((name) => !["type", "protocol"].includes(name));
    for (const name of names) {
      const without = read({ ...message, [name]: undefined });
      expect(without).toMatchObject({ kind: "malformed", misread: { field: name } });
    }
  });

  it("says whose the window is where somebody has claimed it", () => {
    const window = { type: "window", ply: 1, length_ms: null, left_ms: null };
    expect(read({ ...window, claimant: 2 })).toMatchObject({ message: { claimant: 2 } });
    expect(read({ ...window, claimant: "2" })).toMatchObject({ misread: { field: "claimant" } });
  });

  it("is malformed where it is no message at all, or holds the wrong things", () => {
    for (const json of ["", "{", "null", "[]", '"pong"', '{"type":1}'])
      expect(received(json).kind).toBe("malformed");
    expect(read({ type: "events", from: 0, events: ["* a", 1] })).toMatchObject({
      misread: { field: "events[1]" },
    });
    expect(read({ type: "seats", seats: [{ ...seats[0], kind: "cat" }] })).toMatchObject({
      misread: { field: "seats[0].kind" },
    });
  });

  it("is of a kind to ignore, or of another protocol", () => {
    expect(read({ type: "chat", text: "Hello" })).toEqual({ kind: "unknown", type: "chat" });
    expect(read({ type: "constructor" })).toEqual({ kind: "unknown", type: "constructor" });
    expect(read({ type: "hello", protocol: 1 })).toEqual({ kind: "outdated" });
  });
});

const seated = { table: "t", game: "cubus", you: [0], ply: 3, over: false };
const answers: [string, Reader<object>, object][] = [
  ["a table as it stands", tableDescription, description],
  [
    "a table that was made",
    createdTable,
    { table: "t", seats: [0], invitations: [{ seat: 1, path: "/join/t#x" }] },
  ],
  ["a person's tables", seatedTables, { tables: [seated] }],
  ["what an invitation is good for", invitedSeats, { free: [1, 2] }],
  ["seats that were taken", claimedSeats, { table: "t", seats: [1] }],
  ["a table that was deleted", deletedTable, { deleted: "t" }],
  ["a recovery link", recoveryLink, { path: "/recover#x" }],
];

describe("what the server answers", () => {
  it.each(answers)("is read whole: %s", (_, reader, answer) => {
    expect(reading(reader, { ...answer, more: 1 })).toEqual({ ok: true, value: answer });
  });

  it.each(answers)("is refused where a member is missing: %s", (_, reader, answer) => {
    for (const name of Object.keys(answer)) {
      const without = reading(reader, { ...answer, [name]: undefined });
      expect(without).toMatchObject({ ok: false, misread: { field: name } });
    }
  });

  it("may tell of invitations, each of them whole", () => {
    const invite = { table: "t", game: "cubus", by: "Ada", figure: "ibis", at: 1772236800 };
    const invited = [invite, { ...invite, by: "", figure: undefined }];
    expect(reading(seatedTables, { tables: [], invited })).toMatchObject({
      value: { invited: [invite, { by: "" }] },
    });
    for (const name of ["table", "game", "by", "at"]) {
      const answer = { tables: [], invited: [{ ...invite, [name]: undefined }] };
      expect(reading(seatedTables, answer)).toMatchObject({
        misread: { field: `invited[0].${name}` },
      });
    }
  });

  it("is refused where a table among others is not whole", () => {
    for (const name of Object.keys(seated)) {
      const without = { tables: [seated, { ...seated, [name]: undefined }] };
      expect(reading(seatedTables, without)).toMatchObject({
        misread: { field: `tables[1].${name}` },
      });
    }
  });
});
