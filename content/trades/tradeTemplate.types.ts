import type { IndustryId } from '#domain/commerce/checkout/industries.ts'
import type { DaypartPreset } from '#domain/planning/campaign/edits/daypartEdits.ts'
import type { BudgetRange } from '#domain/planning/goals/budgetAdvice.ts'
import type { GoalRadius } from '#domain/planning/goals/planSettings.ts'
import type { SpotLength } from '#domain/planning/goals/spotLength.ts'
import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'

/** The starting values of a trade's first campaign. Our own planning advice. */
export interface TradeTemplate {
  name: string
  industry: IndustryId
  media: readonly MediaType[]
  radius: GoalRadius
  hours: DaypartPreset
  spots: SpotLength
  /** For four weeks. */
  budget: BudgetRange
  /** The reason for these media, in one sentence. */
  mediaWhy: string
  /** The reason for this radius, in one sentence. */
  radiusWhy: string
  hints: readonly string[]
}
