import { describe, expect, it } from 'vitest'
import { ALL_RIGHTS } from '#domain/accounts/team/teamRole.ts'
import type { OrderListRow } from './orderList.types.ts'
import { ordersCsv } from './ordersCsv.ts'

const row: OrderListRow = {
  rights: ALL_RIGHTS,
  orderId: 'ord_1',
  lineId: 'lin_1',
  number: 'AMD-100001',
  position: 0,
  advertiser: 'Lee, Sons & "Co"',
  name: '=1+1',
  type: 'campaign',
  mediaType: 'ctv',
  currency: 'EUR',
  totalMinor: 123_450,
  startDate: '2026-12-01',
  endDate: '2026-12-31',
  orderState: 'awaiting_invoice_payment',
  state: 'awaiting_creatives',
  stateName: 'Waiting for creatives',
  pausedBy: null,
  status: 'not_running',
  flags: ['not_paid', 'no_creatives'],
  delivery: {
    bookedImpressions: 1000,
    deliveredImpressions: 0,
    share: 0,
    timeShare: null,
    recentDays: [],
  },
  createdAt: '2026-11-21T00:00:00.000Z',
}

describe('the export of orders', () => {
  it('quotes commas, quotes and line breaks, and defuses formulas', () => {
    const [heading, first, end] = ordersCsv([row]).split('\r\n')
    expect(heading).toBe(
      '\uFEFFOrder ID,Advertiser,Campaign,Media type,Total cost,Currency,Start date,End date,Status,State,Warnings,Impressions booked,Impressions delivered,Folder,Tags,Ordered at (UTC)',
    )
    expect(first).toContain(`AMD-100001,"Lee, Sons & ""Co""",'=1+1,`)
    expect(first).toContain('1234.50,EUR,2026-12-01,2026-12-31,Not running (action needed),')
    expect(first).toContain('"Not paid, No creatives",1000,0,')
    expect(end).toBe('')
  })

  it.each([
    ['+1', '-1', '@SUM(A1)', '=1'],
    ['＝1+1', '＋1', '－1', '＠SUM(A1)'],
    [' =1', '\t=1', '\r=1', '\n=1', ' \t\n @SUM(A1)', '\u00A0＝1', '\u200B=1'],
  ])('defuses %j', (...names) => {
    for (const name of names) {
      const file = ordersCsv([{ ...row, advertiser: 'Lee', name }])
      const quoted = /[\r\n]/.test(name) ? `"'${name}"` : `'${name}`
      expect(file).toContain(`,Lee,${quoted},`)
    }
  })

  it('preserves other texts', () => {
    const file = ordersCsv([{ ...row, advertiser: ' Lee', name: 'Spring - 50% = half' }])
    expect(file).toContain(', Lee,Spring - 50% = half,')
  })
})
