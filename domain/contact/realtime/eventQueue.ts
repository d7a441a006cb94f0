import type { ClientEventName } from './clientEvents.ts'
import { MAX_IN_FLIGHT, MAX_QUEUED_EVENTS } from './realtimeLimits.ts'

/** An event that waits to be sent, or to be acknowledged. Its payload carries the same id. */
export interface QueuedEvent {
  id: string
  name: ClientEventName
  payload: unknown
  /** When it happened, ISO. */
  at?: string
}

/** Events in the order they happened; the first `inFlight` of them are on their way. */
export interface EventQueue {
  events: readonly QueuedEvent[]
  inFlight: number
}

export const emptyEventQueue: EventQueue = { events: [], inFlight: 0 }

/** Chat and carts are never given up; what only counts visits gives way first when too much waits. */
const isDispensable = ({ name }: QueuedEvent) =>
  name === 'event:log' || name === 'chat:user-notification'

/** The queue with one more event at its end; an id that waits already is not taken twice. */
export function enqueue(queue: EventQueue, event: QueuedEvent): EventQueue {
  if (queue.events.some(({ id }) => id === event.id)) return queue
  const events = [...queue.events, event]
  if (events.length <= MAX_QUEUED_EVENTS) return { ...queue, events }
  const index = events.findIndex((each, at) => at >= queue.inFlight && isDispensable(each))
  return index === -1 ? { ...queue, events } : { ...queue, events: events.toSpliced(index, 1) }
}

/** What to send now, in order, and the queue that knows it is on its way. */
export function nextToSend(queue: EventQueue): { queue: EventQueue; events: QueuedEvent[] } {
  const upTo = Math.min(queue.events.length, MAX_IN_FLIGHT)
  const events = queue.events.slice(queue.inFlight, upTo)
  return { queue: { ...queue, inFlight: Math.max(queue.inFlight, upTo) }, events }
}

/** The queue without an event that the server has, or refused for good. */
export function removeEvent(queue: EventQueue, id: string): EventQueue {
  const index = queue.events.findIndex((event) => event.id === id)
  if (index === -1) return queue
  const inFlight = index < queue.inFlight ? queue.inFlight - 1 : queue.inFlight
  return { events: queue.events.toSpliced(index, 1), inFlight }
}

/** After a lost connection nothing is on its way: all that was not acknowledged goes again, in the same order. */
export function afterDisconnect(queue: EventQueue): EventQueue {
  return { ...queue, inFlight: 0 }
}

/** What another tab left behind, before our own: it happened earlier. */
export function mergeEarlierEvents(queue: EventQueue, left: readonly QueuedEvent[]): EventQueue {
  const own = new Set(queue.events.map(({ id }) => id))
  const fresh = left.filter(({ id }) => !own.has(id))
  const { events, inFlight } = queue
  return { events: [...events.slice(0, inFlight), ...fresh, ...events.slice(inFlight)], inFlight }
}
