import { integratedLoudness } from '#inspection/loudness.ts'

/** The changes to decoded sound. */
export interface SoundShape {
  fadeInMs: number
  fadeOutMs: number
  /** Target loudness, LUFS; null leaves it unchanged. */
  targetLufs: number | null
}

export type Channels = Float32Array<ArrayBuffer>[]

/** Maximum sample of leveled sound: encoders overshoot a little (-1 dBFS). */
export const CEILING = 10 ** (-1 / 20)
/** Maximum gain, dB: more would only raise noise. */
const MAX_GAIN_DB = 40
/** Tolerance, LU. */
const NEAR = 0.2
/** Limiting peaks reduces loudness, which the next round restores. */
const MAX_ROUNDS = 12
/** Time for which the limiter holds a gain around peaks, seconds: a shorter one would crackle. */
const HOLD_SECONDS = 0.015

/** Fades sound at its ends, then levels it to a loudness. Leaves the input unchanged. */
export function shapeSound(channels: Channels, sampleRate: number, shape: SoundShape): Channels {
  const faded = channels.map((samples) => fade(samples, sampleRate, shape))
  return shape.targetLufs === null ? faded : level(faded, sampleRate, shape.targetLufs)
}

function fade(
  samples: Float32Array<ArrayBuffer>,
  sampleRate: number,
  { fadeInMs, fadeOutMs }: SoundShape,
): Float32Array<ArrayBuffer> {
  const copy = samples.slice()
  const lengthIn = Math.min(copy.length, Math.round((fadeInMs / 1000) * sampleRate))
  const lengthOut = Math.min(copy.length, Math.round((fadeOutMs / 1000) * sampleRate))
  for (let at = 0; at < lengthIn; at += 1) copy[at] = (copy[at] ?? 0) * curve(at / lengthIn)
  for (let at = 0; at < lengthOut; at += 1) {
    const index = copy.length - 1 - at
    copy[index] = (copy[index] ?? 0) * curve(at / lengthOut)
  }
  return copy
}

/** A curve that sounds even at both ends. */
const curve = (share: number) => (1 - Math.cos(Math.PI * share)) / 2

function level(channels: Channels, sampleRate: number, targetLufs: number): Channels {
  const measured = integratedLoudness(channels, sampleRate)
  if (measured === null) return channels
  let gainDb = Math.min(MAX_GAIN_DB, targetLufs - measured)
  let made = amplified(channels, sampleRate, gainDb)
  for (let round = 1; round < MAX_ROUNDS; round += 1) {
    const missing = targetLufs - (integratedLoudness(made, sampleRate) ?? targetLufs)
    if (Math.abs(missing) <= NEAR || gainDb >= MAX_GAIN_DB) break
    gainDb = Math.min(MAX_GAIN_DB, gainDb + missing)
    made = amplified(channels, sampleRate, gainDb)
  }
  return made
}

/** Applies a gain, with peaks limited below the ceiling in all channels alike. */
function amplified(channels: Channels, sampleRate: number, gainDb: number): Channels {
  const gain = 10 ** (gainDb / 20)
  const held = holdingGains(channels, gain, Math.max(1, Math.round(HOLD_SECONDS * sampleRate)))
  return channels.map((samples) =>
    samples.map((sample, at) => sample * gain * (held === null ? 1 : (held[at] ?? 1))),
  )
}

/**
 * The limiter's gain for each sample: the least gain that the samples around it need, averaged over
 * the same time, so that it is reached before the peak. Null if nothing is too loud.
 */
function holdingGains(channels: Channels, gain: number, window: number): Float32Array | null {
  const length = channels[0]?.length ?? 0
  const needed = new Float32Array(length).fill(1)
  let isTooLoud = false
  for (const samples of channels) {
    for (let at = 0; at < length; at += 1) {
      const peak = Math.abs(samples[at] ?? 0) * gain
      if (peak <= CEILING) continue
      isTooLoud = true
      needed[at] = Math.min(needed[at] ?? 1, CEILING / peak)
    }
  }
  return isTooLoud ? evened(leastAhead(needed, window), window) : null
}

/** For each value, the minimum of it and those that follow it within the window. */
function leastAhead(values: Float32Array, window: number): Float32Array {
  const least = new Float32Array(values.length)
  // Positions of values that grow towards the front: the last one is the minimum of the window.
  const queue = new Int32Array(values.length)
  let [first, last] = [0, 0]
  for (let at = values.length - 1; at >= 0; at -= 1) {
    const value = values[at] ?? 1
    while (last > first && (values[queue[last - 1] ?? 0] ?? 1) >= value) last -= 1
    queue[last] = at
    last += 1
    while ((queue[first] ?? 0) >= at + window) first += 1
    least[at] = values[queue[first] ?? 0] ?? 1
  }
  return least
}

/**
 * For each value, the mean of it and those before it within the window; values before the beginning
 * equal the first.
 */
function evened(values: Float32Array, window: number): Float32Array {
  const means = new Float32Array(values.length)
  const first = values[0] ?? 1
  let sum = first * window
  for (let at = 0; at < values.length; at += 1) {
    sum += (values[at] ?? 1) - (at >= window ? (values[at - window] ?? 1) : first)
    // A running sum accumulates rounding errors, which must not make anything louder.
    means[at] = Math.min(1, sum / window)
  }
  return means
}
