import { lineStateAfter, type LineEvent, type LineStanding } from './lineState.ts'

/** What decides whether time moves a line on. Instants in ISO, UTC. */
export interface ClockFacts extends LineStanding {
  startsAt: string | null
  endsAt: string | null
}

/**
 * What time has done to a line by now: it starts on its first day once it is ready and paid for, and ends after its
 * last. After an outage both at once. Empty when nothing has to change, so that asking again does no harm.
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
  if (line.startsAt !== null && line.startsAt <= nowIso) happens('start')
  if (line.endsAt !== null && line.endsAt <= nowIso) happens('end')
  return events
}
