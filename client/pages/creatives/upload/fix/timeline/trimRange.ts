import { within } from '../picture/fixGeometry.ts'

/** What stays of sound or video, ms from its beginning. */
export interface TrimRange {
  startMs: number
  endMs: number
}

export interface TrimLimits {
  durationMs: number
  /** The longest that may stay; null where any length may. */
  maxMs: number | null
}

/** Less than this is no spot; shorter files stay whole. */
export const SHORTEST_MS = 500

const longest = ({ durationMs, maxMs }: TrimLimits) => Math.min(durationMs, maxMs ?? durationMs)
const shortest = (limits: TrimLimits) => Math.min(SHORTEST_MS, longest(limits))

export const lengthOf = ({ startMs, endMs }: TrimRange): number => endMs - startMs

/** As much as may stay, from the beginning. */
export function firstRange(limits: TrimLimits): TrimRange {
  return { startMs: 0, endMs: longest(limits) }
}

/** As much as may stay, up to the end. */
export function lastRange(limits: TrimLimits): TrimRange {
  return { startMs: limits.durationMs - longest(limits), endMs: limits.durationMs }
}

/** The beginning put elsewhere; the end follows where what stays would become too long or too short. */
export function moveStart(range: TrimRange, startMs: number, limits: TrimLimits): TrimRange {
  const start = within(startMs, 0, limits.durationMs - shortest(limits))
  return {
    startMs: start,
    endMs: within(range.endMs, start + shortest(limits), start + longest(limits)),
  }
}

/** The end put elsewhere; the beginning follows where what stays would become too long or too short. */
export function moveEnd(range: TrimRange, endMs: number, limits: TrimLimits): TrimRange {
  const end = within(endMs, shortest(limits), limits.durationMs)
  return {
    startMs: within(range.startMs, end - longest(limits), end - shortest(limits)),
    endMs: end,
  }
}

/**
 * The range that can be cut without making the picture anew: a copy begins with a whole picture. It begins at the last
 * key frame up to the wish, and never becomes too long.
 */
export function cuttableRange(
  range: TrimRange,
  keyFramesMs: readonly number[],
  limits: TrimLimits,
): TrimRange {
  const startMs = keyFramesMs.findLast((at) => at <= range.startMs) ?? 0
  return { startMs, endMs: Math.min(range.endMs, startMs + longest(limits)) }
}
