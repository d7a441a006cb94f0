import { describe, expect, it } from 'vitest'
import { MEDIA_TYPES } from '#domain/foundation/media/mediaTypes.ts'
import { AD_FORMATS, adFormatLabel } from '../adFormat.ts'
import { creativeLimitFor } from '../creativeLimit.ts'
import { productRowSchema, type RowMedium, screenRowSchema } from './inventoryRow.ts'
import { readInventoryCsv } from './readInventoryCsv.ts'

const SITE = {
  id: 'a_site',
  organization: 'org_test',
  name: 'A',
  kind: 'website',
  country: 'US',
  topic: 'cooking',
  formats: 'display_300x250 display_728x90',
  cpm_usd: '5',
  ratecard_cpm_usd: '6.50',
  min_spend_usd: '25',
  lead_time_days: '2',
  weekly_impressions: '100000',
  premium: 'no',
}
const { kind: _kind, topic: _topic, formats: _formats, ...OFFER } = SITE
const SCREEN = {
  ...OFFER,
  state: 'TX',
  postal_code: '78701',
  city: 'Austin',
  latitude: '30.2672',
  longitude: '-97.7431',
  venue: 'roadside',
  orientation: 'landscape',
  illuminated: 'yes',
  loop_slots: '8',
  slot_seconds: '8',
  plays_per_day: '1350',
  video: 'no',
}
const problems = (changes: Partial<typeof SITE>, medium: RowMedium = 'online_display') =>
  productRowSchema(medium)
    .safeParse({ ...SITE, ...changes })
    .error?.issues.map(({ path }) => path.join('.')) ?? []
const screenProblems = (changes: Partial<typeof SCREEN>) =>
  screenRowSchema
    .safeParse({ ...SCREEN, ...changes })
    .error?.issues.map(({ path }) => path.join('.')) ?? []

describe('a product row', () => {
  it('has prices in dollars, to the cent', () => {
    const row = productRowSchema('online_display').parse({
      ...SITE,
      cpm_usd: '1.15',
      min_spend_usd: '0',
    })
    expect(row).toMatchObject({ cpm_usd: 115, ratecard_cpm_usd: 650, min_spend_usd: 0 })
    expect(row).toMatchObject({ premium: false, formats: SITE.formats.split(' ') })
    expect(problems({ cpm_usd: '0' })).toEqual(['cpm_usd'])
    expect(problems({ cpm_usd: '0.01' })).toEqual([])
    expect(problems({ ratecard_cpm_usd: '5.00' })).toEqual([])
    expect(problems({ ratecard_cpm_usd: '4.99' })).toEqual(['ratecard_cpm_usd'])
  })

  it('has a lead time of sixty days at most', () => {
    expect(problems({ lead_time_days: '60' })).toEqual([])
    expect(problems({ lead_time_days: '61' })).toEqual(['lead_time_days'])
  })

  it('has kind, topic and all formats of its medium', () => {
    expect(problems({ kind: 'app' })).toEqual(['kind'])
    expect(problems({ formats: 'display_300x250 mobile_300x50' })).toEqual(['formats'])
    const mobile = { formats: 'mobile_300x50' }
    expect(problems({ ...mobile, kind: 'app' }, 'mobile_display')).not.toContain('kind')
    expect(problems({ ...mobile, kind: 'website' }, 'mobile_display')).not.toContain('kind')
    expect(problems({ topic: 'nothing' })).toEqual(['topic'])
  })
})

describe('a screen row', () => {
  it('has coordinates on the earth and a loop that fits in a day', () => {
    expect(screenProblems({})).toEqual([])
    expect(screenProblems({ latitude: '-90', longitude: '180' })).toEqual([])
    expect(screenProblems({ latitude: '90.1', longitude: '-180.1' })).toEqual([
      'latitude',
      'longitude',
    ])
    expect(screenProblems({ plays_per_day: '1351' })).toEqual(['plays_per_day'])
    expect(screenProblems({ postal_code: '' })).toEqual([])
    expect(screenProblems({ postal_code: '12345678901' })).toEqual(['postal_code'])
  })

  it('has at least one slot, second and play', () => {
    for (const column of ['loop_slots', 'slot_seconds', 'plays_per_day']) {
      expect(screenProblems({ [column]: '1' })).toEqual([])
      expect(screenProblems({ [column]: '0' })).toContain(column)
    }
  })
})

describe('an inventory file', () => {
  const read = (...rows: Record<string, string>[]) => {
    const [first = {}] = rows
    const lines = rows.map((row) => Object.values(row).join(','))
    const text = [Object.keys(first).join(','), ...lines].join('\n')
    return readInventoryCsv(text, new Set(['org_test']))
  }

  it('gives screens the formats of their orientation and motion', () => {
    const shown = (changes: Partial<typeof SCREEN>) =>
      read({ ...SCREEN, ...changes }).products[0]?.product.formatIds
    expect(shown({})).toEqual(['dooh_16x9_static'])
    expect(shown({ video: 'yes' })).toEqual(['dooh_16x9_static', 'dooh_16x9_video'])
    expect(shown({ orientation: 'portrait' })).toEqual(['dooh_9x16_static'])
    const upright = shown({ orientation: 'portrait', video: 'yes' })
    expect(upright).toEqual(['dooh_9x16_static', 'dooh_9x16_video'])
    expect(read(SCREEN).products).toMatchObject([
      { row: 2, product: { mediaType: 'dooh', screen: { postalCode: '78701', loopSlots: 8 } } },
    ])
    const unknown = read({ ...SCREEN, postal_code: '' }).products[0]?.product.screen
    expect(unknown && 'postalCode' in unknown).toBe(false)
  })

  it('reports invalid values and unknown organizations', () => {
    const reasons = (changes: Partial<typeof SITE>) =>
      read({ ...SITE, ...changes }).problems.map(({ column, reason }) => `${column}: ${reason}`)
    expect(reasons({})).toEqual([])
    expect(reasons({ lead_time_days: 'soon' })[0]).toMatch(/^lead_time_days: “soon” must be a/)
    expect(reasons({ formats: 'dooh_16x9_static' })).toEqual([
      'formats: dooh_16x9_static is no ad format of a medium without screens',
    ])
    expect(reasons({ organization: 'org_other' })).toEqual([
      'organization: org_other is not known: use the id of one that is',
    ])
    expect(read({ ...SITE, formats: '' }, SITE).products.map(({ row }) => row)).toEqual([3])
  })

  it('is refused with replacement characters', () => {
    const { products, problems } = read(SITE, { ...SITE, id: 'other', name: 'H\uFFFDuser' })
    expect(products).toEqual([])
    expect(problems).toMatchObject([{ row: 3, column: 'encoding' }])
  })

  it('has five thousand rows at most', () => {
    const columns = (rows: number) =>
      readInventoryCsv(`id\n${'x\n'.repeat(rows)}`, new Set()).problems.map(({ column }) => column)
    expect(columns(5_000)).not.toContain('header')
    expect(columns(5_001)).toEqual(['header'])
  })
})

describe('media', () => {
  it('discard the sound of a creative on billboards only', () => {
    const silent = MEDIA_TYPES.filter((mediaType) => creativeLimitFor(mediaType).discardsAudio)
    expect(silent).toEqual(['dooh'])
  })

  it('name their formats by size where the size is booked', () => {
    const labels = (mediaType: string) =>
      AD_FORMATS.filter((format) => format.mediaType === mediaType).map(adFormatLabel)
    expect(labels('mobile_display')[0]).toMatch(/^\d+x\d+ /)
    expect(labels('ctv').join()).not.toMatch(/\d+x\d+/)
    expect(labels('online_audio').join()).not.toContain('null')
  })
})
