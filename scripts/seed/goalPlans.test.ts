import { describe, expect, it } from 'vitest'
import { TRADE_IDS, TRADE_TEMPLATES, tradeMedia } from '#content/trades/tradeTemplates.ts'
import type { Place } from '#domain/foundation/geo/place.ts'
import { MEDIA_TYPES, type MediaType } from '#domain/foundation/media/mediaTypes.ts'
import { assessPlan } from '#domain/planning/assessment/assessPlan.ts'
import type { PlanReference } from '#domain/planning/assessment/planReference.ts'
import { budgetAdvice } from '#domain/planning/goals/budgetAdvice.ts'
import { GOAL_TARGETS } from '#domain/planning/goals/goalTargets.ts'
import { goalPlans, radiusIn } from '#domain/planning/goals/planSettings.ts'
import { splitBudget } from '#domain/planning/mediaMix/budgetSplit.ts'
import { CAMPAIGN_GOAL_NAMES } from '#domain/planning/mediaMix/mediaMix.ts'
import { splitPlace } from '#domain/planning/mediaMix/splitPlace.ts'
import { planIssuesOf } from '#domain/planning/findings/issues/validatePlan.ts'
import { slotCheck } from '#domain/planning/findings/slotCheck.ts'
import { namedPlan } from '#domain/planning/findings/wording/campaignName.ts'
import { guestAllowance } from '#domain/planning/slots/slotAllowance.ts'
import { parseInventory, readInventoryTexts } from './catalogue/readInventory.ts'
import { regionReader } from './mediaAtPlaces.ts'
import { readPlaces } from './places/readPlaces.ts'

const NOW = new Date('2026-11-26T12:00:00Z')
const SMALL_PEOPLE = 15_000
const { products } = parseInventory(readInventoryTexts())
const productsOf = new Map(
  MEDIA_TYPES.map((mediaType) => [
    mediaType,
    products.filter((product) => product.mediaType === mediaType),
  ]),
)
const regionOf = regionReader()
const places = readPlaces()

/** The largest place of a country, and the one nearest to 15,000 people. */
const placesOf = (country: Place['country']): Place[] => {
  const own = places.filter((place) => place.country === country)
  const big = own.toSorted((a, b) => b.population - a.population)[0]
  const small = own.toSorted(
    (a, b) => Math.abs(a.population - SMALL_PEOPLE) - Math.abs(b.population - SMALL_PEOPLE),
  )[0]
  return big && small ? [big, small] : []
}

function referenceAt(place: Place): (mediaType: MediaType) => PlanReference {
  const region = regionOf(place.id.replace('city_', ''))
  return (mediaType) => ({ region, products: productsOf.get(mediaType) ?? [] })
}

const COUNTRIES = ['US', 'CA', 'GB', 'DE', 'AT', 'CH', 'AU', 'NZ'] as const
const CASES = COUNTRIES.flatMap((country) =>
  placesOf(country).map((place) => ({ name: `${place.name}, ${country}`, place })),
)

describe.each(CASES)('goals at $name', ({ place }) => {
  const referenceOf = referenceAt(place)

  it.each(TRADE_IDS)('%s gets campaigns that the cart accepts', (trade) => {
    const goal =
      CAMPAIGN_GOAL_NAMES[TRADE_IDS.indexOf(trade) % CAMPAIGN_GOAL_NAMES.length] ?? 'shop'
    const { radius, hours, spots, budget } = TRADE_TEMPLATES[trade]
    const media = tradeMedia(trade, goal)
    const settings = { media, radius: radiusIn(radius, place.country), hours, spots }
    const plans = goalPlans(place, settings, { referenceOf, now: NOW })
    const split = splitPlace(plans)
    const target = GOAL_TARGETS[goal]
    const advice = budgetAdvice(split, target, budget)
    const parts = advice ? splitBudget(split, target.splitGoal, advice.budgetMinor).parts : []
    // Every medium sold there is also accepted at its minimum budget.
    const least = split.media.map(({ mediaType, minBudgetMinor }) => ({
      mediaType,
      budgetMinor: minBudgetMinor,
    }))
    expect(parts.length > 0 || least.every((part) => part.budgetMinor > budget.mostMinor)).toBe(
      true,
    )
    expect(advice?.budgetMinor ?? 0).toBeLessThanOrEqual(budget.mostMinor)
    for (const { mediaType, budgetMinor } of [...parts, ...least]) {
      const known = plans.find(({ plan }) => plan.mediaType === mediaType)
      if (!known) throw new Error(`There is no plan for ${mediaType}.`)
      const { reference } = known
      const plan = namedPlan({ ...known.plan, budgetMinor }, reference.region)
      const slotIssues = slotCheck(guestAllowance())(plan, reference)?.issues
      const issues = planIssuesOf(assessPlan(plan, reference), reference, { now: NOW, slotIssues })
      expect(issues.filter(({ severity }) => severity === 'error')).toEqual([])
    }
  })
})
