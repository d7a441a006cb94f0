import type { CountedEvent } from '../counting/countedEvent.ts'

/** Tolerance between the times of two plays: each batch is dated by its arrival. */
const MAX_JITTER_MS = 2_000
const MAX_JITTER_PART = 0.25
const HOUR_MS = 3_600_000

/** A turn of a screen: its name, shared by all plays in it, and its start. */
export interface ScreenTurn {
  name: string
  fromMs: number
}

/** The turns that a play could use: one of each list must be free. */
export interface WantedTurns {
  /** For the screen: one ad at a time. */
  screen: ScreenTurn
  /** For the line: as many per loop as it has slots. */
  line: ScreenTurn[]
  /**
   * For the line in an hour: as many as there are loops, so that the tolerance never adds up to
   * extra plays.
   */
  hour: ScreenTurn[]
}

/**
 * The turns that a play needs; null for events without a loop. Turns are a little shorter than real
 * ones, so that plays of one screen never collide, but those of several playlists, tabs or tokens
 * for the same time do.
 */
export function wantedTurns({ loop, screenId, lineId, atMs }: CountedEvent): WantedTurns | null {
  if (!loop) return null
  const turnMs = loop.slotSeconds * 1_000
  const loopMs = turnMs * loop.loopSlots
  const jitterMs = Math.min(MAX_JITTER_MS, turnMs * MAX_JITTER_PART)
  const startOf = (lengthMs: number) => Math.floor(atMs / lengthMs) * lengthMs
  const [turn, round] = [startOf(turnMs - jitterMs), startOf(loopMs - jitterMs)]
  const hour = startOf(HOUR_MS)
  const loopsAnHour = Math.floor((HOUR_MS + 2 * jitterMs) / loopMs) + 1
  return {
    screen: { name: `${screenId} ${turn}`, fromMs: turn },
    line: Array.from({ length: loop.slots }, (_, at) => ({
      name: `${screenId} ${round} ${lineId} ${at}`,
      fromMs: round,
    })),
    hour: Array.from({ length: loop.slots * loopsAnHour }, (_, at) => ({
      name: `${screenId} ${hour} ${lineId} hour ${at}`,
      fromMs: hour,
    })),
  }
}

/** Parses a turn's name. */
export const readTurn = (name: string): ScreenTurn => ({
  name,
  fromMs: Number(name.split(' ')[1]),
})
