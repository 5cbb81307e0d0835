// Sounds, made by the page: wood for tiles and figures, a plucked string for points, a chord for turn and end.

import { settings } from "../app/settings.js";

/** @typedef {"place" | "figure" | "score" | "turn" | "end"} Sound */

/** The loudest there is, as a share of what a device can. */
const LOUDEST = 0.5;
/** The same sound twice within this time is heard once, in seconds. */
const TOGETHER = 0.04;

/** Browsers allow sound after a gesture; before it there is nothing to play it. @type {AudioContext | null} */
let context = null;
/** @type {Map<Sound, number>} */
const heard = new Map();
/** How long sounds may last, in milliseconds. */
const AWAKE = 2500;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let rest;

function wake() {
  if (context || !settings().volume) return;
  try {
    context = new AudioContext();
    rest = setTimeout(() => void context?.suspend(), AWAKE);
  } catch {
    // A missing sound does not matter.
  }
}
for (const gesture of ["pointerdown", "keydown"]) window.addEventListener(gesture, wake, { capture: true });

/**
 * A tone that fades.
 * @param {AudioContext} to
 * @param {object} tone
 * @param {number} tone.at seconds from now
 * @param {number} tone.pitch
 * @param {number} [tone.glide] the pitch at its end
 * @param {number} tone.length
 * @param {number} tone.volume
 * @param {OscillatorType} [tone.shape]
 */
function tone(to, { at, pitch, glide = pitch, length, volume, shape = "sine" }) {
  const begin = to.currentTime + at;
  const voice = new OscillatorNode(to, { type: shape, frequency: pitch });
  voice.frequency.exponentialRampToValueAtTime(glide, begin + length);
  voice.connect(fading(to, begin, length, volume));
  voice.start(begin);
  voice.stop(begin + length + 0.05);
}

/**
 * A knock: a short noise around a pitch.
 * @param {AudioContext} to
 * @param {{ at: number, pitch: number, length: number, volume: number }} knock
 */
function knock(to, { at, pitch, length, volume }) {
  const begin = to.currentTime + at;
  const noise = to.createBuffer(1, Math.ceil(to.sampleRate * length), to.sampleRate);
  const samples = noise.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = 2 * Math.random() - 1;
  const source = new AudioBufferSourceNode(to, { buffer: noise });
  const band = new BiquadFilterNode(to, { type: "bandpass", frequency: pitch, Q: 1.2 });
  source.connect(band).connect(fading(to, begin, length, volume));
  source.start(begin);
}

/**
 * @param {AudioContext} to
 * @param {number} begin
 * @param {number} length
 * @param {number} volume
 */
function fading(to, begin, length, volume) {
  const loud = new GainNode(to, { gain: 0 });
  const most = Math.max(0.0002, volume * LOUDEST * (settings().volume / 100));
  loud.gain.setValueAtTime(0.0001, begin);
  loud.gain.exponentialRampToValueAtTime(most, begin + 0.008);
  loud.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  loud.connect(to.destination);
  return loud;
}

/** @type {Record<Sound, (to: AudioContext) => void>} */
const SOUNDS = {
  place(to) {
    knock(to, { at: 0, pitch: 1100, length: 0.05, volume: 0.9 });
    tone(to, { at: 0, pitch: 190, glide: 95, length: 0.12, volume: 0.9 });
  },
  figure(to) {
    knock(to, { at: 0, pitch: 2300, length: 0.03, volume: 0.5 });
    tone(to, { at: 0, pitch: 430, glide: 300, length: 0.07, volume: 0.45 });
  },
  score(to) {
    for (const [index, pitch] of [659.25, 987.77].entries()) tone(to, { at: 0.07 * index, pitch, length: 0.32, volume: 0.32, shape: "triangle" });
  },
  turn(to) {
    for (const [index, pitch] of [523.25, 659.25].entries()) tone(to, { at: 0.14 * index, pitch, length: 0.5, volume: 0.4, shape: "triangle" });
  },
  end(to) {
    for (const [index, pitch] of [392, 523.25, 659.25, 783.99, 1046.5].entries()) tone(to, { at: 0.12 * index, pitch, length: 0.9, volume: 0.34, shape: "triangle" });
  },
};

/**
 * Plays a sound, if sounds are on and the page may make any.
 * @param {Sound} name
 */
export function sound(name) {
  if (!settings().volume || !context) return;
  const { currentTime } = context;
  if (currentTime - (heard.get(name) ?? -1) < TOGETHER) return;
  heard.set(name, currentTime);
  if (context.state === "suspended") void context.resume();
  // A device that plays silence works for nothing.
  clearTimeout(rest);
  rest = setTimeout(() => void context?.suspend(), AWAKE);
  // Tests and curious people can see what was played.
  document.documentElement.dataset.sound = name;
  SOUNDS[name](context);
}
