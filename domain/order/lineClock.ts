import { nextLineState, type LineEvent, type LineState, type OrderLineType } from './lineState.ts'
import type { OrderState } from './orderState.ts'

/** What decides whether time moves a line on. Instants in ISO, UTC. */
export interface ClockFacts {
  type: OrderLineType
  state: LineState
  orderState: OrderState
  startsAt: string | null
  endsAt: string | null
}

const isPaid = (state: OrderState) => state === 'booked' || state === 'completed'

/**
 * What time has done to a line by now: it starts on its first day once it is ready and paid for, and ends after its
 * last. After an outage both at once. Empty when nothing has to change, so that asking again does no harm.
 */
export function clockEvents(line: ClockFacts, nowIso: string): LineEvent[] {
  if (line.type !== 'campaign' || line.orderState === 'cancelled') return []
  const events: LineEvent[] = []
  let { state } = line
  const happens = (event: LineEvent) => {
    const next = nextLineState(line.type, state, event)
    if (next === null) return
    events.push(event)
    state = next
  }
  if (isPaid(line.orderState) && line.startsAt !== null && line.startsAt <= nowIso) happens('start')
  if (line.endsAt !== null && line.endsAt <= nowIso) happens('end')
  return events
}
