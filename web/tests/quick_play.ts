// Plays a table of the server to its end, the short way: moves that the core chooses, each sent by a
// socket of the browser whose seat it is, so with its cookie.
import type { Page } from "@playwright/test";
import { realCore } from "../src/lib/testing";

interface Move {
  seat: number;
  text: string;
}

/** Sends the move, if one is given, and waits for the events that follow on the first `ply`. */
function eventsAfter(page: Page, table: string, ply: number, move?: Move): Promise<string[]> {
  return page.evaluate(
    ({ table, ply, move }) =>
      new Promise<string[]>((resolve, reject) => {
        const path = `/api/tables/${table}/socket?protocol=2&since=${ply}`;
        const socket = new WebSocket(location.origin.replace("http", "ws") + path);
        socket.onclose = () => {
          reject(new Error("the socket closed"));
        };
        socket.onmessage = ({ data }) => {
          const said = JSON.parse(String(data)) as { type: string; events?: string[] };
          if (said.type === "hello" && move) {
            const { seat, text } = move;
            const known = { move_id: crypto.randomUUID(), expected_ply: ply, undone: 0 };
            socket.send(JSON.stringify({ type: "move", seat, text, ...known }));
          } else if (said.type === "events") {
            resolve(said.events ?? []);
            socket.close();
          } else if (said.type === "refused" || said.type === "error") {
            reject(new Error(String(data)));
          }
        };
      }),
    { table, ply, move },
  );
}

/** @param people - the pages by the seats that they play; machines play the others. */
export async function playToTheEnd(
  people: ReadonlyMap<number, Page>,
  table: string,
): Promise<void> {
  const [watcher] = people.values();
  if (!watcher) throw new Error("nobody plays");
  const record = await watcher.evaluate(
    async (table) => (await fetch(`/api/tables/${table}/record`)).text(),
    table,
  );
  const game = /^\[Game "(\w+)"\]$/m.exec(record)?.[1] ?? "";
  const opened = (await realCore(game, true)).open(record);
  if (!opened.ok) throw new Error(opened.error.message);
  const position = opened.value;
  for (let { next } = position.view(); next !== "over"; { next } = position.view()) {
    const seat = Array.isArray(next) ? (next[0] ?? 0) : 0;
    const page = people.get(seat);
    const move = page && { seat, text: position.choose("bot:1", BigInt(position.ply)) };
    for (const line of await eventsAfter(page ?? watcher, table, position.ply, move)) {
      const [actor = "", ...text] = line.split(" ");
      const event = { actor: actor === "*" ? null : Number(actor), text: text.join(" ") };
      const refused = position.apply(event);
      if (refused) throw new Error(refused.message);
    }
  }
  position.close();
}
