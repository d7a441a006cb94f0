import { describe, expect, it } from 'vitest'
import { POPULATION_FACTS } from '#database/seed/places/populationFacts.ts'
import type { VenueType } from '#domain/catalogue/products/product.ts'
import type { CampaignCountry } from '#domain/foundation/geo/country.ts'
import { haversineKm } from '#domain/foundation/geo/distance.ts'
import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'
import { MEDIA_AUDIENCES } from '#domain/planning/assessment/mediaAudience.ts'
import { MARKET_MEDIA } from '#domain/planning/market/marketMedia.ts'
import { reachOf } from '#domain/planning/forecast/reach.ts'
import { EVERYTHING_MINOR, marketForecaster } from '../testing/marketForecasts.ts'
import { readMediaSupply, readScreenMarkets, readVenues } from './marketTables.ts'

const { products, placeOf, forecastAt } = marketForecaster()
const supply = readMediaSupply()

/** People in a small town use media less, so it stays below its country's goals. */
const MARFA = 'Marfa, TX'

const CITIES: readonly [string, CampaignCountry][] = [
  ['New York City, NY', 'US'],
  ['Austin, TX', 'US'],
  [MARFA, 'US'],
  ['Toronto, 08', 'CA'],
  ['London, ENG', 'GB'],
  ['Berlin, 16', 'DE'],
  ['Vienna, 09', 'AT'],
  ['Zürich, ZH', 'CH'],
  ['Sydney, 02', 'AU'],
  ['Auckland, E7', 'NZ'],
]

/** Share of all people that four weeks of the whole supply reach. */
const reachShare = (name: string, country: CampaignCountry, mediaType: MediaType): number => {
  const options = { radius: 25, budgetMinor: EVERYTHING_MINOR }
  const { reach, regionPopulation } = forecastAt(placeOf(name, country), mediaType, options)
  return reach / regionPopulation
}

describe('supply of countries', () => {
  it.each(supply)('$mediaType of $country has its impressions per head and price', (one) => {
    const own = products.filter(
      ({ country, mediaType }) => country === one.country && mediaType === one.mediaType,
    )
    const inUs = products.filter(
      ({ country, mediaType }) => country === 'US' && mediaType === one.mediaType,
    )
    const sum = (list: typeof own) =>
      list.reduce((all, { weeklyImpressions }) => all + weeklyImpressions, 0)
    const mean = (list: typeof own) =>
      list.reduce(
        (all, { weeklyImpressions, baseCpmMinor }) => all + weeklyImpressions * baseCpmMinor,
        0,
      ) / sum(list)
    const aHead = sum(own) / POPULATION_FACTS[one.country].population
    expect(aHead / one.impressionsAHead).toBeGreaterThan(0.98)
    expect(aHead / one.impressionsAHead).toBeLessThan(1.02)
    expect(mean(own) / mean(inUs) / one.priceIndex).toBeGreaterThan(0.98)
    expect(mean(own) / mean(inUs) / one.priceIndex).toBeLessThan(1.02)
  })

  it('keeps the catalogue within twice its size before markets', () => {
    expect(products.length).toBeLessThanOrEqual(2 * 1_250)
  })
})

describe.each(CITIES)('reach of the whole supply in %s', (name, country) => {
  it('is at least as large on mobile as in display', () => {
    expect(reachShare(name, country, 'mobile_display')).toBeGreaterThanOrEqual(
      reachShare(name, country, 'online_display'),
    )
  })

  it.each(MARKET_MEDIA)('stays below the users of %s in a month', (mediaType) => {
    expect(reachShare(name, country, mediaType)).toBeLessThan(
      MEDIA_AUDIENCES[mediaType].monthlyUserShare,
    )
  })

  it.each(name === MARFA ? [] : supply.filter((one) => one.country === country))(
    'is near the $reachPercent% of $mediaType',
    ({ mediaType, reachPercent }) => {
      const percent = reachShare(name, country, mediaType) * 100
      expect(percent).toBeGreaterThan(reachPercent * 0.75)
      expect(percent).toBeLessThan(reachPercent * 1.25)
    },
  )
})

describe('reach of audio', () => {
  it.each([
    ['New York City, NY', 'US', 0.79],
    ['Toronto, 08', 'CA', 0.73],
    ['Berlin, 16', 'DE', 0.642],
    ['Sydney, 02', 'AU', 0.81],
    ['Auckland, E7', 'NZ', 0.76],
  ] as const)('in %s stays below the monthly listeners of surveys', (name, country, share) => {
    expect(reachShare(name, country, 'online_audio')).toBeLessThan(share)
  })
})

/** Screens within 50 km of a market's center, abroad within 25 km. */
const screensOf = (city: string, venues?: readonly VenueType[]): number => {
  const market = [...readScreenMarkets(), LONDON].find((one) => one.city === city)
  if (!market) throw new Error(`${city} is no market.`)
  return products.filter(
    ({ country, screen }) =>
      country === market.country &&
      screen &&
      screen.city === city &&
      haversineKm(market, screen) <= 50 &&
      (venues === undefined || venues.includes(screen.venueType)),
  ).length
}
const LONDON = { country: 'GB', city: 'London', latitude: 51.51, longitude: -0.12 } as const

describe('screens of markets', () => {
  it('are most in New York, then Los Angeles, Chicago and Austin', () => {
    const counts = ['New York', 'Los Angeles', 'Chicago', 'Austin'].map((city) => screensOf(city))
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
    expect(new Set(counts).size).toBe(4)
  })

  it('are fewer in London than in New York', () => {
    expect(screensOf('London')).toBeLessThan(screensOf('New York'))
  })

  it('are at more roads in Los Angeles than in New York', () => {
    expect(screensOf('Los Angeles', ['roadside'])).toBeGreaterThan(
      screensOf('New York', ['roadside']),
    )
  })

  it.each(['Honolulu', 'Austin'])('stand at no road or street of %s', (city) => {
    expect(screensOf(city)).toBeGreaterThan(0)
    expect(screensOf(city, ['roadside', 'street_furniture'])).toBe(0)
  })

  it('follow people: no US market of at least the same supply density with more people has fewer', () => {
    // Screens from before markets stay, so Austin has more than its market would.
    const markets = readScreenMarkets().filter(
      ({ country, city }) => country === 'US' && city !== 'Austin',
    )
    const broken = markets.flatMap((large) =>
      markets
        .filter(
          (small) =>
            small.peopleMillions < large.peopleMillions &&
            small.density <= large.density &&
            screensOf(small.city) > screensOf(large.city),
        )
        .map((small) => `${small.city} has more than ${large.city}`),
    )
    expect(broken).toEqual([])
  })
})

/** The median CPM of plain screens of a venue, in one country. */
const medianCpm = (venueType: VenueType, country: CampaignCountry): number => {
  const prices = products
    .filter((one) => one.country === country && !one.premium && one.screen?.venueType === venueType)
    .map(({ baseCpmMinor }) => baseCpmMinor)
    .toSorted((a, b) => a - b)
  return prices[Math.floor(prices.length / 2)] ?? 0
}

describe('prices of venues', () => {
  it('are more than twice as high at an airport as at a mall', () => {
    expect(medianCpm('airport', 'US')).toBeGreaterThan(2 * medianCpm('mall', 'US'))
  })

  it.each(['office', 'gas_station'] as const)('are at %s at least 1.4 times transit', (venue) => {
    expect(medianCpm(venue, 'US')).toBeGreaterThan(1.4 * medianCpm('transit', 'US'))
  })

  it('are lowest at roads', () => {
    const cheapest = [...readVenues().keys()].toSorted(
      (a, b) => medianCpm(a, 'US') - medianCpm(b, 'US'),
    )[0]
    expect(cheapest).toBe('roadside')
  })

  it('are 10 to 16 francs for a street screen of Switzerland', () => {
    expect(medianCpm('street_furniture', 'CH')).toBeGreaterThan(10_00)
    expect(medianCpm('street_furniture', 'CH')).toBeLessThan(16_50)
  })

  it('rise with the market: New York above Los Angeles above Boise at roads', () => {
    const meanOf = (city: string) => {
      const prices = products.filter(
        ({ screen, premium }) =>
          screen?.city === city && !premium && screen.venueType === 'roadside',
      )
      return prices.reduce((sum, { baseCpmMinor }) => sum + baseCpmMinor, 0) / prices.length
    }
    expect(meanOf('New York')).toBeGreaterThan(meanOf('Boise') * 1.3)
    expect(meanOf('Los Angeles')).toBeGreaterThan(meanOf('Boise') * 1.3)
  })
})

/** Share of 1 million people reached by this many impressions per 100 of them. */
const reachOfPoints = (mediaType: MediaType, points: number, activeDays: number): number =>
  reachOf(points * 10_000, {
    mediaType,
    audience: 1_000_000,
    activeDays,
    frequencyCapPerDay: null,
  }) / 1_000_000

describe('published points of reach', () => {
  it('are met by billboards: 1.1 billion contacts a week reach 81% of Germans (IDOOH 2023)', () => {
    expect(Math.abs(reachOfPoints('dooh', 1_322, 7) - 0.81)).toBeLessThan(0.06)
  })

  it('are met by billboards: 700 points lie between rotary bulletins and posters (OAAA)', () => {
    expect(reachOfPoints('dooh', 700, 28)).toBeGreaterThan(0.636)
    expect(reachOfPoints('dooh', 700, 28)).toBeLessThan(0.778)
  })

  it('are met by billboards: 1,400 points within 2 points of rotary bulletins (OAAA)', () => {
    expect(Math.abs(reachOfPoints('dooh', 1_400, 28) - 0.778)).toBeLessThan(0.02)
  })

  it('are met by streaming TV: 60 impressions for 100 people reach 13 to 23% (ANA, Innovid)', () => {
    expect(reachOfPoints('ctv', 60, 28)).toBeGreaterThan(0.13)
    expect(reachOfPoints('ctv', 60, 28)).toBeLessThan(0.23)
  })

  it('are met by streaming TV: 300 points reach 54 to 72%', () => {
    expect(reachOfPoints('ctv', 300, 28)).toBeGreaterThan(0.54)
    expect(reachOfPoints('ctv', 300, 28)).toBeLessThan(0.72)
  })
})
