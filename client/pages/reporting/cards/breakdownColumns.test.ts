import { describe, expect, it } from 'vitest'
import { totalRow } from '#domain/reporting/figures/breakdown.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { columnsOf } from './breakdownColumns.ts'

const row = {
  ...totalRow([]),
  name: 'One Pan Channel',
  impressions: 1_000,
  completes: 936,
  clicks: 1,
  plays: 2_500,
  spendUsdMinor: 1_333,
}

const of = (mediaType: MediaType, unit = 'impressions') =>
  columnsOf({ lines: [{ mediaType }] }, 'publisher', unit)
const told = (mediaType: MediaType) => of(mediaType).flatMap((column) => column.told?.(row) ?? [])

describe('the columns of a breakdown', () => {
  it('include only those that apply to the media', () => {
    const headings = (mediaType: MediaType, unit?: string) =>
      of(mediaType, unit).map(({ heading }) => heading)
    expect(headings('online_display')).toEqual(['Publisher', 'Impressions', 'Clicks', 'Spend'])
    expect(headings('dooh', 'views')).toEqual(['Screen', 'Views', 'Plays', 'Spend'])
  })

  it('move below the name on a phone, except the first two', () => {
    expect(told('online_video')).toEqual(['93.6% to the end', '1 click', '$13.33'])
    expect(told('dooh')).toEqual(['2,500 plays', '$13.33'])
    const inColumns = of('online_video').filter((column) => column.told === undefined)
    expect(inColumns.map(({ by }) => by)).toEqual(['name', 'impressions'])
  })
})
