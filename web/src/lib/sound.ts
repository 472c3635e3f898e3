// The one sound of the page: two soft tones when it is your turn, if you want to hear them.

let context: AudioContext | undefined;

function tone(audio: AudioContext, frequency: number, at: number): void {
  const oscillator = audio.createOscillator();
  const volume = audio.createGain();
  oscillator.frequency.value = frequency;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.12, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + 0.5);
}

/** To be called when the person does something: browsers let no page sound before that. */
export function awaken(): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

export function chime(): void {
  context ??= new AudioContext();
  tone(context, 523.25, context.currentTime);
  tone(context, 783.99, context.currentTime + 0.12);
}
