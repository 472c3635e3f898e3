// Makes a timbre heard: a source, an envelope, and for noise a resonance, for each of its partials.
import type { Partial } from "./timbres";

/** The fade of an envelope ends here: nobody hears it, and an exponential never comes to nothing. */
const silence = 0.0001;
const noiseSeconds = 0.5;

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** White noise, the same every time. */
function noiseFor(audio: BaseAudioContext): AudioBuffer {
  const known = noises.get(audio);
  if (known) return known;
  const buffer = audio.createBuffer(1, noiseSeconds * audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let index = 0; index < samples.length; index++) {
    // Of a linear congruential generator modulo 2^32 the upper bits.
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    samples[index] = state / 2 ** 31;
  }
  noises.set(audio, buffer);
  return buffer;
}

function sourceOf(audio: BaseAudioContext, part: Partial, at: number): AudioScheduledSourceNode {
  if (part.of === "noise") {
    const source = audio.createBufferSource();
    source.buffer = noiseFor(audio);
    return source;
  }
  const source = audio.createOscillator();
  source.type = part.of;
  source.frequency.setValueAtTime(part.pitch, at);
  if (part.to) source.frequency.exponentialRampToValueAtTime(part.to, at + part.decay);
  return source;
}

function resonance(audio: BaseAudioContext, { pitch, q = 1 }: Partial): AudioNode {
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = q;
  return filter;
}

/** Plays a timbre into a node, beginning at a time of the context's clock. */
export function sound(
  audio: BaseAudioContext,
  into: AudioNode,
  timbre: readonly Partial[],
  begin: number,
): void {
  for (const part of timbre) {
    const at = begin + part.at;
    const top = at + part.attack;
    const envelope = audio.createGain();
    envelope.gain.setValueAtTime(0, at);
    envelope.gain.linearRampToValueAtTime(part.gain, top);
    envelope.gain.exponentialRampToValueAtTime(silence, top + part.decay);
    envelope.connect(into);
    const source = sourceOf(audio, part, at);
    if (part.of === "noise") source.connect(resonance(audio, part)).connect(envelope);
    else source.connect(envelope);
    source.start(at);
    source.stop(top + part.decay);
  }
}
