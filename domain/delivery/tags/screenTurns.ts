import type { CountedEvent } from '../counting/countedEvent.ts'

/** How far the times of two plays may be off: each batch is dated by its arrival. */
const MAX_JITTER_MS = 2_000
const MAX_JITTER_PART = 0.25

/** A turn of a screen: its name, which two plays of one turn share, and when it begins. */
export interface ScreenTurn {
  name: string
  fromMs: number
}

/** The turns that a play would take: of each list one must be free. */
export interface WantedTurns {
  /** Of the screen: it shows one ad at a time. */
  screen: ScreenTurn
  /** Of the line: as many in each loop as it has slots. */
  line: ScreenTurn[]
}

/**
 * The turns that a play needs; null for events that no loop bounds. Time is cut into stretches a little shorter than a
 * turn and than a loop, so that the plays of one screen never share one, and those of several playlists, tabs or tokens
 * that claim the same time do.
 */
export function wantedTurns({ loop, screenId, lineId, atMs }: CountedEvent): WantedTurns | null {
  if (!loop) return null
  const turnMs = loop.slotSeconds * 1_000
  const loopMs = turnMs * loop.loopSlots
  const jitterMs = Math.min(MAX_JITTER_MS, turnMs * MAX_JITTER_PART)
  const startOf = (lengthMs: number) => Math.floor(atMs / lengthMs) * lengthMs
  const [turn, round] = [startOf(turnMs - jitterMs), startOf(loopMs - jitterMs)]
  return {
    screen: { name: `${screenId} ${turn}`, fromMs: turn },
    line: Array.from({ length: loop.slots }, (_, at) => ({
      name: `${screenId} ${round} ${lineId} ${at}`,
      fromMs: round,
    })),
  }
}

/** A turn from its name. */
export const readTurn = (name: string): ScreenTurn => ({
  name,
  fromMs: Number(name.split(' ')[1]),
})
