import type { MediaType } from '#domain/foundation/media/mediaType.ts'

/** What a medium costs: the least one can spend on a campaign and what 1,000 impressions typically cost. USD cents. */
export interface MediaEconomics {
  minBudgetMinor: number
  typicalCpmMinor: number
  /** Selected or premium inventory, full-screen formats, indoor screens: what the better part typically costs. */
  premiumCpmMinor: number
}

/** Minimum budgets and typical CPMs by medium, our own. */
export const MEDIA_ECONOMICS = {
  online_display: { minBudgetMinor: 100_00, typicalCpmMinor: 6_00, premiumCpmMinor: 12_00 },
  mobile_display: { minBudgetMinor: 100_00, typicalCpmMinor: 4_00, premiumCpmMinor: 9_00 },
  online_video: { minBudgetMinor: 250_00, typicalCpmMinor: 12_00, premiumCpmMinor: 15_00 },
  online_audio: { minBudgetMinor: 250_00, typicalCpmMinor: 19_00, premiumCpmMinor: 22_00 },
  ctv: { minBudgetMinor: 500_00, typicalCpmMinor: 28_00, premiumCpmMinor: 35_00 },
  dooh: { minBudgetMinor: 250_00, typicalCpmMinor: 5_00, premiumCpmMinor: 6_50 },
} as const satisfies Record<MediaType, MediaEconomics>
