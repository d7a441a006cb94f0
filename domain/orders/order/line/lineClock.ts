import { lineStateAfter, type LineEvent, type LineStanding } from './lineState.ts'
import type { PausableTime } from '../pause/pause.types.ts'
import { isPaused, openPause } from '../pause/pauseLine.ts'
import { fallsShort, isMadeGood, type ShortfallFacts } from '../changes/makeGood.ts'

/** The facts that decide whether a line changes with time. Instants in ISO, UTC. */
export interface ClockFacts extends LineStanding, ShortfallFacts, PausableTime {
  startsAt: string | null
  endsAt: string | null
  /** The deadline of the buyer's choice for a campaign that fell short. */
  answerBy: string | null
}

/**
 * The events that are due for a line: it starts on its first day once it is ready and paid for, and
 * ends after its last, or waits for a choice if it fell short. An extended one also ends once it
 * has delivered everything. Several at once after an outage. A paused one does not start, and ends
 * only if its pause does not move its end. Empty if nothing is due, so that it is idempotent.
 */
export function clockEvents(line: ClockFacts, nowIso: string): LineEvent[] {
  const events: LineEvent[] = []
  let { state } = line
  const happens = (event: LineEvent) => {
    const next = lineStateAfter({ ...line, state }, event)
    if (next === null) return
    events.push(event)
    state = next
  }
  const isPast = (instant: string | null) => instant !== null && instant <= nowIso
  const paused = isPaused(line) ? openPause(line.pauses) : null
  if (isPast(line.startsAt) && !paused) happens('start')
  const isEnding = isPast(line.endsAt) && paused?.movesEnd !== true
  if (isEnding || isMadeGood(line)) happens(fallsShort({ ...line, state }) ? 'fall_short' : 'end')
  if (isPast(line.answerBy)) happens('settle_short')
  return events
}
