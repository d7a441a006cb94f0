import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseClientEvent } from './clientEvents.ts'
import { isWithinDepth } from './eventDetails.ts'
import {
  addUsage,
  DETAILS_LIMIT,
  isAtLimit,
  limitPassed,
  NETWORK_QUOTA,
  NO_USAGE,
  portionOf,
  REPORTED_AT,
  SESSION_QUOTA,
  type Usage,
  usageDay,
} from './realtimeQuotas.ts'

const event = (details: unknown) =>
  parseClientEvent([
    'event:log',
    {
      event_type: 'page_view',
      ...(details === undefined ? {} : { details }),
      timestamp: '2026-11-21T10:00:00.000Z',
      timezone: 'UTC',
      value: { url: '', path: '', user_agent: '', referrer: '' },
    },
  ])

const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) })

describe('event details', () => {
  it('are accepted up to 4 levels deep, in lists and objects', () => {
    expect(event(nested(4))).toMatchObject({ ok: true })
    expect(event([[[[1]]]])).toMatchObject({ ok: true })
    for (const details of [nested(5), [[[[[1]]]]]]) {
      expect(event(details)).toMatchObject({
        ok: false,
        message: 'details: Details can be nested up to 4 levels deep.',
      })
    }
  })

  it('are refused at extreme depths without a stack overflow', () => {
    const endless = JSON.parse(`${'['.repeat(30_000)}${']'.repeat(30_000)}`) as unknown
    expect(isWithinDepth(endless, DETAILS_LIMIT.depth)).toBe(false)
    expect(event(endless)).toMatchObject({ ok: false })
  })

  it('are accepted up to 4 kB, counted in bytes', () => {
    expect(event('x'.repeat(4_094))).toMatchObject({ ok: true })
    for (const details of ['x'.repeat(4_095), 'ü'.repeat(2_048)]) {
      expect(event(details)).toMatchObject({
        ok: false,
        message: 'details: Details can have up to 4 kB.',
      })
    }
  })

  it('are optional', () => {
    expect(event(undefined)).toMatchObject({ ok: true })
    expect(event(null)).toMatchObject({ ok: true })
  })
})

describe('a quota', () => {
  const message = { events: 0, messages: 1, bytes: 5 }

  it('accepts usage up to the limit, and names the exceeded count', () => {
    const used = { ...NO_USAGE, messages: SESSION_QUOTA.messages - 1 }
    expect(limitPassed(used, message, SESSION_QUOTA)).toBeNull()
    expect(limitPassed({ ...used, messages: 500 }, message, SESSION_QUOTA)).toBe('messages')
    expect(limitPassed({ ...used, bytes: SESSION_QUOTA.bytes - 4 }, message, SESSION_QUOTA)).toBe(
      'bytes',
    )
  })

  it('that has no events left still accepts a message', () => {
    const used = { ...NO_USAGE, events: SESSION_QUOTA.events }
    expect(limitPassed(used, message, SESSION_QUOTA)).toBeNull()
  })

  it('is at its limit when any of its counts is', () => {
    expect(isAtLimit({ ...NO_USAGE, messages: 49 }, REPORTED_AT)).toBe(false)
    expect(isAtLimit({ ...NO_USAGE, messages: 50 }, REPORTED_AT)).toBe(true)
    expect(isAtLimit({ ...NO_USAGE, events: REPORTED_AT.events }, REPORTED_AT)).toBe(true)
    expect(isAtLimit({ ...NO_USAGE, bytes: REPORTED_AT.bytes }, REPORTED_AT)).toBe(true)
  })

  it('is exceeded by bytes only above the limit, and full at each of its counts', () => {
    const bytes = { ...NO_USAGE, bytes: SESSION_QUOTA.bytes - 5 }
    expect(limitPassed(bytes, message, SESSION_QUOTA)).toBeNull()
    for (const key of ['events', 'messages', 'bytes'] as const) {
      expect(isAtLimit({ ...NO_USAGE, [key]: REPORTED_AT[key] }, REPORTED_AT)).toBe(true)
      expect(isAtLimit({ ...NO_USAGE, [key]: REPORTED_AT[key] - 1 }, REPORTED_AT)).toBe(false)
    }
    expect(addUsage({ events: 1, messages: 2, bytes: 3 }, message)).toEqual({
      events: 1,
      messages: 3,
      bytes: 8,
    })
  })

  it('of a network is that of ten sessions, in kilobytes and megabytes', () => {
    expect(SESSION_QUOTA.bytes).toBe(2_097_152)
    expect(NETWORK_QUOTA).toEqual({ events: 20_000, messages: 5_000, bytes: 20_971_520 })
    expect(REPORTED_AT.bytes).toBe(204_800)
  })

  it('counts days in UTC', () => {
    expect(usageDay(Date.parse('2026-11-21T23:30:00-05:00'))).toBe('2026-11-22')
  })
})

describe('a reported portion', () => {
  const usages = fc.record<Usage>({
    events: fc.integer({ min: 0, max: SESSION_QUOTA.events }),
    messages: fc.integer({ min: 0, max: SESSION_QUOTA.messages }),
    bytes: fc.integer({ min: 0, max: SESSION_QUOTA.bytes }),
  })

  it('is half the usage, up to 20 events and 5 messages, each with a kilobyte', () => {
    expect(portionOf(NO_USAGE)).toEqual(NO_USAGE)
    expect(portionOf({ events: 7, messages: 0, bytes: 90 })).toEqual({
      events: 4,
      messages: 0,
      bytes: 4_096,
    })
    expect(portionOf({ events: 41, messages: 11, bytes: 0 })).toEqual({
      events: 20,
      messages: 5,
      bytes: 25 * 1_024,
    })
    expect(portionOf({ events: 1_990, messages: 499, bytes: SESSION_QUOTA.bytes - 9 })).toEqual({
      events: 10,
      messages: 1,
      bytes: 9,
    })
  })

  it('never exceeds what a session may send, nor half of its usage plus one', () => {
    fc.assert(
      fc.property(usages, (sent) => {
        const told = addUsage(sent, portionOf(sent))
        for (const each of ['events', 'messages', 'bytes'] as const) {
          expect(told[each]).toBeGreaterThanOrEqual(sent[each])
          expect(told[each]).toBeLessThanOrEqual(SESSION_QUOTA[each])
        }
        expect(told.events).toBeLessThanOrEqual(sent.events * 1.5 + 1)
        expect(told.messages).toBeLessThanOrEqual(sent.messages * 1.5 + 1)
      }),
    )
  })
})
