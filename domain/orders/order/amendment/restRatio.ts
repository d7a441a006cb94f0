import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import type { Forecast, ImpressionRange } from '#domain/planning/forecast/forecast.types.ts'

const PPM = 1_000_000
/** The ratio of a change that keeps the price of an impression. */
export const SAME_PRICE_PPM = PPM

/** The parts of a plan that determine the price of an impression. */
const PRICED = [
  'region',
  'audience',
  'inventory',
  'dayparts',
  'frequencyCapPerDay',
  'formatIds',
] as const satisfies readonly (keyof CampaignPlan)[]

/**
 * Whether two plans show the same ads to the same people at the same hours, so that an impression
 * costs the same.
 */
export const isSameTargeting = (a: CampaignPlan, b: CampaignPlan): boolean =>
  PRICED.every((part) => JSON.stringify(a[part]) === JSON.stringify(b[part]))

type Bought = Pick<Forecast, 'priceMinor'> & { impressions: Pick<ImpressionRange, 'mid'> }

/**
 * Impressions bought by the same money after a change, per million before, at today's prices. A
 * million if the targeting stays.
 */
export function restRatioPpm(
  before: { plan: CampaignPlan; today: Bought },
  after: { plan: CampaignPlan; today: Bought },
): number {
  if (isSameTargeting(before.plan, after.plan)) return SAME_PRICE_PPM
  const had = before.today.impressions.mid * after.today.priceMinor
  const gets = after.today.impressions.mid * before.today.priceMinor
  return had > 0 && gets > 0 ? Math.max(1, Math.round((gets / had) * PPM)) : SAME_PRICE_PPM
}

/** The impressions of a started campaign: those delivered, and those that the rest buys now. */
export function withRest(
  shared: ImpressionRange,
  {
    deliveredImpressions,
    restRatioPpm: ppm,
  }: { deliveredImpressions: number; restRatioPpm: number },
): ImpressionRange {
  if (ppm === SAME_PRICE_PPM) return shared
  const of = (count: number) => {
    const rest = Math.max(0, count - deliveredImpressions)
    return count - rest + Number((BigInt(rest) * BigInt(ppm)) / BigInt(PPM))
  }
  return { low: of(shared.low), mid: of(shared.mid), high: of(shared.high) }
}
