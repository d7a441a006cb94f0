import { describe, expect, it } from 'vitest'
import {
  changeOf,
  editProduct,
  isPriceEdit,
  productEditSchema,
  productProblems,
  type StoredProduct,
} from './productChange.ts'
import { readInventoryCsv } from './readInventoryCsv.ts'
import { soldByWeek } from '../soldByWeek.ts'

const product: StoredProduct = {
  id: 'site_us_test_kitchen',
  organization: 'Test Publishing',
  organizationId: 'org_test',
  mediaType: 'online_display',
  kind: 'website',
  name: 'Test Kitchen',
  country: 'US',
  topic: 'cooking',
  formatIds: ['display_300x250'],
  ratecardCpmMinor: 7_20,
  baseCpmMinor: 6_00,
  minSpendMinor: 25_00,
  leadTimeDays: 2,
  weeklyImpressions: 5_000_000,
  premium: false,
}

describe('a product change', () => {
  it('leaves unnamed fields unchanged, and changes both prices to the cent', () => {
    expect(editProduct(product, { pricePercent: -12.5, premium: undefined })).toEqual({
      ...product,
      baseCpmMinor: 5_25,
      ratecardCpmMinor: 6_30,
    })
    expect(editProduct(product, { pricePercent: -90, baseCpmMinor: 1 }).baseCpmMinor).toBe(1)
  })
  it('lists each changed field', () => {
    expect(changeOf(product, product, 2)).toMatchObject({ kind: 'same', changes: [] })
    expect(changeOf(null, product, 2)).toMatchObject({ kind: 'new', changes: [] })
    expect(changeOf(product, { ...product, minSpendMinor: 30_00 }, 2).changes).toEqual([
      { field: 'min_spend_usd', before: '25.00', after: '30.00' },
    ])
  })
  it('must change something, within the limits of a product', () => {
    const isTaken = (edit: object) => productEditSchema.safeParse(edit).success
    expect([{}, { premium: undefined }, { premium: false }].map(isTaken)).toEqual([
      false,
      false,
      true,
    ])
    expect(isTaken({ premium: false, name: undefined })).toBe(true)
    const names = ['', 'A', 'x'.repeat(120), 'x'.repeat(121)]
    expect(names.map((name) => isTaken({ name }))).toEqual([false, true, true, false])
    const percents = [-91, -90, 300, 301].map((pricePercent) => isTaken({ pricePercent }))
    expect(percents).toEqual([false, true, true, false])
    const days = [-1, 0, 60, 61].map((leadTimeDays) => isTaken({ leadTimeDays }))
    expect(days).toEqual([false, true, true, false])
  })
  it('can be scheduled for a day if it changes prices only', () => {
    expect(isPriceEdit({ baseCpmMinor: 5_00, pricePercent: 3 })).toBe(true)
    expect(isPriceEdit({ baseCpmMinor: 5_00, name: undefined })).toBe(true)
    expect(isPriceEdit({ baseCpmMinor: 5_00, name: 'New' })).toBe(false)
    expect(isPriceEdit({ premium: true })).toBe(false)
  })
  it('applies a percentage to the edited prices, rounded to a cent or more', () => {
    const prices = (edit: object) => {
      const { baseCpmMinor, ratecardCpmMinor } = editProduct(product, edit)
      return [baseCpmMinor, ratecardCpmMinor]
    }
    expect(prices({ baseCpmMinor: 5_55, ratecardCpmMinor: 7_77 })).toEqual([5_55, 7_77])
    expect(prices({ baseCpmMinor: 5_55, ratecardCpmMinor: 7_77, pricePercent: 10 })).toEqual([
      6_11, 8_55,
    ])
  })
  it('lists a screen’s flags as yes and no', () => {
    const screen = {
      latitude: 30,
      longitude: -97,
      city: 'Austin',
      stateCode: 'TX',
      venueType: 'roadside' as const,
      orientation: 'landscape' as const,
      illuminated: true,
      loopSlots: 8,
      slotSeconds: 8,
      playsPerDayPerSlot: 1_350,
      acceptsVideo: false,
    }
    const board = { ...product, screen }
    const changed = { ...board, premium: true, screen: { ...screen, acceptsVideo: true } }
    expect(changeOf(board, changed, 2)).toMatchObject({
      kind: 'changed',
      changes: [
        { field: 'premium', before: 'no', after: 'yes' },
        { field: 'video', before: 'no', after: 'yes' },
      ],
    })
    const slots = (bookedSlots: number) =>
      productProblems(board, board, bookedSlots).map(({ column }) => column)
    expect([slots(8), slots(9)]).toEqual([[], ['loop_slots']])
    expect(productProblems(null, board, 9)).toEqual([])
    expect(productProblems(product, product, 9)).toEqual([])
  })
  it('allows prices up to the rate card', () => {
    expect(productProblems(product, { ...product, baseCpmMinor: 7_20 }, 0)).toEqual([])
  })
  it('refuses prices above the rate card and another medium', () => {
    expect(productProblems(product, { ...product, baseCpmMinor: 7_21 }, 0)).toEqual([
      {
        column: 'ratecard_cpm_usd',
        reason: 'is below cpm_usd (7.21): raise it, or lower cpm_usd',
      },
    ])
    const other = productProblems(product, { ...product, mediaType: 'ctv' }, 0)
    expect(other.map(({ column }) => column)).toEqual(['id'])
  })
})

describe('a product file', () => {
  it('reports an empty file, a repeated product and an unknown column', () => {
    const reasons = (csv: string) =>
      readInventoryCsv(csv, new Set(['org_test'])).problems.map(
        ({ row, column, reason }) => `${row} ${column}: ${reason}`,
      )
    expect(reasons('name\nA')).toEqual([
      '1 header: has no rows of products: the first line names the columns, such as id',
    ])
    const header =
      'id,organization,name,kind,country,topic,formats,cpm_usd,ratecard_cpm_usd,min_spend_usd,lead_time_days,weekly_impressions,premium'
    const row = 'a_site,org_test,A,website,US,cooking,display_300x250,5,6,25,2,100000,no'
    expect(reasons(`${header}\n${row}\n${row}`)).toEqual([
      '3 id: is used in row 2 already: remove one of them',
    ])
    expect(reasons(`${header},color\n${row},red`)).toEqual([
      '2 header: has a column that is not known (color): remove it',
    ])
    expect(reasons(`${header}\n${row.replace('display_300x250', '')}`)).toEqual([
      '2 formats: nothing is no ad format of a medium without screens',
    ])
    expect(reasons(`${header}\n${row.replace(',5,6', ',,6')}`)[0]).toContain(
      '2 cpm_usd: is empty: must be dollars such as 6 or 6.50',
    )
  })
})

describe('weekly sales of a product', () => {
  it('is each flight’s share of days in the week', () => {
    const weeks = ['2026-11-23', '2026-11-30', '2026-12-07']
    const flights = [
      { startDate: '2026-11-28', endDate: '2026-12-01', impressions: 400 },
      { startDate: '2026-11-30', endDate: '2026-12-06', impressions: 700 },
    ]
    expect(soldByWeek(flights, weeks)).toEqual([200, 900, 0])
  })
  it('is a whole number', () => {
    const flights = [{ startDate: '2026-11-28', endDate: '2026-11-30', impressions: 100 }]
    expect(soldByWeek(flights, ['2026-11-23', '2026-11-30'])).toEqual([67, 33])
  })
})
