/** Frames that are looked at for the rate. */
export const FRAMES_LOOKED_AT = 120
/** Times in WebM are whole milliseconds: a longest step so much over the shortest is no rounding. */
const VARIABLE_RATIO = 1.5

/** Frames a second and whether the time between frames changes, from the times of the first frames, seconds. */
export function frameTiming(timestamps: readonly number[]): {
  framesPerSecond: number
  variableFrameRate: boolean
} {
  const times = timestamps.toSorted((a, b) => a - b)
  const steps = times.slice(1).map((time, index) => time - (times[index] ?? 0))
  const length = (times.at(-1) ?? 0) - (times[0] ?? 0)
  if (steps.length === 0 || length <= 0) return { framesPerSecond: 0, variableFrameRate: false }
  const rate = steps.length / length
  return {
    framesPerSecond: Math.round(rate * 1000) / 1000,
    variableFrameRate: Math.max(...steps) > VARIABLE_RATIO * Math.min(...steps),
  }
}
