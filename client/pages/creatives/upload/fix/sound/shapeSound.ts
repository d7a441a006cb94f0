import { integratedLoudness } from '#inspection/loudness.ts'

/** What is done to decoded sound. */
export interface SoundShape {
  fadeInMs: number
  fadeOutMs: number
  /** How loud it is to become, LUFS; null: as it is. */
  targetLufs: number | null
}

export type Channels = Float32Array<ArrayBuffer>[]

/** No sample of levelled sound is above this: encoders overshoot a little (-1 dBFS). */
export const CEILING = 10 ** (-1 / 20)
/** More than this would raise noise alone, dB. */
const MAX_GAIN_DB = 40
/** Near enough, LU. */
const NEAR = 0.2
/** Holding peaks down takes loudness away, which the next round gives back. */
const MAX_ROUNDS = 12
/** How long peaks are held down around them, seconds: shorter would crackle. */
const HOLD_SECONDS = 0.015

/** Sound faded at its ends and brought to a loudness, in that order; what comes in is not changed. */
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

/** Even to the ear at both ends. */
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

/** Louder or softer, with peaks held under the ceiling in all channels alike. */
function amplified(channels: Channels, sampleRate: number, gainDb: number): Channels {
  const gain = 10 ** (gainDb / 20)
  const held = holdingGains(channels, gain, Math.max(1, Math.round(HOLD_SECONDS * sampleRate)))
  return channels.map((samples) =>
    samples.map((sample, at) => sample * gain * (held === null ? 1 : (held[at] ?? 1))),
  )
}

/**
 * For each sample the share that keeps it under the ceiling: the least of those that the samples around it need, evened
 * out over the same time, so that it is reached before the peak comes. Null where nothing is too loud.
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

/** The least of each value and those that follow it within the window. */
function leastAhead(values: Float32Array, window: number): Float32Array {
  const least = new Float32Array(values.length)
  // Places of values that grow towards the front: the last is the least of the window.
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

/** The mean of each value and those before it within the window; before the beginning all is as the first. */
function evened(values: Float32Array, window: number): Float32Array {
  const means = new Float32Array(values.length)
  const first = values[0] ?? 1
  let sum = first * window
  for (let at = 0; at < values.length; at += 1) {
    sum += (values[at] ?? 1) - (at >= window ? (values[at - window] ?? 1) : first)
    // A running sum gathers rounding errors: it never makes anything louder.
    means[at] = Math.min(1, sum / window)
  }
  return means
}
