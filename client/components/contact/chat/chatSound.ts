const NOTES = [
  { hertz: 660, atS: 0 },
  { hertz: 880, atS: 0.12 },
] as const
const NOTE_S = 0.18
const VOLUME = 0.08

/** Plays two soft notes; silent where the browser blocks sound before the first user gesture. */
export function playChatSound(): void {
  try {
    const audio = new AudioContext()
    for (const { hertz, atS } of NOTES) {
      const start = audio.currentTime + atS
      const tone = audio.createOscillator()
      const volume = audio.createGain()
      tone.frequency.value = hertz
      volume.gain.setValueAtTime(VOLUME, start)
      volume.gain.exponentialRampToValueAtTime(0.001, start + NOTE_S)
      tone.connect(volume).connect(audio.destination)
      tone.start(start)
      tone.stop(start + NOTE_S)
      if (atS > 0) tone.addEventListener('ended', () => void audio.close())
    }
  } catch {
    // Without sound the message is still shown.
  }
}
