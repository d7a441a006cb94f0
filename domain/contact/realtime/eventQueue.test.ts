import { describe, expect, it } from 'vitest'
import {
  enqueue,
  type EventQueue,
  mergeEarlierEvents,
  nextToSend,
  type QueuedEvent,
  removeEvent,
} from './eventQueue.ts'
import { fullFrameBudget, spendFrame } from './frameBudget.ts'
import { classifyArrival, mergeReplay } from './chat/messageSequence.ts'
import {
  FRAME_BUDGET,
  MAX_FRAME_BYTES,
  MAX_IN_FLIGHT,
  MAX_QUEUED_EVENTS,
} from './realtimeLimits.ts'
import { REALTIME_ERRORS } from './serverEvents.ts'

const event = (id: string, name: QueuedEvent['name'] = 'chat:send-user-message') => ({
  id,
  name,
  payload: {},
})
const visit = (id: string) => event(id, 'event:log')
const queueOf = (events: QueuedEvent[], inFlight = 0): EventQueue => ({ events, inFlight })
const ids = ({ events }: EventQueue) => events.map(({ id }) => id)
const messages = (count: number) => Array.from({ length: count }, (_, at) => event(`${at}`))

describe('an event queue', () => {
  it('accepts an ID once', () => {
    const one = enqueue(queueOf([event('a')]), event('a', 'event:log'))
    expect(one).toEqual(queueOf([event('a')]))
  })

  it('drops visits only above its capacity, and never an event in flight', () => {
    const nearlyFull = queueOf([visit('v'), ...messages(MAX_QUEUED_EVENTS - 2)])
    const full = enqueue(nearlyFull, event('last'))
    expect(ids(full)).toContain('v')
    const over = enqueue(full, event('more'))
    expect(ids(over)).not.toContain('v')
    expect(over.events).toHaveLength(MAX_QUEUED_EVENTS)
    const landing = event('n', 'chat:user-notification')
    const sent = queueOf([visit('v'), landing, ...messages(MAX_QUEUED_EVENTS - 2)], 1)
    expect(ids(enqueue(sent, event('more'))).slice(0, 2)).toEqual(['v', '0'])
    const talk = enqueue(queueOf(messages(MAX_QUEUED_EVENTS)), event('more'))
    expect(talk.events).toHaveLength(MAX_QUEUED_EVENTS + 1)
  })

  it('counts one fewer in flight only when one of them completes', () => {
    const sent = queueOf([event('a'), event('b'), event('c')], 2)
    expect(removeEvent(sent, 'b')).toEqual(queueOf([event('a'), event('c')], 1))
    expect(removeEvent(sent, 'c')).toEqual(queueOf([event('a'), event('b')], 2))
    expect(removeEvent(sent, 'z')).toBe(sent)
  })

  it('sends nothing twice, and counts the events in flight', () => {
    const { queue, events } = nextToSend(queueOf([event('a'), event('b')], 1))
    expect(events.map(({ id }) => id)).toEqual(['b'])
    expect(queue.inFlight).toBe(2)
    expect(nextToSend(queueOf(messages(MAX_IN_FLIGHT + 2))).queue.inFlight).toBe(MAX_IN_FLIGHT)
  })

  it('puts another tab’s leftovers before its own, but behind those in flight', () => {
    const merged = mergeEarlierEvents(queueOf([event('sent'), event('mine')], 1), [event('theirs')])
    expect(merged).toEqual(queueOf([event('sent'), event('theirs'), event('mine')], 1))
  })
})

describe('the frame budget of a socket', () => {
  it('allows the frame size that the refusal states', () => {
    expect(REALTIME_ERRORS.too_large).toContain(` ${MAX_FRAME_BYTES / 1_024} kB`)
  })

  it('costs more for larger frames, down to zero', () => {
    const start = fullFrameBudget(0)
    expect(start.frames).toBe(FRAME_BUDGET.burst)
    expect(spendFrame({ ...start, frames: 1 }, 0)?.frames).toBe(0)
    expect(spendFrame({ ...start, frames: 11 }, 0, 12)).toBeNull()
    expect(spendFrame({ ...start, frames: 12 }, 0, 12)?.frames).toBe(0)
    expect(spendFrame(start, 60_000)?.frames).toBe(FRAME_BUDGET.burst - 1)
    expect(spendFrame({ ...start, frames: 0 }, 500)?.frames).toBe(FRAME_BUDGET.perSecond / 2 - 1)
  })
})

describe('numbered messages', () => {
  it('are accepted in order, dropped when repeated, and requested after a gap', () => {
    expect([2, 3, 4, 5].map((seq) => classifyArrival(3, seq))).toEqual([
      'duplicate',
      'duplicate',
      'take',
      'gap',
    ])
  })

  it('of a replay extend the known ones, unless there is a gap', () => {
    const of = (...all: number[]) => all.map((seq) => ({ seq }))
    expect(mergeReplay(of(3, 4), { messages: of(5), from: 4 })).toEqual(of(3, 4, 5))
    expect(mergeReplay(of(3, 4), { messages: of(6), from: 5 })).toEqual(of(6))
    expect(mergeReplay([], { messages: of(1), from: 0 })).toEqual(of(1))
  })
})
