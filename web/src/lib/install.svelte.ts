// Whether the page can become an app of this device, and is one already.

/** What Chromium hands over instead of asking by itself; no other browser has it. */
export interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

class Installation {
  /** To be taken up once; null where the browser has made none. */
  offer = $state.raw<InstallOffer | null>(null);
  installed = $state(matchMedia("(display-mode: standalone)").matches);

  constructor() {
    addEventListener("beforeinstallprompt", (event) => {
      // The page asks where somebody looks for it, and not in the middle of a game.
      event.preventDefault();
      this.offer = event as InstallOffer;
    });
    addEventListener("appinstalled", () => {
      this.offer = null;
      this.installed = true;
    });
  }

  async accept(): Promise<void> {
    const { offer } = this;
    this.offer = null;
    await offer?.prompt();
  }
}

export const installation = new Installation();

/** An iPhone or iPad, which says how only in its own menu; an iPad calls itself a Macintosh. */
export function isAppleTouch({ userAgent, maxTouchPoints }: Navigator): boolean {
  return /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}
