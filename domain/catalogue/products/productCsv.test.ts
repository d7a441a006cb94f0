import { describe, expect, it } from 'vitest'
import { MEDIA_TYPES } from '#domain/foundation/media/mediaTypes.ts'
import { importKeys, importKeysCsv } from './importKeys.ts'
import { productRowSchema, screenRowSchema } from './inventoryRow.ts'
import { changeOf } from './productChange.ts'
import { columnsOf, PRODUCT_COLUMNS, productCsv, SCREEN_COLUMNS } from './productCsv.ts'
import { readInventoryCsv } from './readInventoryCsv.ts'

const SITE = {
  id: 'a_site',
  organization: 'org_test',
  name: 'A "fine", site; = more',
  kind: 'website',
  country: 'US',
  topic: 'cooking',
  formats: 'display_300x250 display_728x90',
  cpm_usd: '5',
  ratecard_cpm_usd: '6.50',
  min_spend_usd: '1234.5',
  lead_time_days: '2',
  weekly_impressions: '1000000',
  premium: 'no',
}
const SCREEN = {
  ...Object.fromEntries(
    SCREEN_COLUMNS.map((column) => [column, (SITE as Record<string, string>)[column] ?? '']),
  ),
  state: 'TX',
  postal_code: '02134',
  city: 'Austin',
  latitude: '30.2672',
  longitude: '-97.7431',
  venue: 'roadside',
  orientation: 'portrait',
  illuminated: 'yes',
  loop_slots: '8',
  slot_seconds: '8',
  plays_per_day: '1350',
  video: 'yes',
}
const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
const read = (rows: Record<string, string>) =>
  readInventoryCsv(
    [Object.keys(rows), Object.values(rows)].map((line) => line.map(quoted).join(',')).join('\n'),
    new Set(['org_test']),
  )

describe('the import template', () => {
  it('has the columns that the import requires', () => {
    const required = (shape: object) =>
      new Set(Object.keys(shape).filter((key) => key !== 'example'))
    expect(new Set(PRODUCT_COLUMNS)).toEqual(required(productRowSchema('ctv').shape))
    expect(new Set(SCREEN_COLUMNS)).toEqual(required(screenRowSchema.shape))
    for (const mediaType of MEDIA_TYPES)
      expect(productCsv(mediaType, [])).toBe(`${columnsOf(mediaType).join(',')}\r\n`)
  })

  it.each([
    ['online_display', SITE],
    ['dooh', SCREEN],
    ['dooh', { ...SCREEN, example: 'yes', postal_code: '' }],
  ] as const)('changes nothing when exported %s products are imported', (mediaType, row) => {
    const [before] = read(row).products
    if (!before) throw new Error(JSON.stringify(read(row).problems))
    const again = readInventoryCsv(productCsv(mediaType, [before.product]), new Set(['org_test']))
    expect(again.problems).toEqual([])
    expect(
      changeOf(before.product, again.products[0]?.product ?? before.product, 2).changes,
    ).toEqual([])
    expect(again.products).toHaveLength(1)
  })
})

describe('the import legend', () => {
  it('lists organizations by ID and name, and the values of each column', () => {
    const keys = importKeys('online_audio', {
      publishers: [{ id: 'org_own', name: 'Own Radio' }],
      states: [],
    })
    expect(keys[0]).toEqual({ column: 'organization', key: 'org_own', meaning: 'Own Radio' })
    expect(keys).toContainEqual({ column: 'kind', key: 'station', meaning: 'station' })
    expect(new Set(keys.map(({ column }) => column))).toEqual(
      new Set(['organization', 'country', 'kind', 'topic', 'formats']),
    )
    expect(importKeysCsv(keys).split('\r\n')[1]).toBe('organization,org_own,Own Radio')
  })
  it('lists venues and orientations for screens', () => {
    const keys = importKeys('dooh', {
      publishers: [],
      states: [{ country: 'DE', code: '02', name: 'Bavaria' }],
    })
    expect(keys).toContainEqual({ column: 'state', key: '02', meaning: 'Bavaria, DE' })
    expect(keys).toContainEqual({ column: 'orientation', key: 'portrait', meaning: '1080x1920' })
    expect(keys.some(({ column, key }) => column === 'venue' && key === 'gym')).toBe(true)
  })
})
