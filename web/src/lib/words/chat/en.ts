// What people write to each other at a table, in English: the words round it.
import type { SeatName } from "$lib/games";
import { isolated, Tongue } from "../tongue";

const { counted } = new Tongue("en");

export const chat = {
  title: "Chat",
  /** The button that opens it; `unread`: messages that nobody has looked at. */
  button: (unread: number) =>
    unread === 0
      ? "Chat"
      : `Chat: ${counted(unread, { one: "new message", other: "new messages" })}`,
  close: "Close",
  switch: "Chat at this table",
  off: "Chat is off for you: you see nothing that is written here. It is read by those who sit at this table and have switched it on, and by nobody else.",
  empty: "Nobody has written anything yet.",
  readOnly: "At this table only people with an account write.",
  input: "Your message",
  send: "Send",
  you: "You",
  left: (characters: number) =>
    counted(characters, { one: "character left", other: "characters left" }),
  more: (who: SeatName) => `What to do about the message of ${isolated(who.name)}`,
  mute: (who: SeatName) => `Mute ${isolated(who.name)}`,
  muteHint: "You do not see their messages and phrases any more, here and at other tables.",
  muted: (who: SeatName) => `You have muted ${isolated(who.name)}.`,
  unmute: "Unmute",
  report: "Report …",
  reason: "Reason",
  reasons: {
    insult: "An insult",
    hate: "Hatred",
    threat: "A threat",
    spam: "Advertising, or always the same",
    cheating: "Cheating",
    name: "The name",
    other: "Something else",
  },
  reportWords: "More about it, if you like",
  reportSend: "Send report",
  reportHint: "Whoever runs this server sees the message and your report; nobody else does.",
  reportPerson: (who: SeatName) => `Report ${isolated(who.name)}`,
  reportPersonHint:
    "Whoever runs this server sees your report, and what that person last wrote at this table; nobody else does.",
  cancel: "Cancel",
  received: "Thank you: your report has been received.",

  /** At a new table. */
  who: "Who may write",
  whoMay: {
    nobody: "Nobody, phrases only",
    accounts: "People with an account",
    everyone: "Everybody who plays",
  },

  /** In the settings. */
  mutes: {
    title: "Muted people",
    hint: "You see neither messages nor phrases of them, at no table. They are not told.",
    none: "You have muted nobody.",
    nameless: "Somebody without a name",
    since: (day: string) => `since ${day}`,
    end: "Unmute",
    endOf: (name: string) => `Unmute ${isolated(name)}`,
  },
};

export type ChatWords = typeof chat;
