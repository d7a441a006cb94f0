import { describe, expect, it } from 'vitest'
import type { HourRow } from '#domain/delivery/counting/hourFile.ts'
import { addParts, countedRowsOf, partsOfRows } from './hourRows.ts'

const row = (changes: Partial<HourRow>): HourRow => ({
  lineId: 'lin_a',
  kind: 'impression',
  validity: 'valid',
  hour: '2026-11-22T13',
  versionId: 'crv_a',
  productId: 'paper',
  formatId: '300x250',
  place: 'US-TX',
  shard: 0,
  count: 1,
  ...changes,
})

const ROWS = [
  row({ hour: '2026-11-22T14', count: 8 }),
  row({ count: 3 }),
  row({ count: 4, shard: 1 }),
  row({ kind: 'click', count: 2 }),
  row({ kind: 'first_quartile', count: 5 }),
  row({ validity: 'crawler', count: 6 }),
  row({ kind: 'click', validity: 'crawler', count: 7 }),
]

describe('rows of counted hours', () => {
  it('become one row per hour and combination, sorted by time', () => {
    const [first, second, ...others] = countedRowsOf(ROWS)
    expect(others).toEqual([])
    expect(first).toMatchObject({
      impressions: 7,
      plays: 0,
      clicks: 2,
      firstQuartiles: 5,
      invalid: 6,
    })
    expect(second).toMatchObject({ impressions: 8, clicks: 0, invalid: 0 })
    expect((second?.hour ?? 0) - (first?.hour ?? 0)).toBe(1)
  })

  it('count plays as impressions, too', () => {
    expect(countedRowsOf([row({ kind: 'play', count: 9 })])[0]).toMatchObject({
      impressions: 9,
      plays: 9,
    })
  })

  it('become the valid parts of a breakdown, added up by combination', () => {
    const parts = addParts(partsOfRows(ROWS))
    expect(parts.map(({ kind, count }) => [kind, count])).toEqual([
      ['impression', 15],
      ['click', 2],
    ])
  })
})
