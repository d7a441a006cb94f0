import { describe, expect, it } from 'vitest'
import type { CampaignPlan } from '../campaign/campaignPlan.ts'
import { selectOnly } from '../campaign/edits/inventoryEdits.ts'
import { defaultFormatIds } from '../campaign/start/newPlan.ts'
import { setBudget, setFrequencyCap } from '../campaign/edits/planEdits.ts'
import { assessPlan } from '../assessment/assessPlan.ts'
import type { PlanReference } from '../assessment/planReference.ts'
import type { RegionReference } from '#domain/foundation/geo/place.ts'
import { planned, product, referenceOf, screen } from '#domain/testing/austin.ts'
import { counterexample } from '#domain/testing/randomCases.ts'
import { deliverySpread } from './deliverySpread.ts'
import { forecast } from './forecast.ts'

/**
 * The same products at one price in every market, chosen only by topic, so that a budget buys the
 * same number of impressions of any of them.
 */
function atOnePrice(plan: CampaignPlan, reference: PlanReference): [CampaignPlan, PlanReference] {
  const formatIds = defaultFormatIds(plan.mediaType)
  const price = { baseCpmMinor: 600, ratecardCpmMinor: 720, premium: false, formatIds }
  const products = reference.products.map((one) => ({ ...one, ...price }))
  const { inventory, mediaType } = plan
  const selected = mediaType === 'dooh' ? inventory.selected : []
  return [
    { ...plan, inventory: { ...inventory, selected } },
    { ...reference, products, region: inOneMarket(reference.region) },
  ]
}

const inOneMarket = (region: RegionReference): RegionReference => ({
  ...region,
  cells: region.cells.map((cell) => Object.assign({}, cell, { priceIndex: 0 })),
  profiles: region.profiles.map((profile) =>
    Object.assign({}, profile, {
      states: profile.states.map((state) => Object.assign({}, state, { market: [] })),
    }),
  ),
})

function without(plan: CampaignPlan, extra: number): CampaignPlan {
  const { inventory } = plan
  const deselected = [...inventory.deselected, `product_${extra % 8}`]
  return { ...plan, inventory: { ...inventory, deselected } }
}

describe('laws of the reach', () => {
  it('fewer products never reach more people for the same money at the same price', () => {
    const broken = counterexample(({ plan, reference }, extra) => {
      const [wide, facts] = atOnePrice(plan, reference)
      const all = forecast(wide, facts)
      const fewer = forecast(without(wide, extra), facts)
      // A plan without impressions has no price, either.
      const hasPrice = assessPlan(without(wide, extra), facts).carriedWeekly > 0
      return {
        reach: fewer.reach <= all.reach,
        'people of the chosen': fewer.reachable <= all.reachable,
        price: hasPrice ? fewer.cpmMinor >= all.cpmMinor : fewer.cpmMinor === 0,
      }
    })
    expect(broken).toBeNull()
  })

  it('fewer people, products or days never make a delivery surer', () => {
    const broken = counterexample(({ plan, reference }, extra) => {
      const wide = deliverySpread(assessPlan(plan, reference))
      const narrow = deliverySpread(assessPlan(without(plan, extra), reference))
      return {
        wider: narrow.share >= wide.share,
        'a part': wide.share > 0 && wide.share < 1,
        'no reason lost': wide.reasons.every((reason) => narrow.reasons.includes(reason)),
      }
    }, 200)
    expect(broken).toBeNull()
  })
})

describe('the consequences', () => {
  it('two small sites saturate: most of what they have goes to the same people again and again', () => {
    const pets = referenceOf(
      [0, 1].map((at) => product(at, 'online_display', { weeklyImpressions: 800_000 })),
    )
    const plan = setFrequencyCap(planned('online_display'), null)
    const everything = forecast(plan, pets)
    const most = forecast(setBudget(plan, Math.floor(everything.maxBudgetMinor * 0.69)), pets)
    expect(most.impressions.mid / everything.avails.mid).toBeCloseTo(0.69, 2)
    expect(most.reachable).toBeLessThan(4_000)
    expect(most.frequency).toBeGreaterThan(8)
    expect(most.spreadReasons).toEqual(['audience', 'products'])
  })

  it('one billboard of four weeks is seen often by those who pass it, many boards spread', () => {
    const boards = referenceOf(Array.from({ length: 20 }, (_, at) => screen(at, 30.3)))
    const one = selectOnly(planned('dooh'), ['p1'])
    const { maxBudgetMinor } = forecast(one, boards)
    const alone = forecast(setBudget(one, maxBudgetMinor), boards)
    expect(alone.reachable).toBe(Math.floor((70_000 / 4) * (1 + 3 * 0.15)))
    expect(alone.impressions.mid).toBe(4 * 70_000)
    expect(alone.frequency).toBeGreaterThanOrEqual(6)
    const many = forecast(setBudget(planned('dooh'), maxBudgetMinor), boards)
    expect(many.frequency).toBeLessThan(alone.frequency / 2)
    expect(many.reach).toBeGreaterThan(alone.reach * 2)
  })
})
