// A short sound when it is the player's turn, if enabled.

export function chime() {
  try {
    const context = new AudioContext();
    for (const [index, pitch] of [523.25, 659.25].entries()) {
      const tone = context.createOscillator();
      const volume = context.createGain();
      const begin = context.currentTime + 0.14 * index;
      tone.frequency.value = pitch;
      tone.type = "triangle";
      volume.gain.setValueAtTime(0.0001, begin);
      volume.gain.exponentialRampToValueAtTime(0.16, begin + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, begin + 0.5);
      tone.connect(volume).connect(context.destination);
      tone.start(begin);
      tone.stop(begin + 0.55);
    }
    setTimeout(() => context.close(), 1500);
  } catch {
    // A missing sound does not matter.
  }
}
