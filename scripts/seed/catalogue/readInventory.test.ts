import { describe, expect, it } from 'vitest'
import { venueTypeSchema } from '#domain/catalogue/products/product.ts'
import { topicsFor } from '#domain/catalogue/topic.ts'
import { haversineKm, type GeoPoint } from '#domain/foundation/geo/distance.ts'
import { CAMPAIGN_COUNTRIES } from '#domain/foundation/geo/country.ts'
import { normalizePlaceName } from '#domain/foundation/geo/placeName.ts'
import { MEDIA_TYPES } from '#domain/foundation/media/mediaType.ts'
import { readPlaceFile } from '../places/placeFiles.ts'
import { InventoryError, parseInventory, readInventoryTexts } from './readInventory.ts'

const texts = readInventoryTexts()
const { products, organizations } = parseInventory(texts)
const ofMedium = (mediaType: string) =>
  products.filter((product) => product.mediaType === mediaType)
const problemsOf = (changes: Partial<typeof texts>): readonly string[] => {
  try {
    parseInventory({ ...texts, ...changes })
    return []
  } catch (error) {
    if (error instanceof InventoryError) return error.problems
    throw error
  }
}

describe('the inventory', () => {
  it.each([
    ['online_display', 130],
    ['mobile_display', 70],
    ['online_video', 50],
    ['online_audio', 60],
    ['ctv', 30],
    ['dooh', 260],
  ])('has enough of %s', (mediaType, least) => {
    expect(ofMedium(mediaType).length).toBeGreaterThanOrEqual(least)
  })
  it('offers every medium in every country', () => {
    const missing = CAMPAIGN_COUNTRIES.flatMap((country) =>
      MEDIA_TYPES.filter((mediaType) => !ofMedium(mediaType).some((p) => p.country === country)),
    )
    expect(missing).toEqual([])
  })
  it('has screens in at least 40 cities and of every venue', () => {
    const screens = products.flatMap(({ screen }) => screen ?? [])
    const cities = new Set(screens.map(({ city, stateCode }) => `${city} ${stateCode}`))
    expect(cities.size).toBeGreaterThanOrEqual(40)
    expect(new Set(screens.map(({ venueType }) => venueType))).toEqual(
      new Set(venueTypeSchema.options),
    )
    expect(screens.some(({ illuminated }) => !illuminated)).toBe(true)
    expect(screens.some(({ loopSlots }) => loopSlots === 1)).toBe(true)
  })
  it('has every screen in or near its city, airports included', () => {
    const points = new Map<string, GeoPoint[]>()
    for (const row of readPlaceFile('places.tsv.gz')) {
      const [, , state = '', country = '', latitude, longitude, , spellings = ''] = row
      const point = { latitude: Number(latitude), longitude: Number(longitude) }
      for (const spelling of spellings.split(',')) {
        const key = `${country} ${state} ${spelling}`
        points.set(key, [...(points.get(key) ?? []), point])
      }
    }
    const strayed = products.filter(({ country, screen }) => {
      if (!screen) return false
      const near =
        points.get(`${country} ${screen.stateCode} ${normalizePlaceName(screen.city)}`) ?? []
      return !near.some((point) => haversineKm(point, screen) < 35)
    })
    expect(strayed.map(({ id }) => id)).toEqual([])
  })
  it('has no outdoor screen where digital billboards are banned, and none without a ZIP code in the US', () => {
    const outdoor = new Set(['roadside', 'street_furniture'])
    const banned = products.filter(
      ({ country, screen }) =>
        screen !== undefined &&
        country === 'US' &&
        (['AK', 'HI', 'ME', 'VT'].includes(screen.stateCode) ||
          (screen.stateCode === 'TX' && screen.city === 'Austin')),
    )
    expect(banned.length).toBeGreaterThan(20)
    expect(banned.filter(({ screen }) => outdoor.has(screen?.venueType ?? ''))).toEqual([])
    expect(
      products.filter(
        ({ country, screen }) => country === 'US' && screen && screen.postalCode === undefined,
      ),
    ).toEqual([])
  })
  it('has at least as many screens for each million people in large cities as in Austin', () => {
    const screensOf = (wanted: string) =>
      products.filter(({ screen }) => screen?.city === wanted).length
    const austin = screensOf('Austin') / 931_830
    // Population by GeoNames; for Vienna and Auckland, the larger counts of their statistics
    // offices.
    const people = {
      Chicago: 2_696_555,
      London: 8_961_989,
      Berlin: 3_426_354,
      Vienna: 1_980_000,
      Zürich: 341_730,
      Toronto: 2_600_000,
      Sydney: 5_231_147,
      Auckland: 1_480_000,
    }
    const thin = Object.entries(people).filter(
      ([city, count]) => screensOf(city) / count < austin * 0.999,
    )
    expect(thin).toEqual([])
  })
  it('has something for every topic in the US', () => {
    const missing = MEDIA_TYPES.flatMap((mediaType) => {
      const topics = new Set(
        ofMedium(mediaType)
          .filter(({ country }) => country === 'US')
          .map(({ topic }) => topic),
      )
      return topicsFor(mediaType)
        .filter(({ id }) => id !== 'radio_schlager' && !topics.has(id))
        .map(({ id }) => `${mediaType} ${id}`)
    })
    expect(missing).toEqual([])
  })
  it('costs in the US about the average price of the trade, and everywhere 10 to 20 % less than the ratecard', () => {
    const average = (mediaType: string, premium: boolean) => {
      const prices = ofMedium(mediaType).filter(
        (product) => product.country === 'US' && product.premium === premium,
      )
      return prices.reduce((sum, { baseCpmMinor }) => sum + baseCpmMinor, 0) / prices.length
    }
    const typical = [
      ['online_display', false, 6_00],
      ['online_display', true, 12_00],
      ['mobile_display', false, 4_00],
      ['online_video', false, 12_00],
      ['online_audio', false, 19_00],
      ['ctv', false, 28_00],
      ['ctv', true, 35_00],
    ] as const
    for (const [mediaType, premium, cents] of typical) {
      expect(average(mediaType, premium) / cents).toBeGreaterThan(0.94)
      expect(average(mediaType, premium) / cents).toBeLessThan(1.06)
    }
    for (const { baseCpmMinor, ratecardCpmMinor } of products) {
      expect(ratecardCpmMinor / baseCpmMinor).toBeGreaterThan(1.1)
      expect(ratecardCpmMinor / baseCpmMinor).toBeLessThan(1.26)
    }
  })
  it('names every organization once and uses each', () => {
    expect(new Set(organizations.map(({ name }) => name)).size).toBe(organizations.length)
    const used = new Set(products.map(({ organizationId }) => organizationId))
    expect(organizations.filter(({ id }) => !used.has(id))).toEqual([])
  })
})

describe('parseInventory', () => {
  const header = texts['stations.csv'].split('\n')[0]
  const row =
    'radio_x,org_bluefield_audio,X,station,US,radio_hits,audio_spot_30,19,22.50,50,3,100000,no'
  it('accepts a well-formed station', () => {
    expect(problemsOf({ 'stations.csv': `${header}\n${row}\n` })).toEqual([])
  })
  it('names the file, row and column of every error', () => {
    const wrong = [
      row,
      row.replace('radio_hits', 'cooking'),
      row.replace('radio_x', 'radio_y').replace('22.50', '18'),
      row
        .replace('radio_x', 'radio_z')
        .replace('audio_spot_30', 'ctv_spot_30')
        .replace(',no', ',n'),
      row.replace('radio_x', 'radio_q').replace('org_bluefield_audio', 'org_nobody'),
      row,
    ].join('\n')
    expect(problemsOf({ 'stations.csv': `${header}\n${wrong}\n` })).toEqual([
      'stations.csv, row 3, column topic: must be a topic of online_audio',
      'stations.csv, row 4, column ratecard_cpm_usd: must not be below cpm_usd',
      expect.stringMatching(/^stations.csv, row 5, column (premium|formats): must be/),
      expect.stringMatching(/^stations.csv, row 5, column (premium|formats): must be/),
      'stations.csv, row 6, column organization: is not in organizations.csv',
      'stations.csv, row 7, column id: is used twice',
    ])
  })
  it('refuses a loop that is longer than the day', () => {
    const [screenHeader = '', screen = ''] = texts['screens.csv'].split('\n')
    const tooLong = screen.replace(/,(\d+),(\d+),(\d+),(yes|no),/, ',8,8,1400,$4,')
    expect(problemsOf({ 'screens.csv': `${screenHeader}\n${tooLong}\n` })).toEqual([
      'screens.csv, row 2, column plays_per_day: does not fit in a day with this loop',
    ])
  })
})
