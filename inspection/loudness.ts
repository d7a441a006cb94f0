/** Blocks of 400 ms with an overlap of 75%: a new one every 100 ms (BS.1770-4). */
const STEP_SECONDS = 0.1
const STEPS_PER_BLOCK = 4
const ABSOLUTE_GATE_LUFS = -70
const RELATIVE_GATE_LU = -10
const OFFSET = -0.691

/** Left, right, center, low frequencies, left and right surround. */
const SURROUND_WEIGHTS = [1, 1, 1, 0, 1.41, 1.41] as const

interface Biquad {
  b0: number
  b1: number
  b2: number
  a1: number
  a2: number
}

/** Measures sound in pieces; stores only one number per 100 ms. */
export interface LoudnessMeter {
  /** Samples from -1 to 1, one array per channel, all of the same length; six channels are L R C LFE Ls Rs. */
  add: (channels: readonly Float32Array[]) => void
  /** Integrated loudness in LUFS so far; null if the sound is silent or shorter than 400 ms. */
  integrated: () => number | null
}

/**
 * Integrated loudness of decoded sound in LUFS (ITU-R BS.1770-4, gated); null if it is silent or shorter than 400 ms.
 * `channels`: samples from -1 to 1, one array per channel; six channels are L R C LFE Ls Rs.
 */
export function integratedLoudness(
  channels: readonly Float32Array[],
  sampleRate: number,
): number | null {
  const meter = loudnessMeter(sampleRate)
  meter.add(channels)
  return meter.integrated()
}

/** A meter for sound at this sample rate. */
export function loudnessMeter(sampleRate: number): LoudnessMeter {
  const stepLength = Math.round(sampleRate * STEP_SECONDS)
  const ears: ((sample: number) => number)[] = []
  const steps: number[] = []
  let sum = 0
  let filled = 0
  const earOf = (index: number) => (ears[index] ??= ear(sampleRate))
  const addStretch = (channels: readonly Float32Array[], from: number, to: number) => {
    channels.forEach((samples, index) => {
      const weight = channels.length > 3 ? (SURROUND_WEIGHTS[index] ?? 0) : 1
      if (weight > 0) sum += weight * energyOf(samples, from, to, earOf(index))
    })
  }
  return {
    add: (channels) => {
      const length = channels[0]?.length ?? 0
      for (let at = 0; at < length;) {
        const end = Math.min(length, at + stepLength - filled)
        addStretch(channels, at, end)
        filled += end - at
        at = end
        if (filled < stepLength) continue
        steps.push(sum / stepLength)
        sum = 0
        filled = 0
      }
    },
    integrated: () => gatedLoudness(steps),
  }
}

function gatedLoudness(steps: readonly number[]): number | null {
  const blocks: number[] = []
  for (let end = STEPS_PER_BLOCK; end <= steps.length; end += 1) {
    blocks.push(mean(steps.slice(end - STEPS_PER_BLOCK, end)))
  }
  const loud = blocks.filter((energy) => loudnessOf(energy) > ABSOLUTE_GATE_LUFS)
  if (loud.length === 0) return null
  const gate = loudnessOf(mean(loud)) + RELATIVE_GATE_LU
  return loudnessOf(mean(loud.filter((energy) => loudnessOf(energy) > gate)))
}

function energyOf(
  samples: Float32Array,
  from: number,
  to: number,
  hear: (sample: number) => number,
): number {
  let sum = 0
  for (let at = from; at < to; at += 1) sum += hear(samples[at] ?? 0) ** 2
  return sum
}

/** The two filters of K-weighting. */
function ear(sampleRate: number): (sample: number) => number {
  const shelf = filter(headShelf(sampleRate))
  const pass = filter(lowCut(sampleRate))
  return (sample) => pass(shelf(sample))
}

function filter({ b0, b1, b2, a1, a2 }: Biquad): (sample: number) => number {
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  return (x0) => {
    const y0 = b0 * x0 + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
    ;[x2, x1, y2, y1] = [x1, x0, y1, y0]
    return y0
  }
}

/** Models the head: boosts high frequencies by 4 dB. */
function headShelf(sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * 1681.974450955533) / sampleRate)
  const q = 0.7071752369554196
  const high = 10 ** (3.999843853973347 / 20)
  const band = high ** 0.4996667741545416
  const a0 = 1 + k / q + k * k
  return {
    b0: (high + (band * k) / q + k * k) / a0,
    b1: (2 * (k * k - high)) / a0,
    b2: (high - (band * k) / q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / q + k * k) / a0,
  }
}

/** High-pass filter: the ear hears little below 40 Hz. */
function lowCut(sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * 38.13547087602444) / sampleRate)
  const q = 0.5003270373238773
  const a0 = 1 + k / q + k * k
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0 }
}

function loudnessOf(energy: number): number {
  return energy > 0 ? OFFSET + 10 * Math.log10(energy) : -Infinity
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
