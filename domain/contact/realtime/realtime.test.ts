import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseClientEvent } from './clientEvents.ts'
import { deskOfCountry } from './desk/desk.ts'
import {
  mergeEarlierEvents,
  afterDisconnect,
  emptyEventQueue,
  enqueue,
  type EventQueue,
  nextToSend,
  type QueuedEvent,
  removeEvent,
} from './eventQueue.ts'
import { fullFrameBudget, spendFrame } from './frameBudget.ts'
import { landingStep } from './desk/landingRetry.ts'
import { landingEvent, USER_FROM_ADS } from './loggedEvent.ts'
import { classifyArrival, mergeReplay } from './chat/messageSequence.ts'
import {
  CONNECTION_POLL_MS,
  CONNECTION_TIMEOUT_MS,
  FRAME_BUDGET,
  MAX_IN_FLIGHT,
  MAX_QUEUED_EVENTS,
  TRACKING_COOKIE_DAYS,
} from './realtimeLimits.ts'
import { reconnectDelayMs } from './reconnectDelay.ts'
import { parseServerEvent } from './serverEvents.ts'

describe('connecting', () => {
  it('times out after 10 s, polls every 100 ms, and keeps the tracking ID for 7 days', () => {
    expect(CONNECTION_TIMEOUT_MS).toBe(10_000)
    expect(CONNECTION_POLL_MS).toBe(100)
    expect(TRACKING_COOKIE_DAYS).toBe(7)
  })
})

describe('reconnecting', () => {
  it('waits from 1 s to 5 s, with growing delays, and never gives up', () => {
    expect([0, 1, 2, 3, 50].map((attempt) => reconnectDelayMs(attempt, 0.5))).toEqual([
      1_000, 2_000, 4_000, 5_000, 5_000,
    ])
    expect(reconnectDelayMs(1, 0)).toBe(1_000)
    expect(reconnectDelayMs(1, 1)).toBe(3_000)
    fc.assert(
      fc.property(fc.nat(1_000), fc.double({ min: 0, max: 1, noNaN: true }), (attempt, random) => {
        const delayMs = reconnectDelayMs(attempt, random)
        expect(delayMs).toBeGreaterThanOrEqual(1_000)
        expect(delayMs).toBeLessThanOrEqual(5_000)
      }),
    )
  })
})

describe('the landing notification', () => {
  it('is retried up to ten times until there is a connection and a session', () => {
    const ready = { connected: true, session_id: 'ses' }
    expect(landingStep(0, ready)).toBe('send')
    expect(landingStep(9, { connected: true, session_id: null })).toBe('retry')
    expect(landingStep(10, { connected: false, session_id: 'ses' })).toBe('give up')
    expect(landingStep(10, ready)).toBe('send')
  })
})

describe('desks', () => {
  it('are chosen by country', () => {
    expect(['us', 'CA', 'AU', 'NZ', 'DE', 'GB', 'JP', ''].map(deskOfCountry)).toEqual([
      'usa-canada',
      'usa-canada',
      'australia-nz',
      'australia-nz',
      'europe',
      'europe',
      'europe',
      'europe',
    ])
  })
})

describe('the frame budget', () => {
  it('allows a burst, refills with time, and ignores a clock that jumps back', () => {
    let budget = fullFrameBudget(0)
    for (let n = 0; n < FRAME_BUDGET.burst; n += 1) budget = spendFrame(budget, 0) ?? budget
    expect(spendFrame(budget, 0)).toBeNull()
    expect(spendFrame(budget, -60_000)).toBeNull()
    expect(spendFrame(budget, 1_000)?.frames).toBe(FRAME_BUDGET.perSecond - 1)
    expect(spendFrame(budget, 3_600_000)?.frames).toBe(FRAME_BUDGET.burst - 1)
    const later = fullFrameBudget(9_000)
    expect(spendFrame({ ...later, frames: 5 }, 9_000, 5)).toEqual({ frames: 0, atMs: 9_000 })
    expect(spendFrame({ ...later, frames: 5 }, 8_000, 5)).toEqual({ frames: 0, atMs: 9_000 })
    expect(spendFrame({ ...later, frames: 5 }, 9_000, 6)).toBeNull()
  })
})

describe('numbered messages', () => {
  it('are accepted once and in order, with any repeats, interruptions and replays', () => {
    const sends = fc.array(fc.record({ upTo: fc.nat(20), back: fc.nat(20) }), { maxLength: 20 })
    fc.assert(
      fc.property(sends, (connections) => {
        const taken: number[] = []
        for (const { upTo, back } of connections) {
          // A connection replays from the last accepted message, or from before it.
          const from = Math.max(0, taken.length - back)
          for (let seq = from + 1; seq <= Math.max(upTo, from); seq += 1) {
            const arrival = classifyArrival(taken.length, seq)
            expect(arrival).not.toBe('gap')
            if (arrival === 'take') taken.push(seq)
          }
        }
        expect(taken).toEqual(taken.map((_, n) => n + 1))
      }),
    )
    expect(classifyArrival(3, 5)).toBe('gap')
  })

  it('merge with a replay without loss or duplicates', () => {
    const messages = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, n) => ({ seq: from + n + 1 }))
    expect(mergeReplay(messages(0, 4), { messages: messages(2, 6), from: 2 })).toEqual(
      messages(0, 6),
    )
    expect(mergeReplay(messages(0, 4), { messages: messages(10, 12), from: 10 })).toEqual(
      messages(10, 12),
    )
  })
})

describe('the event queue', () => {
  const event = (id: string, name: QueuedEvent['name'] = 'chat:send-user-message') => ({
    id,
    name,
    payload: { id },
  })

  it('delivers everything once and in order through interruptions, to a server that drops duplicates', () => {
    const steps = fc.array(
      fc.oneof(
        fc.constant('add' as const),
        fc.constant('cut' as const),
        fc.record({ received: fc.nat(30), acknowledged: fc.nat(30) }),
      ),
      { maxLength: 60 },
    )
    fc.assert(
      fc.property(steps, (script) => {
        let queue: EventQueue = emptyEventQueue
        let made = 0
        let wire: QueuedEvent[] = []
        const server: string[] = []
        const run = (received: number, acknowledged: number) => {
          const next = nextToSend(queue)
          queue = next.queue
          wire = [...wire, ...next.events]
          const arrived = wire.splice(0, received)
          for (const { id } of arrived) if (!server.includes(id)) server.push(id)
          for (const { id } of arrived.slice(0, acknowledged)) queue = removeEvent(queue, id)
        }
        for (const step of script) {
          if (step === 'add') {
            made += 1
            queue = enqueue(queue, event(`${made}`))
          } else if (step === 'cut') {
            wire = []
            queue = afterDisconnect(queue)
          } else run(step.received, step.acknowledged)
        }
        wire = []
        queue = afterDisconnect(queue)
        while (queue.events.length > 0) run(1_000, 1_000)
        expect(server).toEqual(Array.from({ length: made }, (_, n) => `${n + 1}`))
      }),
    )
  })

  it('limits the number of events in flight', () => {
    let queue = emptyEventQueue
    for (let n = 0; n < MAX_IN_FLIGHT + 5; n += 1) queue = enqueue(queue, event(`${n}`))
    const first = nextToSend(queue)
    expect(first.events).toHaveLength(MAX_IN_FLIGHT)
    expect(nextToSend(first.queue).events).toHaveLength(0)
    expect(nextToSend(removeEvent(first.queue, '0')).events.map(({ id }) => id)).toEqual([
      `${MAX_IN_FLIGHT}`,
    ])
  })

  it('drops visits before messages when it is full', () => {
    let queue = enqueue(enqueue(emptyEventQueue, event('chat')), event('visit', 'event:log'))
    for (let n = 0; n < MAX_QUEUED_EVENTS; n += 1) queue = enqueue(queue, event(`${n}`))
    expect(queue.events.map(({ id }) => id)).not.toContain('visit')
    expect(queue.events[0]?.id).toBe('chat')
  })

  it('sends another tab’s leftovers before its own', () => {
    const queue = mergeEarlierEvents(enqueue(emptyEventQueue, event('mine')), [
      event('theirs'),
      event('mine'),
    ])
    expect(queue.events.map(({ id }) => id)).toEqual(['theirs', 'mine'])
  })
})

describe('events', () => {
  it('have the names and ids of the specification', () => {
    expect(USER_FROM_ADS).toEqual({ event_type: 'User from ads', event_id: 3 })
    expect(landingEvent('/en-US')).toEqual({
      event_type: 'Default Landing event - /en-US',
      event_id: 4,
    })
  })

  it('are parsed by their schema only', () => {
    expect(parseClientEvent(['chat:send-user-message', { text: '  hi ' }])).toEqual({
      ok: true,
      event: { name: 'chat:send-user-message', payload: { text: 'hi' } },
    })
    expect(parseClientEvent(['session', 'ses', 'track'])).toMatchObject({
      event: { payload: { sessionId: 'ses', trackingId: 'track' } },
    })
    expect(parseClientEvent(['toString', {}])).toMatchObject({ code: 'unknown_event' })
    expect(parseClientEvent([7])).toMatchObject({ code: 'unknown_event' })
    expect(parseClientEvent(['chat:user-notification', { type: 'other' }])).toMatchObject({
      code: 'invalid_payload',
    })
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (name, payload) => {
        expect(parseClientEvent([name, payload])).toHaveProperty('ok')
        parseServerEvent([name, payload])
      }),
    )
  })

  it('accept two IDs side by side only for a session', () => {
    const read = (...data: unknown[]) => {
      const parsed = parseClientEvent(data)
      return parsed.ok ? parsed.event.payload : parsed.message
    }
    expect(read('session', { sessionId: 'ses', lastSeq: 3 })).toEqual({
      sessionId: 'ses',
      lastSeq: 3,
    })
    expect(read('session', 'ses')).toEqual({ sessionId: 'ses' })
    expect(read('session', null)).toEqual({ sessionId: null })
    expect(read('session', null, 'track')).toEqual({ sessionId: null, trackingId: 'track' })
    expect(read('session', { sessionId: 'ses' }, 7)).toEqual({ sessionId: 'ses' })
    expect(read('chat:typing', { isTyping: true }, 'more')).toEqual({ isTyping: true })
  })

  it('report the invalid field, if any', () => {
    expect(parseClientEvent(['chat:typing', { isTyping: 1 }])).toMatchObject({
      message: expect.stringMatching(/^isTyping: ./) as unknown,
    })
    expect(parseClientEvent(['country', 'USA'])).toMatchObject({
      message: expect.not.stringMatching(/^:/) as unknown,
    })
  })
})
