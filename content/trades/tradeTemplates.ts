import { MEDIA_TYPES, type MediaType } from '#domain/foundation/media/mediaTypes.ts'
import { GOAL_TARGETS } from '#domain/planning/goals/goalTargets.ts'
import type { CampaignGoal } from '#domain/planning/mediaMix/mediaMix.ts'
import { SERVICE_TEMPLATES } from './serviceTemplates.ts'
import { SHOP_TEMPLATES } from './shopTemplates.ts'
import { usd } from './usd.ts'
import type { TradeTemplate } from './tradeTemplate.types.ts'

/** The template without a trade: every medium, no restrictions. */
const OTHER = {
  name: 'Another trade',
  industry: 'other',
  media: MEDIA_TYPES,
  radius: { mi: 25, km: 40 },
  hours: 'all',
  spots: 'all',
  budget: usd(500, 10_000),
  mediaWhy: 'All six media are open, and the budget goes where it brings most.',
  radiusWhy: 'A city and its suburbs.',
  hints: ['Say one thing.', 'Show your name from the first second.'],
} as const satisfies TradeTemplate

/** The starting templates of a goal, by trade (Planning 26). */
export const TRADE_TEMPLATES = {
  other: OTHER,
  ...SHOP_TEMPLATES,
  ...SERVICE_TEMPLATES,
} as const satisfies Record<string, TradeTemplate>
export type TradeId = keyof typeof TRADE_TEMPLATES
export const TRADE_IDS = Object.keys(TRADE_TEMPLATES) as TradeId[]

/**
 * The media of a trade for a goal: its own, and the one that the goal adds, in the standard order
 * of media.
 */
export function tradeMedia(trade: TradeId, goal: CampaignGoal): MediaType[] {
  const own: readonly MediaType[] = TRADE_TEMPLATES[trade].media
  return MEDIA_TYPES.filter(
    (mediaType) => own.includes(mediaType) || mediaType === GOAL_TARGETS[goal].adds,
  )
}
