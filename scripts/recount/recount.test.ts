import { describe, expect, it } from 'vitest'
import { type CountedEvent, readEvent, writeEvent } from '#domain/delivery/counting/countedEvent.ts'
import { gzipSync } from 'node:zlib'
import { writeHourRows } from '#domain/delivery/counting/hourFile.ts'
import { countHourFile, differences, recountDay } from './recount.ts'
import { readRecountRequest } from './recountRequest.ts'

const event = (changes: Partial<CountedEvent> = {}): CountedEvent => ({
  lineId: 'lin_0000000000000000000000Aa',
  kind: 'impression',
  validity: 'valid',
  hour: '2026-11-22T13',
  versionId: 'crv_a',
  productId: 'paper',
  formatId: '300x250',
  place: 'US-TX',
  nonce: 'nonce-1',
  number: 0,
  answer: 'display',
  screenId: '',
  atMs: 1_795_356_000_000,
  issuedAtMs: 1_795_355_999_000,
  ...changes,
})

describe('the options of a recount', () => {
  const read = (text: string) => readRecountRequest(text.split(' '), '2026-11-22')

  it('are a line and a day, of this machine or a deployed environment', () => {
    const asked = { line: 'lin_0000000000000000000000Aa', day: '2026-11-22' }
    expect(read('--line lin_0000000000000000000000Aa --day 2026-11-22')).toEqual({
      ...asked,
      environment: null,
    })
    expect(read('--env production --day=2026-11-22 --line=lin_0000000000000000000000Aa')).toEqual({
      ...asked,
      environment: 'production',
    })
  })

  it.each([
    ['--line lin_0000000000000000000000Aa', /^Say which line/],
    ['--day 2026-11-22', /^Say which line/],
    ["--line lin_0000000000000000000000Aa'; --day 2026-11-22", /is no line's id/],
    ['--line ord_a --day 2026-11-22', /is no line's id/],
    ['--line lin_0000000000000000000000Aa --day 2026-02-30', /is no day/],
    ['--line lin_0000000000000000000000Aa --day yesterday', /is no day/],
    ['--line lin_0000000000000000000000Aa --day 2026-13-41', /is no day/],
    ['--line lin_0000000000000000000000Aa --day 2026-11-23', /is yet to come/],
    [
      '--line lin_0000000000000000000000Aa --day 2026-11-22 --env development',
      /no environment development/,
    ],
    [
      '--line lin_0000000000000000000000Aa --day 2026-11-22 --environment production',
      /--environment/,
    ],
    ['--line --day 2026-11-22', /--line/],
  ])('is refused with a reason: %s', (text, reason) => {
    expect(() => read(text)).toThrow(reason)
  })
})

describe('a recount', () => {
  it('counts each event of the line and day once, and reports duplicates', () => {
    const log = [
      event(),
      event(),
      event({ kind: 'click' }),
      event({ nonce: 'nonce-2', validity: 'crawler' }),
      event({ nonce: 'nonce-3', hour: '2026-11-23T00' }),
      event({ nonce: 'nonce-4', lineId: 'lin_b' }),
    ].map(writeEvent)
    const { counts, doubles } = recountDay([...log, ''], {
      line: 'lin_0000000000000000000000Aa',
      day: '2026-11-22',
    })
    expect(Object.fromEntries(counts)).toEqual({
      'impression valid': 1,
      'click valid': 1,
      'impression crawler': 1,
    })
    expect(doubles).toBe(1)
    expect(differences(counts, new Map(counts))).toEqual([])
    const other = new Map([...counts, ['click valid', 2] as const, ['start valid', 1] as const])
    expect(differences(counts, other)).toEqual([
      'click valid: the raw log has 1, the rollups have 2',
      'start valid: the raw log has 0, the rollups have 1',
    ])
  })

  it('reads only the records of the counter', () => {
    const play = event({ kind: 'play', answer: 'dooh', number: 12, screenId: 'screen-1' })
    expect(readEvent(writeEvent(play))).toEqual(play)
    expect(() => readEvent('[1,2,3]')).toThrow('This is no counted event.')
  })

  it('compares with the file of a day whose rows are archived', () => {
    const { lineId, kind, validity, hour, versionId, productId, formatId, place } = event()
    const row = { lineId, kind, validity, hour, versionId, productId, formatId, place }
    const rows = [
      { ...row, shard: 0, count: 3 },
      { ...row, shard: 1, count: 4 },
      { ...row, kind: 'click' as const, shard: 1, count: 1 },
    ]
    const counts = countHourFile(gzipSync(writeHourRows(rows)))
    expect(Object.fromEntries(counts)).toEqual({ 'impression valid': 7, 'click valid': 1 })
    expect(countHourFile(null).size).toBe(0)
  })
})
