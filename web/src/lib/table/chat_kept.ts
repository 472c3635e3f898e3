// Whether somebody has switched chat on at a table, and the last message that they have read there, in
// this browser's memory.
import type { Entries } from "../storage";
import type { ChatKept } from "./chat.svelte";

export const chatPrefix = "benben.chat.";

export function chatKept(entries: Entries, table: string): ChatKept {
  const key = chatPrefix + table;
  return {
    read: () => {
      const kept = entries.getItem(key);
      const number = Number(kept);
      return kept === null ? null : Number.isSafeInteger(number) && number > 0 ? number : 0;
    },
    write: (lastRead) => {
      try {
        if (lastRead === null) entries.removeItem(key);
        else entries.setItem(key, String(lastRead));
      } catch {
        // It is off at the next visit.
      }
    },
  };
}
