import { describe, expect, it } from 'vitest'
import { noCounts } from '../figures/deliveryCounts.ts'
import { isBehindNews } from './reportNews.ts'
import type { ReportNews, ReportView } from '../report/reportView.types.ts'

const totals = { counts: { ...noCounts(), impressions: 500 }, planned: 600, spentUsdMinor: 5_00 }
const news: ReportNews = {
  asOf: '2026-11-20T10:20:00.000Z',
  totals,
  deliveredImpressions: 500,
  spentUsdMinor: 5_00,
  remainingUsdMinor: 95_00,
}
const report = {
  asOf: '2026-11-20T10:19:00.000Z',
  totals,
  pace: { deliveredImpressions: 500, spentUsdMinor: 5_00, remainingUsdMinor: 95_00 },
} as ReportView

describe('an open report', () => {
  it('is current if the news equal it', () => {
    expect(isBehindNews(report, news)).toBe(false)
  })

  it.each<[string, Partial<ReportNews>]>([
    ['an impression', { deliveredImpressions: 501 }],
    ['spend', { spentUsdMinor: 5_01 }],
    ['money left', { remainingUsdMinor: 94_99 }],
    ['a click', { totals: { ...totals, counts: { ...totals.counts, impressions: 501 } } }],
    ['an hour', { asOf: '2026-11-20T11:00:00.000Z' }],
  ])('is behind by %s', (_, change) => {
    expect(isBehindNews(report, { ...news, ...change })).toBe(true)
  })
})
