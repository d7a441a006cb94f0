import { lineStateAfter, type LineEvent, type LineStanding } from './lineState.ts'
import type { PausableTime } from '../pause/pause.types.ts'
import { isPaused, openPause } from '../pause/pauseLine.ts'
import { fallsShort, isMadeGood, type ShortfallFacts } from '../changes/makeGood.ts'

/** What decides whether time moves a line on. Instants in ISO, UTC. */
export interface ClockFacts extends LineStanding, ShortfallFacts, PausableTime {
  startsAt: string | null
  endsAt: string | null
  /** Until when the buyer can choose, of a campaign that fell short. */
  answerBy: string | null
}

/**
 * What time has done to a line by now: it starts on its first day once it is ready and paid for, and ends after its
 * last, or waits for a choice when it fell short. An extended one also ends with the last of its impressions. After an
 * outage several at once. A paused one does not start, and ends only if its pause does not move its end. Empty when
 * nothing has to change, so that asking again does no harm.
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
