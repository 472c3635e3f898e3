// What is heard of the page: the one way from a sound's name to the loudspeaker.
//
// A browser lets no page sound before somebody has pressed something: `awaken` is called then.
import { Schedule } from "./schedule";
import { sound } from "./synth";
import { timbres, type Sound } from "./timbres";

/** The loudest that the page is: sounds accompany, they do not call from the next room. */
const loudest = 0.7;

export class Player {
  private audio: AudioContext | null = null;
  private out: GainNode | null = null;
  private readonly schedule = new Schedule();

  constructor(
    /** From 0 (nothing) to 1, as the person wants it now. */
    private readonly volume: () => number,
    private readonly open: () => AudioContext = () => new AudioContext(),
  ) {}

  /** Settled as soon as the page may be heard; silent where a browser cannot sound at all. */
  async awaken(): Promise<void> {
    if (this.volume() === 0) return;
    const audio = (this.audio ??= this.opened());
    // Refused where the browser has not seen a press: the next one asks again. Besides "suspended"
    // there is Safari's "interrupted", by a call or another app.
    if (audio && audio.state !== "running") await audio.resume().catch(() => undefined);
  }

  private opened(): AudioContext | null {
    try {
      const audio = this.open();
      this.out = audio.createGain();
      this.out.connect(audio.destination);
      return audio;
    } catch {
      return null;
    }
  }

  play(name: Sound): void {
    const { audio, out } = this;
    const volume = this.volume();
    if (volume === 0 || !audio || !out || audio.state !== "running") return;
    const begin = this.schedule.admit(name, audio.currentTime);
    if (begin === null) return;
    // Loudness is heard by ratios: half the volume is a quarter of the swing.
    out.gain.value = loudest * volume ** 2;
    sound(audio, out, timbres[name], begin);
  }

  close(): void {
    void this.audio?.close();
    this.audio = this.out = null;
  }
}
