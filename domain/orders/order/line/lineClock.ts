import { lineStateAfter, type LineEvent, type LineStanding } from './lineState.ts'
import { fallsShort, isMadeGood, type ShortfallFacts } from '../changes/makeGood.ts'

/** What decides whether time moves a line on. Instants in ISO, UTC. */
export interface ClockFacts extends LineStanding, ShortfallFacts {
  startsAt: string | null
  endsAt: string | null
  /** Until when the buyer can choose, of a campaign that fell short. */
  answerBy: string | null
}

/**
 * What time has done to a line by now: it starts on its first day once it is ready and paid for, and ends after its
 * last, or waits for a choice when it fell short. An extended one also ends with the last of its impressions. After an
 * outage several at once. Empty when nothing has to change, so that asking again does no harm.
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
  if (isPast(line.startsAt)) happens('start')
  if (isPast(line.endsAt) || isMadeGood(line))
    happens(fallsShort({ ...line, state }) ? 'fall_short' : 'end')
  if (isPast(line.answerBy)) happens('settle_short')
  return events
}
