import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { planProducts, regionProducts } from '#domain/planning/assessment/planProducts.ts'
import type { PlanReference } from '#domain/planning/assessment/planReference.ts'
import type { Product } from '#domain/catalogue/products/product.ts'
import type { ScreenProduct } from '#domain/planning/slots/slotAvailability.ts'
import { slotWeeks } from '#domain/planning/slots/slotWeeks.ts'
import type { WantedSlot } from '#database/queries/planning/slotClaims.ts'

const isScreen = (product: Product): product is ScreenProduct => product.screen !== undefined

/** Screens that a billboard plan books, and alternatives in its region. */
export function wantedScreens(
  plan: CampaignPlan,
  reference: PlanReference,
): { wanted: ScreenProduct[]; others: ScreenProduct[] } {
  const inRegion = regionProducts(plan, reference)
  const needsLight = plan.periods?.illuminatedOnly === true
  return {
    wanted: planProducts(plan, reference, inRegion).filter(isScreen),
    others: inRegion
      .filter(isScreen)
      .filter((one) => !plan.inventory.deselected.includes(one.id))
      .filter((one) => !needsLight || one.screen.illuminated),
  }
}

/** One slot per screen and week of the plan's periods; none for other media. */
export function wantedSlots(plan: CampaignPlan, screens: readonly ScreenProduct[]): WantedSlot[] {
  if (!plan.periods) return []
  const weeks = slotWeeks(plan.periods)
  return screens.flatMap(({ id, screen }) =>
    weeks.map((week) => ({ screenId: id, week, loopSlots: screen.loopSlots })),
  )
}
