import type { CampaignPlan } from '../campaign/campaignPlan.ts'
import { planFlight } from '../campaign/planFlight.ts'
import { planProducts, regionProducts } from './planProducts.ts'
import { audienceShare } from '../audience/audienceShare.ts'
import type { Product } from '#domain/catalogue/products/product.ts'
import { hasFrequencyCap } from '#domain/foundation/media/mediaTraits.ts'
import type { PlanReference } from './planReference.ts'
import { bandOfRegion } from '../measured/forecastBands.ts'
import type { MeasuredBand } from '../measured/measuredBand.ts'
import { marketIn, regionMarket, type RegionMarket } from '../market/regionMarket.ts'
import { formatShare } from './formatShare.ts'
import { flightUsage, type FlightUsage } from './mediaUsage.ts'
import { productPeople, type ProductPeople } from './productPeople.ts'
import { peopledParts } from './reachedCells.ts'
import { regionFacts, type RegionFacts } from './regionFacts.ts'

/**
 * A product that carries the plan, with its weekly impressions for the plan's region and formats,
 * before audience and hours.
 */
export interface CarriedProduct {
  product: Product
  weeklyImpressions: number
}

/** All facts of a plan except money, which forecast, price and the limiting choices share. */
export interface PlanAssessment {
  plan: CampaignPlan
  region: RegionFacts
  /** How price, use and reach in the region differ from the countries' means. */
  market: RegionMarket
  audienceShare: number
  people: ProductPeople
  /**
   * People aged 13 and over in the region who use the medium in a month (for screens, who pass
   * them) and match the audience.
   */
  audience: number
  /** The part of them who use the products that carry the plan: the upper bound of reach. */
  reachable: number
  usage: FlightUsage
  /** Products of the medium that the region can buy. */
  inRegion: Product[]
  carried: CarriedProduct[]
  carriedWeekly: number
  /** Impressions that can be bought in the flight. */
  avails: number
  /**
   * The measured deviation of delivery from earlier forecasts; null before enough campaigns ran.
   */
  band: MeasuredBand | null
}

/** Rounds a sum slightly below a whole number up to it. */
const ROUNDING = 1e-6

/**
 * The possible reach and impressions of a plan, whatever its budget. Parts whose inputs are
 * identical to those of `before` are reused, so that a small change computes little.
 */
export function assessPlan(
  plan: CampaignPlan,
  reference: PlanReference,
  before?: PlanAssessment,
): PlanAssessment {
  const same = (...keys: (keyof CampaignPlan)[]): boolean =>
    before !== undefined && keys.every((key) => before.plan[key] === plan[key])
  const region =
    before && same('region') ? before.region : regionFacts(plan.region, reference.region)
  const market =
    before && same('region', 'mediaType')
      ? before.market
      : regionMarket(plan.mediaType, plan.region, () => peopledParts(plan.region, reference.region))
  const share = before && same('audience') ? before.audienceShare : audienceShare(plan.audience)
  const usage =
    before && same('mediaType', 'runtime', 'periods', 'dayparts')
      ? before.usage
      : flightUsage(plan.mediaType, planFlight(plan), plan.dayparts)
  const inRegion =
    before && same('mediaType', 'region')
      ? before.inRegion
      : regionProducts(plan, reference, region)
  const carried =
    before && same('mediaType', 'region', 'inventory', 'formatIds', 'periods')
      ? before.carried
      : carriedProducts(plan, reference, { region, market, inRegion })
  const carriedWeekly = carried.reduce((sum, one) => sum + one.weeklyImpressions, 0)
  const people =
    before && before.carried === carried && before.usage === usage && before.region === region
      ? before.people
      : productPeople(plan.mediaType, { region, market }, carried, usage)
  const audience = Math.floor(people.ofMedium * share + ROUNDING)
  const reachable = Math.min(audience, Math.floor(people.ofProducts * share + ROUNDING))
  const uncapped = carriedWeekly * usage.weeks * share
  const cap = hasFrequencyCap(plan.mediaType) ? plan.frequencyCapPerDay : null
  const capped = cappedImpressions(uncapped, reachable * usage.activeDays, cap)
  const avails = reachable > 0 ? Math.floor(capped + ROUNDING) : 0
  return {
    plan,
    region,
    market,
    audienceShare: share,
    people,
    audience,
    reachable,
    usage,
    inRegion,
    carried,
    carriedWeekly,
    avails,
    band: bandOfRegion(plan.region, reference.bands),
  }
}

function carriedProducts(
  plan: CampaignPlan,
  reference: PlanReference,
  {
    region,
    market,
    inRegion,
  }: { region: RegionFacts; market: RegionMarket; inRegion: readonly Product[] },
): CarriedProduct[] {
  const formats = new Set(plan.formatIds)
  return planProducts(plan, reference, inRegion).map((product) => {
    const { country } = product
    const ofCountry = (region.countryShares.get(country) ?? 0) * marketIn(market, country).use
    const regional = product.screen ? 1 : ofCountry
    const weeklyImpressions =
      product.weeklyImpressions * regional * formatShare(product.formatIds, formats)
    return { product, weeklyImpressions }
  })
}

/**
 * The impressions left when each person sees at most `cap` a day. The possible contacts of a person
 * in a day are spread geometrically around the average; a cap of n keeps q + q² + … + qⁿ of them.
 * Uses only + × ÷, so that every engine gives the same answer, and never more with less inventory,
 * fewer people-days or a lower cap.
 */
function cappedImpressions(impressions: number, peopleDays: number, cap: number | null): number {
  if (impressions <= 0 || peopleDays <= 0) return 0
  if (cap === null) return impressions
  const q = 1 / (1 + peopleDays / impressions)
  let perPersonDay = 0
  for (let views = 0; views < cap; views++) perPersonDay = q * (1 + perPersonDay)
  return Math.min(impressions, peopleDays * perPersonDay)
}
