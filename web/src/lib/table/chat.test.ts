import { beforeEach, expect, it, vi } from "vitest";
import { passingEntries } from "../storage";
import { Chat } from "./chat.svelte";
import { chatKept } from "./chat_kept";

const entries = { current: passingEntries() };
const send = vi.fn<(message: object) => void>();
const muted = vi.fn<(seats: readonly number[]) => void>();
let chat: Chat;

function visit(): Chat {
  return new Chat({ send, muted, kept: chatKept(entries.current, "q7"), own: () => [0] });
}
const written = (number: number, seat: number, text: string) => ({
  number,
  seat,
  name: seat === 0 ? "Ada" : "Grace",
  at: 1772236800,
  text,
});
const tell = (message: object) => chat.hear(JSON.stringify(message));
const message = (number: number, seat: number, text: string) =>
  tell({ type: "message", ...written(number, seat, text) });
const texts = () => chat.messages.map(({ text }) => text);

beforeEach(() => {
  entries.current = passingEntries();
  send.mockClear();
  muted.mockClear();
  chat = visit();
});

it("is off until somebody switches it on, and each connection is told", () => {
  chat.greet();
  chat.turn(true);
  chat.greet();
  chat.turn(false);
  expect(send.mock.calls.map(([it]) => it)).toEqual(
    [false, true, true, false].map((on) => ({ type: "chat", on })),
  );
});

it("is remembered for the table", () => {
  chat.turn(true);
  expect(visit().on).toBe(true);
  expect(
    new Chat({ send, muted, kept: chatKept(entries.current, "other"), own: () => [] }).on,
  ).toBe(false);
  chat.turn(false);
  expect(visit().on).toBe(false);
});

it("takes the server's list in place of what it knew", () => {
  chat.turn(true);
  const messages = [written(3, 1, "one"), written(4, 0, "two")];
  tell({ type: "chat", on: true, writes: true, muted: [2], messages });
  expect([chat.writes, texts()]).toEqual([true, ["one", "two"]]);
  expect(muted).toHaveBeenCalledWith([2]);
  message(5, 1, "three");
  expect(texts()).toEqual(["one", "two", "three"]);
  tell({ type: "chat", on: true, writes: false, muted: [], messages: [written(5, 1, "three")] });
  expect([chat.writes, texts()]).toEqual([false, ["three"]]);
  tell({ type: "chat", on: false, muted: [] });
  expect(texts()).toEqual([]);
});

it("counts what others have written and nobody has looked at, also at the next visit", () => {
  chat.turn(true);
  message(1, 1, "one");
  message(2, 0, "mine");
  message(3, 1, "two");
  expect(chat.unread).toBe(2);
  chat.show(true);
  expect(chat.unread).toBe(0);
  message(4, 1, "three");
  chat.show(false);
  expect(chat.unread).toBe(0);
  chat = visit();
  const messages = [written(4, 1, "three"), written(5, 1, "four")];
  tell({ type: "chat", on: true, writes: true, muted: [], messages });
  expect(chat.unread).toBe(1);
});

it("waits for what it has written, and says why it was refused", () => {
  chat.turn(true);
  chat.write(0, "Hello!");
  expect(send).toHaveBeenLastCalledWith({ type: "write", seat: 0, text: "Hello!" });
  message(1, 1, "of another");
  expect(chat.pending).toBe("Hello!");
  message(2, 0, "Hello!");
  expect(chat.pending).toBeNull();
  chat.write(0, "More");
  tell({
    type: "unsaid",
    error: { code: "rate_limited", message: "Wait.", fault: "too_many_chats" },
  });
  expect([chat.pending, chat.refusal?.fault, chat.on]).toEqual([null, "too_many_chats", true]);
  chat.write(0, "Again");
  expect(chat.refusal).toBeNull();
  chat.greet();
  expect(chat.pending, "its answer was lost").toBeNull();
});

it("is off where nobody writes", () => {
  chat.turn(true);
  tell({ type: "unsaid", error: { code: "conflict", message: "Nobody.", fault: "no_chat" } });
  expect(chat.on).toBe(false);
});

it("mutes and reports", () => {
  chat.mute(1, true);
  expect(send).toHaveBeenLastCalledWith({ type: "mute", seat: 1, on: true });
  chat.report(written(7, 1, "rude"), "insult", "  again ");
  const report = { type: "report", seat: 1, message: 7, reason: "insult" };
  expect(send).toHaveBeenLastCalledWith({ ...report, words: "again" });
  chat.report(written(7, 1, "rude"), "insult", " ");
  expect(send).toHaveBeenLastCalledWith(report);
  chat.report({ seat: 2 }, "name", "");
  expect(send).toHaveBeenLastCalledWith({ type: "report", seat: 2, reason: "name" });
  expect(chat.received).toBe(false);
  tell({ type: "received" });
  expect(chat.received).toBe(true);
  chat.mute(1, false);
  expect(chat.received, "something else is told now").toBe(false);
});

it("drops what has not its form", () => {
  for (const json of ["", "[]", '{"type":"message","number":1}', '{"type":"later"}'])
    chat.hear(json);
  expect([texts(), chat.refusal]).toEqual([[], null]);
});

it("goes on where the browser keeps nothing", () => {
  entries.current = {
    ...passingEntries(),
    setItem: () => {
      throw new Error("full");
    },
  };
  chat = visit();
  chat.turn(true);
  expect(chat.on).toBe(true);
});
