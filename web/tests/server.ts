// The real server, for tests that stop it and start it again.
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** The release build, or another one that BENBEN_BINARY names. */
export const binary =
  process.env.BENBEN_BINARY ??
  fileURLToPath(new URL("../../build/release/benben", import.meta.url));

/** The ports of the tests; set BENBEN_E2E_PORT where others need these. */
export const mainPort = Number(process.env.BENBEN_E2E_PORT ?? 4610);
export const secondPort = mainPort + 1;

export class Server {
  private process: ChildProcess | null = null;
  readonly address: string;

  constructor(
    private readonly port: number,
    private readonly data: string,
  ) {
    this.address = `http://127.0.0.1:${port}`;
  }

  async start(more: string[] = []): Promise<void> {
    const options = ["serve", "--port", String(this.port), "--data", this.data, ...more];
    this.process = spawn(binary, options, { stdio: ["ignore", "ignore", "inherit"] });
    const deadline = Date.now() + 30_000;
    while (!(await this.healthy())) {
      if (this.process.exitCode !== null) throw new Error(`benben ended: ${this.process.exitCode}`);
      if (Date.now() > deadline) throw new Error("benben did not start");
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** As a power cut would: no goodbye, nothing flushed. */
  async kill(): Promise<void> {
    const process = this.process;
    this.process = null;
    if (!process || process.exitCode !== null) return;
    const ended = once(process, "exit");
    process.kill("SIGKILL");
    await ended;
  }

  private async healthy(): Promise<boolean> {
    try {
      return (await fetch(`${this.address}/api/health`)).ok;
    } catch {
      return false;
    }
  }
}
