import { describe, expect, it } from 'vitest'
import { breakdownRows, topRows, totalRow } from './breakdown.ts'

const counted = (name: string, impressions: number) => ({
  key: name,
  name,
  detail: '',
  impressions,
  plays: 1,
  viewable: 2,
  clicks: 3,
  completes: 4,
})

describe('the rows of a breakdown', () => {
  it('have most impressions first, then by name, and their share of the money', () => {
    const rows = breakdownRows([counted('b', 1), counted('c', 6), counted('a', 1)], 10_00)
    expect(rows.map(({ name, share, spendUsdMinor }) => [name, share, spendUsdMinor])).toEqual([
      ['c', 0.75, 7_50],
      ['a', 0.125, 1_25],
      ['b', 0.125, 1_25],
    ])
    expect(breakdownRows([counted('a', 0)], 0)[0]).toMatchObject({ share: 0, spendUsdMinor: 0 })
  })

  it('beyond the limit are merged into one row', () => {
    const rows = breakdownRows([counted('a', 4), counted('b', 3), counted('c', 1)], 8)
    expect(topRows(rows, 3)).toEqual({ top: rows, others: null })
    expect(topRows(rows, 2).others?.name).toBe('1 other')
    const { top, others } = topRows(rows, 1)
    expect(top.map(({ name }) => name)).toEqual(['a'])
    expect(others).toEqual({
      key: '',
      name: '2 others',
      detail: '',
      impressions: 4,
      plays: 2,
      viewable: 4,
      clicks: 6,
      completes: 8,
      share: 0.5,
      spendUsdMinor: 4,
    })
    expect(totalRow(rows)).toMatchObject({ name: 'All', share: 1, impressions: 8 })
  })
})
