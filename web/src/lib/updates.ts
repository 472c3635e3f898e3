// New versions of the page: told when one is kept whole, and shown when somebody reloads.
//
// The one idea: a page came from the network first, so it may be newer than the worker that keeps the
// files. A waiting worker is asked whether it keeps the script of this very page: then the page is up
// to date and the worker may take over unseen. Only otherwise is there something new to tell.

/** What this needs of a worker. */
export type Kept = Pick<ServiceWorker, "postMessage">;

/** Whether a worker keeps a file. */
export function holds(worker: Kept, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => {
      port1.close();
      resolve(data === true);
    };
    worker.postMessage({ holds: path }, [port2]);
  });
}

/** No page asks for a new version more often. */
const hour = 3_600_000;

export interface UpdatesOutside {
  registration: ServiceWorkerRegistration;
  container: ServiceWorkerContainer;
  /** The address of the script that this page began with. */
  entry: string;
  /** Milliseconds that the page has been there. */
  uptime: () => number;
  reload: () => void;
}

export class Updates {
  private asked: number;

  constructor(
    private readonly outside: UpdatesOutside,
    /** A new version is there. */
    private readonly tell: () => void,
  ) {
    const { registration } = outside;
    this.asked = outside.uptime();
    if (registration.waiting) void this.consider(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const { installing } = registration;
      installing?.addEventListener("statechange", () => {
        if (installing.state === "installed") void this.consider(installing);
      });
    });
  }

  /** The page is looked at again: a long game may have outlived a version. */
  ask(): void {
    const now = this.outside.uptime();
    if (now - this.asked < hour) return;
    this.asked = now;
    // Offline it is asked again in an hour.
    this.outside.registration.update().catch(() => undefined);
  }

  /** Somebody wants the new version. */
  take(): void {
    const { registration, container, reload } = this.outside;
    // Another tab has taken it already.
    if (!registration.waiting) return reload();
    container.addEventListener("controllerchange", reload, { once: true });
    registration.waiting.postMessage("take over");
  }

  private async consider(worker: Kept): Promise<void> {
    const { container, entry } = this.outside;
    // The first one of all has nobody to take over from.
    if (!container.controller) return;
    if (await holds(worker, entry)) worker.postMessage("take over");
    else this.tell();
  }
}
