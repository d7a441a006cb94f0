import { planProducts } from '../../assessment/planProducts.ts'
import type { PlanReference } from '../../assessment/planReference.ts'
import type { CampaignPlan } from '../../campaign/campaignPlan.ts'
import type { Product } from '#domain/catalogue/products/product.ts'
import { isSoldBySlots } from '#domain/foundation/media/mediaTraits.ts'
import { heldSlots, type HolderSlots, type SlotAllowance } from '../../slots/slotAllowance.ts'
import { weekLimit } from '../../slots/slotLimits.ts'
import { slotWeeks } from '../../slots/slotWeeks.ts'

/** The slots that a billboard plan needs, and how many its buyer may still hold. */
export interface SlotRoom {
  slots: number
  /** Slots left in the plan's weeks and countries. */
  limit: number
  /** Slots of other cart entries, offers and unpaid orders of the buyer, which count toward the limit. */
  heldElsewhere: number
  isOver: boolean
  /** The chosen screens with the most views that fit; none without a free slot. */
  fittingIds: string[]
}

/** The slots of a billboard plan against what its buyer may still hold; null for other media and without periods. */
export function slotRoom(
  plan: CampaignPlan,
  reference: PlanReference,
  allowance: SlotAllowance,
): SlotRoom | null {
  if (!isSoldBySlots(plan.mediaType) || !plan.periods) return null
  const weeks = slotWeeks(plan.periods)
  if (weeks.length === 0) return null
  const screens = planProducts(plan, reference).filter(({ screen }) => screen !== undefined)
  const slotsByCountry = countrySlots(reference.products)
  const screensLeft = new Map(
    [...new Set(screens.map(({ country }) => country))].map((country) => [
      country,
      Math.min(
        ...allowance.map((one) => leftAWeek(one, country, weeks, slotsByCountry.get(country) ?? 0)),
      ),
    ]),
  )
  const totalLeft = Math.max(0, Math.min(...allowance.map((one) => leftInAll(one))))
  const fitting = fittingScreens(screens, screensLeft, Math.floor(totalLeft / weeks.length))
  const aWeek = [...screensLeft.values()].reduce((sum, left) => sum + left, 0)
  return {
    slots: screens.length * weeks.length,
    limit: Math.min(totalLeft, aWeek * weeks.length),
    heldElsewhere: allowance[0] ? heldSlots(allowance[0]) : 0,
    isOver: fitting.length < screens.length,
    fittingIds: fitting.map(({ id }) => id),
  }
}

/** As many screens as fit into each country's share and into the total, those with the most views first. */
function fittingScreens(
  screens: readonly Product[],
  screensLeft: ReadonlyMap<string, number>,
  most: number,
): Product[] {
  const left = new Map(screensLeft)
  const byViews = screens.toSorted((a, b) => b.weeklyImpressions - a.weeklyImpressions)
  const fitting: Product[] = []
  for (const product of byViews) {
    const free = left.get(product.country) ?? 0
    if (free <= 0 || fitting.length >= most) continue
    left.set(product.country, free - 1)
    fitting.push(product)
  }
  return fitting
}

const leftInAll = (holder: HolderSlots): number => holder.limits.total - heldSlots(holder)

/** The screens that may still be held in each of the weeks: a screen takes a slot in all of them. */
function leftAWeek(
  { limits, held }: HolderSlots,
  country: string,
  weeks: readonly string[],
  ofCountry: number,
): number {
  const inWeeks = held.filter((one) => one.country === country && weeks.includes(one.week))
  const most = Math.max(0, ...inWeeks.map(({ slots }) => slots))
  return Math.max(0, weekLimit(limits, ofCountry) - most)
}

/** All slots of each country's screens in a week. */
function countrySlots(products: readonly Product[]): Map<string, number> {
  const slots = new Map<string, number>()
  for (const { country, screen } of products)
    slots.set(country, (slots.get(country) ?? 0) + (screen?.loopSlots ?? 0))
  return slots
}
