// Bots on this device: they play in a Worker, the page only asks and waits.
import { loadBots } from "./load_core";

export type BotMessage =
  | { kind: "core"; module: WebAssembly.Module }
  | { kind: "choose"; id: number; record: string; bot: string; seed: bigint };

export interface BotAnswer {
  id: number;
  text: string;
}

export interface BotPlayer {
  /** The move of a bot (`bot:4`) at the end of a record. Never answers once it is called off. */
  choose(record: string, bot: string, seed: bigint): Promise<string>;
  /** Nobody waits for the answer any more. */
  callOff(): void;
}

export class WorkerBots implements BotPlayer {
  private worker: Promise<Worker> | null = null;
  private asked = 0;

  constructor(private readonly game: string) {}

  async choose(record: string, bot: string, seed: bigint): Promise<string> {
    const id = ++this.asked;
    this.worker ??= startWorker(this.game).catch((error: unknown) => {
      this.worker = null; // the next question tries again
      throw error;
    });
    const worker = await this.worker;
    return new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<BotAnswer>) => {
        if (data.id === id) resolve(data.text);
      };
      worker.onerror = (event) => reject(new Error(event.message));
      worker.postMessage({ kind: "choose", id, record, bot, seed } satisfies BotMessage);
    });
  }

  callOff(): void {
    this.worker?.then(
      (worker) => worker.terminate(),
      () => undefined,
    );
    this.worker = null;
  }
}

async function startWorker(game: string): Promise<Worker> {
  const module = await loadBots(game);
  const worker = new Worker(new URL("../workers/bot.worker.ts", import.meta.url), {
    type: "module",
  });
  worker.postMessage({ kind: "core", module } satisfies BotMessage);
  return worker;
}
