/** Number of frames to examine for the rate. */
export const FRAMES_LOOKED_AT = 120
/** Frames come in decoding order: up to this many that are shown earlier may follow (H.264: 16, with fields 32). */
export const REORDERED_FRAMES = 32
/**
 * WebM times are whole milliseconds: if the longest step exceeds the shortest by more than this, it is not rounding.
 */
const VARIABLE_RATIO = 1.5

/**
 * Frame rate, and whether it varies, from the times of the first frames in file order, seconds. `goesOn`: the file has
 * more, so the last ones may have gaps between them.
 */
export function frameTiming(
  timestamps: readonly number[],
  goesOn = false,
): {
  framesPerSecond: number
  variableFrameRate: boolean
} {
  const sorted = timestamps.toSorted((a, b) => a - b)
  const times = goesOn ? sorted.slice(0, Math.max(2, sorted.length - REORDERED_FRAMES)) : sorted
  const steps = times.slice(1).map((time, index) => time - (times[index] ?? 0))
  const length = (times.at(-1) ?? 0) - (times[0] ?? 0)
  if (steps.length === 0 || length <= 0) return { framesPerSecond: 0, variableFrameRate: false }
  const rate = steps.length / length
  return {
    framesPerSecond: Math.round(rate * 1000) / 1000,
    variableFrameRate: Math.max(...steps) > VARIABLE_RATIO * Math.min(...steps),
  }
}
