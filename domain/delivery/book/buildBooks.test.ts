import { describe, expect, it } from 'vitest'
import { newPlan } from '#domain/planning/campaign/start/newPlan.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { audienceShare } from '#domain/planning/audience/audienceShare.ts'
import { flightInstants, startOfDay } from '#domain/foundation/calendar/flight.ts'
import type { Product } from '#domain/catalogue/products/product.ts'
import { bookCreative } from '#domain/testing/deliveryCases.ts'
import { buildBooks, flightDates, type BookRows, type LineRow } from './buildBooks.ts'
import { newPause } from '#domain/orders/order/pause/pauseLine.ts'
import type { Pace } from './pace.ts'
import { deliveryPlan, plannedShare } from './plannedShare.ts'
import { screenPlaylist } from '../tags/screenPlaylist.ts'

const now = new Date('2026-11-02T12:00:00Z')

const row = (plan: CampaignPlan, changes: Partial<LineRow> = {}): LineRow => ({
  lineId: 'lin_1',
  name: 'Alpine bread',
  plan,
  ...flightInstants(plan.runtime),
  booked: 1_000,
  delivered: 0,
  extension: null,
  creatives: [bookCreative()],
  ...changes,
})

const product = (changes: Partial<Product>): Product => ({
  id: 'site_de_news',
  organization: 'Verlag',
  mediaType: 'online_display',
  kind: 'website',
  name: 'Tagesnews',
  country: 'DE',
  topic: 'news',
  formatIds: ['display_300x250'],
  ratecardCpmMinor: 700,
  baseCpmMinor: 600,
  minSpendMinor: 0,
  leadTimeDays: 3,
  weeklyImpressions: 1_000_000,
  premium: false,
  ...changes,
})

const rows = (changes: Partial<BookRows>): BookRows => ({
  mediaType: 'online_display',
  countries: ['DE', 'AT', 'CH'],
  products: [product({})],
  lines: [],
  slots: [],
  places: new Map([['city_1', { latitude: 47.5, longitude: 9.7 }]]),
  ...changes,
})

describe('the books', () => {
  const plan = newPlan({ mediaType: 'online_display', country: 'AT', now })

  it('contain a line in each of its countries, with one pace', () => {
    const circle = { placeId: 'city_1', label: 'Bregenz', latitude: 0, longitude: 0, radius: 20 }
    const around = { ...plan, region: { ...plan.region, places: [circle] } }
    const whole = { ...plan, region: { ...plan.region, wholeCountry: true } }
    const [de, at, ch] = buildBooks(
      rows({ lines: [row(around), row(whole, { lineId: 'lin_2' })] }),
      new Map(),
      now.getTime(),
    )
    expect(de?.lines.map(({ lineId }) => lineId)).toEqual(['lin_1'])
    expect(at?.lines.map(({ lineId }) => lineId)).toEqual(['lin_1', 'lin_2'])
    expect(ch?.lines[0]?.pace).toEqual(at?.lines[0]?.pace)
    // The product's own position of the place counts, not the plan's.
    expect(de?.lines[0]?.region.circles).toEqual([{ latitude: 47.5, longitude: 9.7, radiusKm: 20 }])
  })

  it('run an extension on its own days, with creatives whose dates are over by then', () => {
    const dates = (from: string, to: string) => ({ kind: 'dates' as const, ranges: [{ from, to }] })
    const hours = { kind: 'hours' as const, hours: Array.from({ length: 7 }, () => '1'.repeat(24)) }
    const schedules = [
      null,
      hours,
      dates('2026-10-05', '2026-10-11'),
      dates('2026-11-01', '2026-11-07'),
    ]
    const extended = row(
      { ...plan, region: { ...plan.region, wholeCountry: true } },
      {
        endsAt: '2026-11-12T00:00:00.000Z',
        extension: { from: '2026-11-02', until: '2026-11-11', deliveredBefore: 700 },
        creatives: schedules.map((schedule) => bookCreative({ schedule })),
      },
    )
    const [, austria] = buildBooks(rows({ lines: [extended] }), new Map(), now.getTime())
    expect(austria?.lines[0]).toMatchObject({
      dates: [{ from: '2026-11-02', to: '2026-11-11' }],
      booked: 300,
      // Date ranges that extend into the extension still apply.
      creatives: [null, hours, null, schedules[3]].map((schedule) => ({ schedule })),
    })
  })

  it('pace a resumed line over the rest, as if it started then', () => {
    const runtime = {
      ...plan.runtime,
      startDate: '2026-10-20',
      endDate: '2026-11-12',
      timeZone: 'UTC' as const,
    }
    const whole = { ...plan, runtime, region: { ...plan.region, wholeCountry: true } }
    const pause = {
      ...newPause(
        'online_display',
        { slots: 'keep', movesEnd: false },
        { by: 'buyer', at: '2026-10-25T06:00:00.000Z' },
      ),
      until: '2026-11-02T11:00:00.000Z',
      deliveredBefore: 240,
    }
    const lineOf = (pauses: LineRow['pauses']) => {
      const resumed = row(whole, { booked: 1_000, delivered: 240, pauses: pauses ?? null })
      const books = buildBooks(rows({ lines: [resumed] }), new Map(), now.getTime())
      return books.flatMap(({ lines }) => lines)[0]
    }
    const line = lineOf([pause])
    expect(line).toMatchObject({
      startsAtMs: Date.parse('2026-11-02T11:00:00.000Z'),
      dates: [{ from: '2026-11-02', to: '2026-11-12' }],
      booked: 760,
      delivered: 0,
    })
    if (!line) throw new Error('There is no line.')
    const share = (at: string) => plannedShare(deliveryPlan('online_display', line), Date.parse(at))
    expect(share('2026-11-02T11:00:00.000Z')).toBe(0)
    expect(share('2026-11-02T12:00:00.000Z')).toBeGreaterThan(0)
    expect(share('2026-11-02T12:00:00.000Z')).toBeLessThan(0.01)
    expect(share('2026-11-12T23:59:59.000Z')).toBeCloseTo(1, 3)
    expect(lineOf(null)).toMatchObject({ booked: 1_000, delivered: 240 })
  })

  it('count only the delivery within an extension', () => {
    const whole = { ...plan, region: { ...plan.region, wholeCountry: true } }
    const extension = { from: '2026-11-02', until: '2026-11-11', deliveredBefore: 700 }
    const lineOf = (delivered: number) => {
      const extended = row(whole, { endsAt: '2026-11-12T00:00:00.000Z', extension, delivered })
      return buildBooks(rows({ lines: [extended] }), new Map(), now.getTime())[1]?.lines[0]
    }
    expect(lineOf(760)?.delivered).toBe(60)
    expect(lineOf(650)?.delivered).toBe(0)
    expect(lineOf(650)?.startsAtMs).toBe(
      Date.parse(startOfDay('2026-11-02', whole.runtime.timeZone)),
    )
  })

  it('continue with the pace of the previous books', () => {
    const whole = { ...plan, region: { ...plan.region, wholeCountry: true } }
    const last = { claim: 0.5, atMs: now.getTime(), delivered: 0, claimed: 7, brought: 8 }
    const paceOf = (paces: Map<string, Pace>) =>
      buildBooks(rows({ lines: [row(whole)] }), paces, now.getTime())[1]?.lines[0]?.pace
    const known = paceOf(new Map([['lin_1', { ...last, unanswered: 0 }]]))
    expect(known).toMatchObject({ claimed: 7, brought: 8 })
    expect(paceOf(new Map())).toMatchObject({ brought: 3 })
  })

  it('expect the traffic of chosen products in the country, for the formats and the audience', () => {
    const products = [
      product({ id: 'a', country: 'AT', topic: 'news', weeklyImpressions: 1_008_000 }),
      product({
        id: 'b',
        country: 'AT',
        topic: 'news',
        formatIds: ['display_300x250', 'display_728x90', 'display_120x600'],
        weeklyImpressions: 201_600,
      }),
      product({ id: 'c', country: 'AT', topic: 'cooking' }),
      product({ id: 'd', country: 'DE', topic: 'news' }),
    ]
    const inventory = { ...plan.inventory, topics: ['news'] }
    const whole = { ...plan, inventory, region: { ...plan.region, wholeCountry: true } }
    const claimedBy = (of: CampaignPlan) =>
      buildBooks(rows({ products, lines: [row(of)] }), new Map(), now.getTime())[1]?.lines[0]?.pace
        .claimed ?? 0
    expect(3 / claimedBy(whole)).toBeCloseTo(100 + 10, 6)
    const women = { ...whole, audience: { ...whole.audience, gender: 'female' as const } }
    expect(3 / claimedBy(women)).toBeCloseTo(110 * audienceShare(women.audience), 6)
  })

  it('contain products, and ignore circles around unknown places', () => {
    const circle = { placeId: 'gone', label: 'Gone', latitude: 47, longitude: 9, radius: 20 }
    const region = { ...plan.region, places: [circle], stateCodes: ['W'], zipCodes: ['6900'] }
    const around = row({ ...plan, region })
    const whole = row({ ...plan, region: { ...region, wholeCountry: true } }, { lineId: 'lin_2' })
    const [, austria] = buildBooks(rows({ lines: [around, whole] }), new Map(), now.getTime())
    expect(austria?.lines.map((line) => line.region)).toEqual([
      {
        country: 'AT',
        wholeCountry: false,
        stateCodes: ['W'],
        zipCodes: ['6900'],
        circles: [],
      },
      { country: 'AT', wholeCountry: true, stateCodes: [], zipCodes: [], circles: [] },
    ])
    expect(austria?.products.map(({ id }) => id)).toEqual(['site_de_news'])
    expect(austria?.screens).toEqual([])
  })

  it('omit finished lines and lines without creatives', () => {
    const whole = { ...plan, region: { ...plan.region, wholeCountry: true } }
    const over = row(whole, { endsAt: now.toISOString() })
    const lines = [over, row(whole, { creatives: [] })]
    expect(
      buildBooks(rows({ lines }), new Map(), now.getTime()).flatMap((book) => book.lines),
    ).toEqual([])
  })
})

describe('a screen', () => {
  const screen = {
    latitude: 30.2,
    longitude: -97.7,
    city: 'Austin',
    stateCode: 'TX',
    venueType: 'roadside' as const,
    orientation: 'landscape' as const,
    illuminated: true,
    loopSlots: 3,
    slotSeconds: 8,
    playsPerDayPerSlot: 1_350,
    acceptsVideo: false,
  }
  const plan: CampaignPlan = {
    ...newPlan({ mediaType: 'dooh', country: 'US', now }),
    region: { country: 'US', wholeCountry: true, places: [], zipCodes: [], stateCodes: [] },
    runtime: { startDate: '2026-11-09', endDate: '2026-11-29', timeZone: 'EST' },
    periods: { periodDays: 7, startDates: ['2026-11-09', '2026-11-23'], illuminatedOnly: false },
    dayparts: Array.from({ length: 7 }, () => `${'0'.repeat(8)}${'1'.repeat(16)}`),
  }
  const still = (versionId: string, weight: number) =>
    bookCreative({ versionId, weight, formatId: 'dooh_16x9_static' })
  const [book] = buildBooks(
    rows({
      mediaType: 'dooh',
      countries: ['US'],
      products: [
        product({
          id: 'screen_1',
          mediaType: 'dooh',
          kind: 'screen',
          country: 'US',
          formatIds: ['dooh_16x9_static'],
          screen,
        }),
        product({ id: 'screen_ca', mediaType: 'dooh', kind: 'screen', country: 'CA', screen }),
      ],
      lines: [
        row(plan, {
          creatives: [
            still('a', 2),
            still('b', 4),
            bookCreative({ versionId: 'c', formatId: 'dooh_9x16_static' }),
          ],
        }),
      ],
      slots: [
        { screenId: 'screen_1', week: '2026-11-09', slot: 1, lineId: 'lin_1' },
        { screenId: 'screen_1', week: '2026-11-23', slot: 2, lineId: 'lin_1' },
        { screenId: 'screen_2', week: '2026-11-09', slot: 0, lineId: 'lin_1' },
        { screenId: 'screen_1', week: '2026-11-09', slot: 3, lineId: 'lin_1' },
      ],
    }),
    new Map(),
    now.getTime(),
  )
  const shownAt = (iso: string) => {
    const stored = book?.screens[0]
    if (!book || !stored) throw new Error('There is no screen.')
    const [hour] = screenPlaylist(book, stored, { fromMs: Date.parse(iso), hours: 1 })
    return hour?.slots.map(({ turns }) => turns.map(({ versionId }) => versionId).join(''))
  }

  it('shows a line in its slot, weeks and hours, each creative by its weight', () => {
    expect(shownAt('2026-11-10T15:00:00Z')).toEqual(['', 'bab', ''])
    expect(shownAt('2026-11-24T15:00:00Z')).toEqual(['', '', 'bab'])
    // Between its periods, before its hours, and before its first day.
    expect(shownAt('2026-11-18T15:00:00Z')).toEqual(['', '', ''])
    expect(shownAt('2026-11-10T12:00:00Z')).toEqual(['', '', ''])
    expect(shownAt('2026-11-09T04:00:00Z')).toEqual(['', '', ''])
  })

  it('is in the book of its country, without products, with an entry per slot of its loop', () => {
    expect(book?.products).toEqual([])
    expect(book?.screens.map(({ id }) => id)).toEqual(['screen_1'])
    expect(book?.screens[0]?.weeks).toEqual({
      '2026-11-09': [null, 'lin_1', null],
      '2026-11-23': [null, null, 'lin_1'],
    })
    expect(flightDates(plan)).toEqual([
      { from: '2026-11-09', to: '2026-11-15' },
      { from: '2026-11-23', to: '2026-11-29' },
    ])
    expect(flightDates({ ...plan, periods: null })).toEqual([
      { from: '2026-11-09', to: '2026-11-29' },
    ])
  })

  it('has whole hours, starting with the current one', () => {
    const stored = book?.screens[0]
    if (!book || !stored) throw new Error('There is no screen.')
    const from = Date.parse('2026-11-10T12:00:00Z')
    const playlist = screenPlaylist(book, stored, { fromMs: from + 59 * 60_000, hours: 3 })
    expect(playlist.map(({ fromMs, toMs }) => [fromMs - from, toMs - from])).toEqual([
      [0, 3_600_000],
      [3_600_000, 7_200_000],
      [7_200_000, 10_800_000],
    ])
    // It runs from eight in New York on; a slot without a creative is empty.
    expect(playlist.map(({ slots }) => slots[1]?.lineId)).toEqual([null, 'lin_1', 'lin_1'])
    expect(playlist[1]?.slots.map(({ slot }) => slot)).toEqual([0, 1, 2])
    expect(playlist[1]?.slots[0]?.lineId).toBeNull()
  })

  it('mixes creatives evenly, in at most 24 turns', () => {
    const [line] = book?.lines ?? []
    const stored = book?.screens[0]
    if (!book || !stored || !line) throw new Error('There is no screen.')
    const turns = (...weights: number[]) => {
      const creatives = weights.map((weight, at) => still('abc'.charAt(at), weight))
      const fromMs = Date.parse('2026-11-10T15:00:00Z')
      const shown = { ...book, lines: [{ ...line, creatives }] }
      const [hour] = screenPlaylist(shown, stored, { fromMs, hours: 1 })
      const { lineId, turns: shownTurns = [] } = hour?.slots[1] ?? {}
      expect(lineId).toBe(weights.length > 0 ? 'lin_1' : null)
      return shownTurns.map(({ versionId }) => versionId).join('')
    }
    expect(turns(5)).toBe('a')
    expect(turns(1, 1, 1)).toBe('abc')
    expect(turns(4, 2)).toBe('aba')
    expect(turns(97, 101)).toHaveLength(24)
    expect(turns()).toBe('')
  })
})
