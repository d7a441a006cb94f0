import type { CampaignCountry } from '#domain/foundation/geo/campaignCountries.ts'

/** Products of one place or topic; prices in USD cents per 1,000. */
export interface InventoryGroup {
  label: string
  count: number
  lowMinor: number
  medianMinor: number
  highMinor: number
  ratecardMedianMinor: number
  /** Median impressions per week; for screens, those of one slot. */
  weeklyMedian: number
}

/**
 * A medium's inventory in figures: prices in the US, and the number of products in each country.
 */
export interface ExampleInventory {
  all: InventoryGroup
  groups: readonly InventoryGroup[]
  countries: readonly { country: CampaignCountry; count: number }[]
}
