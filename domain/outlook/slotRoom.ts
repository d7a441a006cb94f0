import { planProducts } from '../assessment/planProducts.ts'
import type { PlanReference } from '../assessment/planReference.ts'
import type { CampaignPlan } from '../campaign/campaignPlan.ts'
import type { Product } from '../catalogue/product.ts'
import { weekLimit, type SlotLimits } from '../slots/slotLimits.ts'
import { slotWeeks } from '../slots/slotWeeks.ts'

/** How many slots a billboard plan needs, and how many one cart can hold of them. */
export interface SlotRoom {
  slots: number
  /** What one cart can hold in the plan's weeks and countries. */
  limit: number
  isOver: boolean
  /** The chosen screens with the most views that fit. */
  fittingIds: string[]
}

/** The slots of a billboard plan against the limits of a cart with nothing else in it; null for other media. */
export function slotRoom(
  plan: CampaignPlan,
  reference: PlanReference,
  limits: SlotLimits,
): SlotRoom | null {
  if (plan.mediaType !== 'dooh' || !plan.periods) return null
  const weeks = slotWeeks(plan.periods).length
  const screens = planProducts(plan, reference).filter(({ screen }) => screen !== undefined)
  const byViews = screens.toSorted((a, b) => b.weeklyImpressions - a.weeklyImpressions)
  const left = new Map<string, number>()
  const fitting: Product[] = []
  for (const product of byViews) {
    const { country } = product
    const free = left.get(country) ?? weekLimit(limits, slotsOf(reference, country))
    if (free <= 0 || (fitting.length + 1) * weeks > limits.total) continue
    left.set(country, free - 1)
    fitting.push(product)
  }
  const aWeek = [...new Set(screens.map(({ country }) => country))].reduce(
    (sum, country) => sum + weekLimit(limits, slotsOf(reference, country)),
    0,
  )
  return {
    slots: screens.length * weeks,
    limit: Math.min(limits.total, aWeek * weeks),
    isOver: fitting.length < screens.length,
    fittingIds: fitting.map(({ id }) => id),
  }
}

/** All slots of a country's screens in a week. */
const slotsOf = ({ products }: PlanReference, country: string): number =>
  products.reduce(
    (sum, product) => (product.country === country ? sum + (product.screen?.loopSlots ?? 0) : sum),
    0,
  )
