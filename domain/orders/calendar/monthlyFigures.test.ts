import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinFigures, monthsCsv, monthTotals } from './monthlyFigures.ts'

const spent = [
  { month: '2026-10', mediaType: 'ctv', spentUsdMinor: 120_50 },
  { month: '2026-11', mediaType: 'dooh', spentUsdMinor: 80_00 },
] as const
const delivered = [
  { month: '2026-11', mediaType: 'dooh', delivered: 900 },
  { month: '2026-11', mediaType: 'ctv', delivered: 40 },
] as const

describe('joinFigures', () => {
  it('joins money and delivery of a month and medium', () => {
    expect(joinFigures(spent, delivered)).toEqual([
      { month: '2026-10', mediaType: 'ctv', spentUsdMinor: 120_50, delivered: 0 },
      { month: '2026-11', mediaType: 'ctv', spentUsdMinor: 0, delivered: 40 },
      { month: '2026-11', mediaType: 'dooh', spentUsdMinor: 80_00, delivered: 900 },
    ])
  })
})

describe('monthTotals', () => {
  it('adds up to the figures, the newest month first', () => {
    const money = fc.array(
      fc.record({
        month: fc.constantFrom('2026-09', '2026-10', '2026-11'),
        mediaType: fc.constantFrom('ctv' as const, 'dooh' as const),
        spentUsdMinor: fc.nat(1_000_000),
      }),
    )
    fc.assert(
      fc.property(money, (rows) => {
        const totals = monthTotals(joinFigures(rows, []))
        const sum = totals.reduce((all, { spentUsdMinor }) => all + spentUsdMinor, 0)
        expect(sum).toBe(rows.reduce((all, { spentUsdMinor }) => all + spentUsdMinor, 0))
        const months = totals.map(({ month }) => month)
        expect(months).toEqual(months.toSorted().toReversed())
      }),
    )
  })
})

describe('monthsCsv', () => {
  it('has a line for each month and medium, with decimal amounts', () => {
    expect(monthsCsv(joinFigures(spent, delivered)).split('\r\n').slice(0, 3)).toEqual([
      '\uFEFFMonth,Media type,Spent (USD),Impressions or plays',
      '2026-10,Streaming TV,120.50,0',
      '2026-11,Streaming TV,0.00,40',
    ])
  })
})
