import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EVENT_KINDS, VALIDITIES } from './eventKind.ts'
import {
  hourFileKey,
  type HourRow,
  mergeHourRows,
  readHourRows,
  writeHourRows,
} from './hourFile.ts'

const few = fc.constantFrom('a', 'b')
const rows: fc.Arbitrary<HourRow[]> = fc.array(
  fc.record({
    lineId: few,
    kind: fc.constantFrom(...EVENT_KINDS),
    validity: fc.constantFrom(...VALIDITIES),
    hour: fc.constantFrom('2026-11-22T13', '2026-11-22T14'),
    versionId: few,
    productId: fc.string(),
    formatId: few,
    place: fc.constantFrom('US-TX', 'DE'),
    shard: fc.nat(3),
    count: fc.nat(1_000_000),
  }),
)

const sumOf = (all: readonly HourRow[]) => all.reduce((sum, { count }) => sum + count, 0)

describe('a file of counted hours', () => {
  it('is named by day and line', () => {
    expect(hourFileKey('lin_a', '2026-11-22')).toBe('hours/2026-11-22/lin_a.ndjson.gz')
    expect(hourFileKey('', '2026-11-22')).toBe('hours/2026-11-22/unclaimed.ndjson.gz')
  })

  it('round-trips its rows, in any text of theirs', () => {
    fc.assert(
      fc.property(rows, (written) => {
        expect(readHourRows(writeHourRows(written))).toEqual(written)
      }),
    )
  })

  it('counts rows that are merged twice once', () => {
    fc.assert(
      fc.property(rows, rows, (one, other) => {
        const merged = mergeHourRows(one, other)
        expect(mergeHourRows(merged, other)).toEqual(merged)
        expect(mergeHourRows(merged, one)).toEqual(merged)
        expect(sumOf(merged)).toBeLessThanOrEqual(sumOf(one) + sumOf(other))
        expect(sumOf(merged)).toBeGreaterThanOrEqual(sumOf(mergeHourRows([], one)))
      }),
    )
  })
})
