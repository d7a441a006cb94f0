import { TRADE_TEMPLATES, tradeMedia, type TradeId } from '#content/trades/tradeTemplates.ts'
import type { CampaignCountry } from '#domain/foundation/geo/country.ts'
import type { CampaignStart } from '#domain/sales/lead/consultation.ts'
import { radiusIn, type PlanSettings } from '#domain/planning/goals/planSettings.ts'
import type { CampaignGoal } from '#domain/planning/mediaMix/mediaMix.ts'

/** A goal with its trade, budget and start, and the settings that the person changed. */
export interface Wish {
  goal: CampaignGoal
  trade: TradeId
  budgetMinor: number
  start: CampaignStart
  changed: Partial<PlanSettings>
}

export const START_WISH: Wish = {
  goal: 'known',
  trade: 'other',
  budgetMinor: 5_000_00,
  start: 'month',
  changed: {},
}

/** The settings of a wish in a country: those of its trade and goal, and the person's own. */
export function settingsOf({ goal, trade, changed }: Wish, country: CampaignCountry): PlanSettings {
  const { radius, hours, spots } = TRADE_TEMPLATES[trade]
  const media = tradeMedia(trade, goal)
  return { media, radius: radiusIn(radius, country), hours, spots, ...changed }
}

/** A wish for a place in another country keeps all settings but the radius, which may be in another unit. */
export const withoutRadius = (wish: Wish): Wish => {
  const { radius: _, ...changed } = wish.changed
  return { ...wish, changed }
}

/** A changed wish. Another goal or trade brings its own settings. */
export function changeWish(wish: Wish, change: Partial<Wish>): Wish {
  const isAnother = change.goal !== undefined || change.trade !== undefined
  return { ...wish, ...(isAnother ? { changed: {} } : {}), ...change }
}
