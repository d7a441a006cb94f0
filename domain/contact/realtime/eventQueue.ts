import type { ClientEventName } from './clientEvents.ts'
import { MAX_IN_FLIGHT, MAX_QUEUED_EVENTS } from './realtimeLimits.ts'

/** An event that is queued, or waits for its acknowledgement. Its payload has the same ID. */
export interface QueuedEvent {
  id: string
  name: ClientEventName
  payload: unknown
  /** When it happened, ISO. */
  at?: string
}

/** Events in chronological order; the first `inFlight` of them have been sent. */
export interface EventQueue {
  events: readonly QueuedEvent[]
  inFlight: number
}

export const emptyEventQueue: EventQueue = { events: [], inFlight: 0 }

/** Chat and carts are never dropped; visit statistics are dropped first when the queue is full. */
const isDispensable = ({ name }: QueuedEvent) =>
  name === 'event:log' || name === 'chat:user-notification'

/** Appends an event to the queue; ignores an ID that is queued already. */
export function enqueue(queue: EventQueue, event: QueuedEvent): EventQueue {
  if (queue.events.some(({ id }) => id === event.id)) return queue
  const events = [...queue.events, event]
  if (events.length <= MAX_QUEUED_EVENTS) return { ...queue, events }
  const index = events.findIndex((each, at) => at >= queue.inFlight && isDispensable(each))
  return index === -1 ? { ...queue, events } : { ...queue, events: events.toSpliced(index, 1) }
}

/** The events to send now, in order, and the queue with them in flight. */
export function nextToSend(queue: EventQueue): { queue: EventQueue; events: QueuedEvent[] } {
  const upTo = Math.min(queue.events.length, MAX_IN_FLIGHT)
  const events = queue.events.slice(queue.inFlight, upTo)
  return { queue: { ...queue, inFlight: Math.max(queue.inFlight, upTo) }, events }
}

/** Removes an event that the server has, or refused for good. */
export function removeEvent(queue: EventQueue, id: string): EventQueue {
  const index = queue.events.findIndex((event) => event.id === id)
  if (index === -1) return queue
  const inFlight = index < queue.inFlight ? queue.inFlight - 1 : queue.inFlight
  return { events: queue.events.toSpliced(index, 1), inFlight }
}

/** After a lost connection nothing is in flight: unacknowledged events are sent again, in the same order. */
export function afterDisconnect(queue: EventQueue): EventQueue {
  return { ...queue, inFlight: 0 }
}

/** Puts another tab's leftovers before our own: they are older. */
export function mergeEarlierEvents(queue: EventQueue, left: readonly QueuedEvent[]): EventQueue {
  const own = new Set(queue.events.map(({ id }) => id))
  const fresh = left.filter(({ id }) => !own.has(id))
  const { events, inFlight } = queue
  return { events: [...events.slice(0, inFlight), ...fresh, ...events.slice(inFlight)], inFlight }
}
