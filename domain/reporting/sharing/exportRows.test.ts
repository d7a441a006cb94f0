import { expect, it } from 'vitest'
import { exportCells, exportHeadings, type ExportRow } from './exportRows.ts'
import { SHARE_KEY, shareExpiry, shareRequestSchema } from './shareTerms.ts'

const row: ExportRow = {
  time: { day: 20_780, hour: 5, weekday: 0 },
  utcHour: '2026-11-23T04',
  campaign: 'Spring sale',
  medium: 'Streaming TV',
  publisher: 'Someone',
  creative: 'A',
  format: 'Spot',
  place: 'Texas',
  impressions: 1_000,
  plays: 2,
  viewable: 3,
  clicks: 4,
  starts: 5,
  firstQuartiles: 6,
  midpoints: 7,
  thirdQuartiles: 8,
  completes: 9,
  errors: 10,
  invalid: 11,
  spendUsdMinor: 2_805,
}

it('writes each figure under its header, times in the zone of the header', () => {
  const headings = exportHeadings('CET')
  const cells = exportCells(row)
  const written = Object.fromEntries(headings.map((heading, at) => [heading, cells[at]]))
  const zone = /^Date \((.+)\)$/.exec(headings[0] ?? '')?.[1] ?? ''
  expect(zone).toContain('CET')
  expect(cells).toHaveLength(headings.length)
  expect(written).toMatchObject({
    [`Date (${zone})`]: '2026-11-23',
    [`Hour (${zone})`]: '05:00',
    'Hour (UTC)': '2026-11-23T04:00Z',
    Impressions: 1_000,
    '25%': 6,
    '75%': 8,
    Complete: 9,
    'Invalid (not billed)': 11,
    'Spend (USD)': 28.05,
  })
})

it('lets a share link work for 7, 30 or 90 days', () => {
  const now = new Date('2026-11-23T17:00:00.000Z')
  expect(shareExpiry(now, 7)).toBe('2026-11-30T17:00:00.000Z')
  expect(shareExpiry(now, 90)).toBe('2027-02-21T17:00:00.000Z')
  const takes = (days: number) => shareRequestSchema.safeParse({ days }).success
  expect([takes(7), takes(30), takes(90), takes(8)]).toEqual([true, true, true, false])
  expect(SHARE_KEY.test(`shr_${'aZ09'.repeat(6)}`)).toBe(true)
  expect(SHARE_KEY.test(`shr_${'aZ09'.repeat(6)}a`)).toBe(false)
})
