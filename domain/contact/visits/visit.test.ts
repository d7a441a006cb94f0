import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMPTY_RECORD, mergeRecords, newestFirst, sumTypes, visitOf } from './visit.ts'
import { readVisitLogText, visitLogKey, visitLogText } from './visitLogFile.ts'

const eventAt = (id: string, at: string, path = '/en-US') => ({
  id,
  at,
  accountId: null,
  event: {
    event_type: 'page_view',
    timestamp: '2026-11-01T10:00:00.000Z',
    timezone: 'UTC',
    value: { url: '', path, user_agent: '', referrer: '' },
  },
})
const SESSION = { sessionId: 'ses_1', country: 'US' }
const file = (key: string, lastAt: string) => ({ key, lastAt, types: { page_view: 2 } })

describe('the row of a session', () => {
  it('is null without events', () => {
    expect(visitOf(SESSION, EMPTY_RECORD, null)).toBeNull()
  })

  it('sums files and open events, and is unchanged by a move to a file', () => {
    const open = {
      firstAt: '2026-11-01T00:00:00.000Z',
      lastAt: '2026-11-02T00:00:00.000Z',
      lastPage: '/en-US/cart',
      accountId: 'acc_1',
      types: { page_view: 2, purchase: 1 },
    }
    const before = visitOf(SESSION, EMPTY_RECORD, open)
    const record = {
      arrivedAt: open.firstAt,
      lastPage: open.lastPage,
      accountId: open.accountId,
      files: [{ key: 'k', lastAt: open.lastAt, types: open.types }],
    }
    expect(before).toMatchObject({ eventCount: 3, eventTypes: open.types })
    expect(visitOf(SESSION, record, null)).toEqual({ ...before, logFiles: ['k'] })
  })

  it('names at most 24 types and counts all', () => {
    const types = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`type ${n}`, 1]))
    const open = { firstAt: 'a', lastAt: 'b', lastPage: '', accountId: null, types }
    const visit = visitOf(SESSION, EMPTY_RECORD, open)
    expect(visit?.eventCount).toBe(30)
    expect(Object.keys(visit?.eventTypes ?? {})).toHaveLength(24)
  })
})

describe('merging records', () => {
  it('of two sessions keeps all files once, and is idempotent', () => {
    const files = fc.uniqueArray(
      fc.record({ key: fc.string({ minLength: 1 }), lastAt: fc.string() }),
      { selector: ({ key }) => key, maxLength: 6 },
    )
    const records = files.map((all) =>
      Object.assign({}, EMPTY_RECORD, { files: all.map(({ key, lastAt }) => file(key, lastAt)) }),
    )
    fc.assert(
      fc.property(records, records, (own, other) => {
        const once = mergeRecords(own, other)
        expect(mergeRecords(once, other)).toEqual(once)
        const keys = new Set([...own.files, ...other.files].map(({ key }) => key))
        expect(new Set(once.files.map(({ key }) => key))).toEqual(keys)
      }),
    )
  })
})

describe('a log file', () => {
  it('round-trips any text', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' })), (paths) => {
        const events = paths.map((path, n) => eventAt(`event-number-${n}`, 'at', path))
        expect(readVisitLogText(visitLogText(events))).toEqual(events)
      }),
    )
  })

  it('is named by day, shard, session and its oldest event', () => {
    const first = { at: '2026-11-01T10:00:00.000Z', n: 7 }
    expect(visitLogKey('ses_1', first)).toMatch(
      /^visits\/2026-11-01\/\d\d\/ses_1-1793527200000-7\.ndjson\.gz$/,
    )
    expect(visitLogKey('ses_2', first)).not.toBe(visitLogKey('ses_1', first))
  })
})

describe('events', () => {
  it('are listed newest first, each once', () => {
    const [one, two] = [eventAt('event-one', '1'), eventAt('event-two', '2')]
    expect(newestFirst([one, two, one])).toEqual([two, one])
    expect(sumTypes([{ a: 1 }, { a: 2, b: 1 }])).toEqual({ a: 3, b: 1 })
  })
})
