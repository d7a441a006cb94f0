import type { MediaType } from '#domain/foundation/media/mediaType.ts'

/** The costs of a medium: the minimum budget of a campaign and the typical price of 1,000 impressions. USD cents. */
export interface MediaEconomics {
  minBudgetMinor: number
  /** The price of the planner's default plan in the whole US. */
  typicalCpmMinor: number
  /** The price of the same plan on premium products, in full-screen formats or on indoor screens. */
  premiumCpmMinor: number
}

/**
 * Minimum budgets, and the CPMs of the planner's own default plans: domain/planning/findings/typicalPrices.ts computes
 * them from the inventory of database/seed, and its test fails when they differ.
 */
export const MEDIA_ECONOMICS = {
  online_display: { minBudgetMinor: 100_00, typicalCpmMinor: 6_52, premiumCpmMinor: 12_91 },
  mobile_display: { minBudgetMinor: 100_00, typicalCpmMinor: 4_55, premiumCpmMinor: 8_86 },
  online_video: { minBudgetMinor: 250_00, typicalCpmMinor: 13_33, premiumCpmMinor: 16_63 },
  online_audio: { minBudgetMinor: 250_00, typicalCpmMinor: 20_46, premiumCpmMinor: 24_78 },
  ctv: { minBudgetMinor: 500_00, typicalCpmMinor: 33_05, premiumCpmMinor: 39_11 },
  dooh: { minBudgetMinor: 250_00, typicalCpmMinor: 6_91, premiumCpmMinor: 9_63 },
} as const satisfies Record<MediaType, MediaEconomics>
