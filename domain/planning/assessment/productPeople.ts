import { TARGETABLE_POPULATION_SHARE } from '../audience/ageDistribution.ts'
import type { Product, Screen } from '#domain/catalogue/products/product.ts'
import { isOnScreens } from '#domain/foundation/media/mediaTraits.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import {
  FOR_SALE_A_VISIT,
  MEDIA_AUDIENCES,
  MOST_OF_A_MEDIUM,
  PASSING,
  VISITS_IN_FOUR_WEEKS,
} from './mediaAudience.ts'
import { marketIn, type RegionMarket } from '../market/regionMarket.ts'
import type { FlightUsage } from './mediaUsage.ts'
import type { RegionFacts } from './regionFacts.ts'

const WEEKS = 4
const DAYS_A_WEEK = 7

/** People of a region before filtering by age, gender and interests. */
export interface ProductPeople {
  /** Monthly users of the medium there; for screens, people who are out and about there. */
  ofMedium: number
  /** The part of them who use the products that carry the plan. */
  ofProducts: number
}

/**
 * The people whom the carrying products can reach. Each product has its own audience; several are
 * joined as independent of one another within the people of the medium: 1 − Π(1 − rᵢ). Only + − ×
 * ÷, so that every engine agrees, and never more people with fewer products, a smaller region or
 * fewer days.
 */
export function productPeople(
  mediaType: MediaType,
  { region, market }: { region: RegionFacts; market: RegionMarket },
  carried: readonly { product: Product }[],
  usage: FlightUsage,
): ProductPeople {
  if (isOnScreens(mediaType)) return passersBy(region, carried, usage)
  let ofMedium = 0
  let ofProducts = 0
  for (const [country, { inside, whole }] of region.people) {
    const users = usersOf(mediaType, inside)
    const countryUsers = usersOf(mediaType, whole)
    const { reach } = marketIn(market, country)
    let missed = 1
    for (const { product } of carried) {
      if (product.country !== country) continue
      missed *= 1 - Math.min(MOST_OF_A_MEDIUM, audienceShareOf(product, countryUsers) * reach)
    }
    ofMedium += users
    ofProducts += users * (1 - missed)
  }
  return { ofMedium, ofProducts }
}

const usersOf = (mediaType: MediaType, people: number): number =>
  people * TARGETABLE_POPULATION_SHARE * MEDIA_AUDIENCES[mediaType].monthlyUserShare

/** The part of a country's users of a medium who use one product in four weeks. */
function audienceShareOf(product: Product, countryUsers: number): number {
  const { mediaType, kind, weeklyImpressions } = product
  if (isOnScreens(mediaType) || kind === 'screen' || countryUsers <= 0) return 0
  const perUser = VISITS_IN_FOUR_WEEKS[kind] * FOR_SALE_A_VISIT[mediaType]
  return Math.min(MOST_OF_A_MEDIUM, (weeklyImpressions * WEEKS) / perUser / countryUsers)
}

/**
 * A screen reaches the people who pass it, wherever they live: the same ones each week, and some
 * new. More people than the residents pass the screens of a small region, such as a single downtown
 * ZIP code.
 */
function passersBy(
  { population, people }: RegionFacts,
  carried: readonly { product: Product }[],
  usage: FlightUsage,
): ProductPeople {
  if (population === 0) return { ofMedium: 0, ofProducts: 0 }
  let residents = 0
  for (const { inside } of people.values()) residents += usersOf('dooh', inside)
  const passers = carried.flatMap(({ product: { screen, weeklyImpressions } }) =>
    screen ? [passersOf(screen, weeklyImpressions, usage)] : [],
  )
  const ofMedium = Math.max(
    residents,
    passers.reduce((sum, one) => sum + one, 0),
  )
  const missed = passers.reduce((rest, one) => rest * (1 - one / ofMedium), 1)
  return { ofMedium, ofProducts: ofMedium * (1 - missed) }
}

/** The different people who pass a screen during a flight. */
function passersOf(screen: Screen, weeklyViews: number, { activeDays }: FlightUsage): number {
  const { viewsAWeek, newEachWeek } = PASSING[screen.venueType]
  const furtherWeeks = Math.max(0, activeDays / DAYS_A_WEEK - 1)
  return (weeklyViews / viewsAWeek) * (1 + newEachWeek * furtherWeeks)
}
