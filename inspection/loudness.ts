/** Blocks of 400 ms, three quarters overlapping: a new one each 100 ms (BS.1770-4). */
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

/**
 * Integrated loudness of decoded sound in LUFS (ITU-R BS.1770-4, gated); null where it is silent or shorter than
 * 400 ms. `channels`: samples from -1 to 1, a channel each; six channels are L R C LFE Ls Rs.
 */
export function integratedLoudness(
  channels: readonly Float32Array[],
  sampleRate: number,
): number | null {
  const blocks = blockEnergies(channels, sampleRate)
  const loud = blocks.filter((energy) => loudnessOf(energy) > ABSOLUTE_GATE_LUFS)
  if (loud.length === 0) return null
  const gate = loudnessOf(mean(loud)) + RELATIVE_GATE_LU
  return loudnessOf(mean(loud.filter((energy) => loudnessOf(energy) > gate)))
}

function blockEnergies(channels: readonly Float32Array[], sampleRate: number): number[] {
  const stepLength = Math.round(sampleRate * STEP_SECONDS)
  const steps = Math.floor((channels[0]?.length ?? 0) / stepLength)
  const energies = new Float64Array(steps)
  channels.forEach((samples, index) => {
    const weight = channels.length > 3 ? (SURROUND_WEIGHTS[index] ?? 0) : 1
    if (weight > 0) addEnergies(energies, samples, weight, { sampleRate, stepLength })
  })
  const blocks: number[] = []
  for (let step = STEPS_PER_BLOCK; step <= steps; step += 1) {
    blocks.push(mean([...energies.subarray(step - STEPS_PER_BLOCK, step)]))
  }
  return blocks
}

/** Adds a channel's mean squares, step by step, after the two filters of the ear. */
function addEnergies(
  energies: Float64Array,
  samples: Float32Array,
  weight: number,
  { sampleRate, stepLength }: { sampleRate: number; stepLength: number },
): void {
  const shelf = filter(headShelf(sampleRate))
  const pass = filter(lowCut(sampleRate))
  for (let step = 0; step < energies.length; step += 1) {
    let sum = 0
    for (let at = step * stepLength; at < (step + 1) * stepLength; at += 1) {
      sum += pass(shelf(samples[at] ?? 0)) ** 2
    }
    energies[step] = (energies[step] ?? 0) + (weight * sum) / stepLength
  }
}

function filter({ b0, b1, b2, a1, a2 }: Biquad): (sample: number) => number {
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  return (x0) => {
    const y0 = b0 * x0 + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
    ;[x2, x1, y2, y1] = [x1, x0, y1, y0]
    return y0
  }
}

/** The head: highs are raised by 4 dB. */
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

/** The ear hears little below 40 Hz. */
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
