// One Worker of the engine and the question that it thinks about.
import type { AnswerOf, FromWorker, Question, ToWorker } from "./messages";

/** As much of a Worker as the engine uses. */
export interface EngineWorker {
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
  postMessage(message: ToWorker): void;
  terminate(): void;
}

/** Why a question has no answer. `loading`: neither Worker nor core ever came. */
export class EngineError extends Error {
  constructor(
    readonly during: "loading" | "thinking",
    message: string,
  ) {
    super(message);
  }
}

export interface Job {
  question: Question;
  /** Nobody waits for the answer any more. */
  readonly calledOff: boolean;
  answered(answer: AnswerOf[Question["kind"]]): void;
  /** The best that is known while the thought goes on. */
  foundSoFar(answer: AnswerOf[Question["kind"]]): void;
  failed(error: unknown): void;
}

export interface HelperOwner {
  /** It has answered, and waits for the next question. */
  rested(): void;
  /** It is of no use any more: another one has to be made. */
  ended(): void;
}

export class Helper {
  private job: Job | null = null;
  /** That of the question it thinks about. */
  private id = 0;
  private loaded = false;

  constructor(
    private readonly worker: EngineWorker,
    core: Promise<WebAssembly.Module>,
    private readonly owner: HelperOwner,
  ) {
    worker.onmessage = ({ data }) => this.receive(data);
    // A file that cannot be loaded is an event without a message, whenever it comes.
    worker.onerror = ({ message }: Partial<ErrorEvent>) =>
      message === undefined ? this.fail("", "loading") : this.fail(message);
    worker.onmessageerror = () => this.fail("its answer could not be read");
    core.then(
      (module) => {
        this.loaded = true;
        worker.postMessage({ kind: "core", module });
      },
      (error: unknown) => this.fail(error instanceof Error ? error.message : String(error)),
    );
  }

  private get now(): EngineError["during"] {
    return this.loaded ? "thinking" : "loading";
  }

  get resting(): boolean {
    return this.job === null;
  }

  ask(job: Job): void {
    this.job = job;
    this.id += 1;
    this.worker.postMessage({ kind: "question", id: this.id, question: job.question });
  }

  thinksAbout(job: Job): boolean {
    return this.job === job;
  }

  /** Nothing else stops a Worker that thinks. Its question stays unanswered. */
  end(): void {
    this.job = null;
    this.worker.terminate();
    this.owner.ended();
  }

  private receive(reply: FromWorker): void {
    if (!this.job || reply.id !== this.id) return;
    if (reply.kind === "error") return this.fail(reply.message);
    if (reply.kind === "so far") return this.job.foundSoFar(reply.answer);
    const { job } = this;
    this.job = null;
    job.answered(reply.answer);
    this.owner.rested();
  }

  /** After an error nobody knows what state its core is in. */
  private fail(message: string, during: EngineError["during"] = this.now): void {
    const { job } = this;
    this.end();
    job?.failed(new EngineError(during, message));
  }
}
