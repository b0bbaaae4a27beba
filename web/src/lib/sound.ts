// Short soft sounds, synthesised; silent unless switched on.

import { settings } from './settings.svelte';

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

function ready(): AudioContext | null {
  if (!settings.sound || document.hidden) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

function noise(audio: AudioContext): AudioBuffer {
  if (!hiss) {
    hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const data = hiss.getChannelData(0);
    for (let i = 0; i < data.length; i += 1) data[i] = Math.random() * 2 - 1;
  }
  return hiss;
}

interface Tone {
  pitch: number;
  to?: number;
  at?: number;
  length: number;
  volume: number;
  shape?: OscillatorType;
}

function tone(audio: AudioContext, { pitch, to, at = 0, length, volume, shape = 'sine' }: Tone): void {
  const start = audio.currentTime + at;
  const voice = audio.createOscillator();
  const gain = audio.createGain();
  voice.type = shape;
  voice.frequency.setValueAtTime(pitch, start);
  if (to) voice.frequency.exponentialRampToValueAtTime(to, start + length);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(volume, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(gain).connect(audio.destination);
  voice.start(start);
  voice.stop(start + length + 0.02);
}

function rush(audio: AudioContext, pitch: number, length: number, volume: number, at = 0, rise = 0.005): void {
  const start = audio.currentTime + at;
  const source = audio.createBufferSource();
  source.buffer = noise(audio);
  source.loop = true;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = 0.9;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(volume, start + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(start, Math.random() * 0.5);
  source.stop(start + length + 0.02);
}

const SOUNDS = {
  /** A horse goes one square. */
  hoof: (a: AudioContext) => {
    tone(a, { pitch: 150, to: 70, length: 0.07, volume: 0.16 });
    rush(a, 900, 0.03, 0.03);
  },
  card: (a: AudioContext) => rush(a, 2600, 0.14, 0.07),
  coin: (a: AudioContext) => {
    tone(a, { pitch: 1560, length: 0.16, volume: 0.05, shape: 'triangle' });
    tone(a, { pitch: 2340, at: 0.05, length: 0.2, volume: 0.04, shape: 'triangle' });
  },
  peg: (a: AudioContext) => tone(a, { pitch: 620, to: 480, length: 0.04, volume: 0.09, shape: 'square' }),
  bell: (a: AudioContext) => {
    for (const at of [0, 0.16, 0.32]) tone(a, { pitch: 1180, at, length: 0.3, volume: 0.07, shape: 'triangle' });
  },
  cheer: (a: AudioContext) => {
    rush(a, 700, 1.8, 0.1, 0, 0.5);
    for (const [i, pitch] of [523, 659, 784].entries())
      tone(a, { pitch, at: i * 0.11, length: 0.4, volume: 0.06, shape: 'triangle' });
  },
  turn: (a: AudioContext) => {
    tone(a, { pitch: 523, length: 0.2, volume: 0.06, shape: 'triangle' });
    tone(a, { pitch: 784, at: 0.12, length: 0.3, volume: 0.06, shape: 'triangle' });
  },
  groan: (a: AudioContext) => tone(a, { pitch: 220, to: 110, length: 0.4, volume: 0.07, shape: 'triangle' }),
  knock: (a: AudioContext) => {
    for (const at of [0, 0.15]) tone(a, { pitch: 210, to: 140, at, length: 0.09, volume: 0.2 });
  },
};

export type Sound = keyof typeof SOUNDS;

export function play(sound: Sound): void {
  const audio = ready();
  if (audio) SOUNDS[sound](audio);
}
