import { beforeEach, expect, it } from "vitest";
import { Player } from "./player";
import { lengthOf, timbres, type Sound } from "./timbres";

/** Everything that a context can make, and what was done with it. */
class FakeAudio {
  state: AudioContextState = "running";
  currentTime = 10;
  sampleRate = 100;
  destination = { connect: () => this.destination };
  started: number[] = [];
  stopped: number[] = [];
  gains: { gain: { value: number } }[] = [];
  resumed = 0;
  closed = 0;

  private node(): object {
    const parameter = { value: 1, setValueAtTime: () => parameter };
    const ramp = { linearRampToValueAtTime: () => 0, exponentialRampToValueAtTime: () => 0 };
    const named = { ...parameter, ...ramp };
    return {
      connect: (next: object) => next,
      start: (at: number) => this.started.push(at),
      stop: (at: number) => this.stopped.push(at),
      ...{ gain: named, frequency: { ...named }, Q: { ...named } },
    };
  }

  createGain(): object {
    const node = this.node() as { gain: { value: number } };
    this.gains.push(node);
    return node;
  }
  createOscillator = () => this.node();
  createBufferSource = () => this.node();
  createBiquadFilter = () => this.node();
  createBuffer = (_: number, length: number) => ({
    getChannelData: () => new Float32Array(length),
  });
  resume(): Promise<void> {
    this.resumed += 1;
    return Promise.reject(new Error("no press"));
  }
  close(): Promise<void> {
    this.closed += 1;
    return Promise.resolve();
  }
}

let audio: FakeAudio;
let volume: number;
let player: Player;
let opened: number;
beforeEach(() => {
  [audio, volume, opened] = [new FakeAudio(), 0.5, 0];
  player = new Player(
    () => volume,
    () => {
      opened += 1;
      return audio as unknown as AudioContext;
    },
  );
});

it("is silent, and opens nothing, before it is awakened or without volume", () => {
  player.play("stone");
  volume = 0;
  player.awaken();
  player.play("stone");
  expect([opened, audio.started]).toEqual([0, []]);
});

it("plays every part of a sound in its time", () => {
  player.awaken();
  player.awaken();
  expect(opened).toBe(1);
  player.play("fanfare");
  expect(audio.started).toEqual(timbres.fanfare.map(({ at }) => 10 + at));
  expect(Math.max(...audio.stopped)).toBeCloseTo(10 + lengthOf("fanfare"));
});

it("begins a call behind a piece, and leaves a second piece out", () => {
  player.awaken();
  player.play("wood");
  player.play("wood");
  player.play("turn");
  const turn = timbres.turn.map(({ at }) => 10 + 0.12 + at);
  expect(audio.started).toEqual([...timbres.wood.map(() => 10), ...turn]);
});

it("is as loud as the person wants it now", () => {
  player.awaken();
  const [out] = audio.gains;
  player.play("wood");
  const quiet = out?.gain.value ?? 0;
  volume = 1;
  audio.currentTime += 1;
  player.play("wood");
  expect(out?.gain.value).toBeCloseTo(4 * quiet);
  expect(out?.gain.value).toBeLessThan(1);
});

it("asks again at each press until the browser lets it be heard", () => {
  audio.state = "suspended";
  player.awaken();
  player.awaken();
  expect(audio.resumed).toBe(2);
  player.play("bell");
  expect(audio.started).toEqual([]);
});

it("goes on after a call has interrupted it", () => {
  audio.state = "interrupted";
  player.awaken();
  expect(audio.resumed).toBe(1);
});

it("is silent, and fails at no press, where a browser cannot sound", async () => {
  const silent = new Player(
    () => 1,
    () => {
      throw new Error("no AudioContext");
    },
  );
  await silent.awaken();
  await silent.awaken();
  silent.play("bell");
  silent.close();
});

it("gives its context back", () => {
  player.awaken();
  player.close();
  player.play("bell");
  expect([audio.closed, audio.started]).toEqual([1, []]);
});

it("has short sounds of pieces, and none that is long", () => {
  const lengths = (names: Sound[]) => Math.max(...names.map(lengthOf));
  expect(lengths(["wood", "stone", "tile", "refuse"])).toBeLessThan(0.2);
  expect(lengths(["dice", "coin", "turn"])).toBeLessThan(0.9);
  expect(lengths(["bell", "fanfare"])).toBeLessThan(2);
});
