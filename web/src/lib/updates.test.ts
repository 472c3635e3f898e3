import { describe, expect, it, vi } from "vitest";
import { Updates, type UpdatesOutside } from "./updates";

/** A worker that keeps one file. */
class Worker extends EventTarget {
  state = "installed";
  readonly heard: unknown[] = [];

  constructor(private readonly file: string) {
    super();
  }

  postMessage(message: unknown, ports: MessagePort[] = []): void {
    this.heard.push(message);
    ports[0]?.postMessage((message as { holds: string }).holds === this.file);
  }
}

function page({ controlled = true, waiting = null as Worker | null } = {}) {
  const registration = Object.assign(new EventTarget(), {
    waiting,
    installing: null as Worker | null,
    update: vi.fn(() => Promise.resolve()),
  });
  const container = Object.assign(new EventTarget(), { controller: controlled ? {} : null });
  const time = { now: 5 };
  const reload = vi.fn();
  const tell = vi.fn();
  const outside = { registration, container, entry: "/page.js", uptime: () => time.now, reload };
  const updates = new Updates(outside as unknown as UpdatesOutside, tell);
  const install = (worker: Worker) => {
    registration.installing = worker;
    registration.dispatchEvent(new Event("updatefound"));
    registration.waiting = worker;
    worker.dispatchEvent(new Event("statechange"));
  };
  return { updates, registration, container, time, reload, tell, install };
}

describe("a new version", () => {
  it("is told when it is kept, and not before", async () => {
    const { tell, registration, install } = page();
    const worker = new Worker("/other.js");
    worker.state = "installing";
    install(worker);
    expect(worker.heard).toEqual([]);
    worker.state = "installed";
    worker.dispatchEvent(new Event("statechange"));
    await vi.waitFor(() => expect(tell).toHaveBeenCalledTimes(1));
    expect(worker.heard).toEqual([{ holds: "/page.js" }]);
    expect(registration.update).not.toHaveBeenCalled();
  });

  it("is told when it has waited since an earlier visit", async () => {
    const { tell } = page({ waiting: new Worker("/other.js") });
    await vi.waitFor(() => expect(tell).toHaveBeenCalledTimes(1));
  });

  it("takes over unseen where the page is of it already", async () => {
    const worker = new Worker("/page.js");
    const { tell, reload } = page({ waiting: worker });
    await vi.waitFor(() => expect(worker.heard).toEqual([{ holds: "/page.js" }, "take over"]));
    expect(tell).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  it("is none where there was no version before", () => {
    const { install } = page({ controlled: false });
    const worker = new Worker("/other.js");
    install(worker);
    expect(worker.heard).toEqual([]);
  });

  it("is shown after a press, once it has taken over", () => {
    const worker = new Worker("/other.js");
    const { updates, container, reload } = page({ waiting: worker });
    updates.take();
    expect(worker.heard).toContain("take over");
    expect(reload).not.toHaveBeenCalled();
    container.dispatchEvent(new Event("controllerchange"));
    container.dispatchEvent(new Event("controllerchange"));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("is shown at once where another tab has taken it", () => {
    const { updates, reload } = page();
    updates.take();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("is asked for once an hour at most", () => {
    const { updates, registration, time } = page();
    time.now = 3_600_004;
    updates.ask();
    expect(registration.update).not.toHaveBeenCalled();
    time.now = 3_600_005;
    updates.ask();
    updates.ask();
    expect(registration.update).toHaveBeenCalledTimes(1);
  });
});
