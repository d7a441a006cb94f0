import { within } from '../picture/fixGeometry.ts'

/** The selected part of sound or video, ms from its beginning. */
export interface TrimRange {
  startMs: number
  endMs: number
}

export interface TrimLimits {
  durationMs: number
  /** Maximum length of the selection; null for no limit. */
  maxMs: number | null
}

/** A spot cannot be shorter; shorter files stay whole. */
export const SHORTEST_MS = 500

const longest = ({ durationMs, maxMs }: TrimLimits) => Math.min(durationMs, maxMs ?? durationMs)
const shortest = (limits: TrimLimits) => Math.min(SHORTEST_MS, longest(limits))

export const lengthOf = ({ startMs, endMs }: TrimRange): number => endMs - startMs

/** The longest allowed range from the beginning. */
export function firstRange(limits: TrimLimits): TrimRange {
  return { startMs: 0, endMs: longest(limits) }
}

/** The longest allowed range up to the end. */
export function lastRange(limits: TrimLimits): TrimRange {
  return { startMs: limits.durationMs - longest(limits), endMs: limits.durationMs }
}

/** Moves the start; the end follows if the range would become too long or too short. */
export function moveStart(range: TrimRange, startMs: number, limits: TrimLimits): TrimRange {
  const start = within(startMs, 0, limits.durationMs - shortest(limits))
  return {
    startMs: start,
    endMs: within(range.endMs, start + shortest(limits), start + longest(limits)),
  }
}

/** Moves the end; the start follows if the range would become too long or too short. */
export function moveEnd(range: TrimRange, endMs: number, limits: TrimLimits): TrimRange {
  const end = within(endMs, shortest(limits), limits.durationMs)
  return {
    startMs: within(range.startMs, end - longest(limits), end - shortest(limits)),
    endMs: end,
  }
}

/**
 * The range that can be cut without re-encoding the picture, as a copy must begin with a key frame:
 * the last one before the requested start. Never becomes too long.
 */
export function cuttableRange(
  range: TrimRange,
  keyFramesMs: readonly number[],
  limits: TrimLimits,
): TrimRange {
  const startMs = keyFramesMs.findLast((at) => at <= range.startMs) ?? 0
  return { startMs, endMs: Math.min(range.endMs, startMs + longest(limits)) }
}
