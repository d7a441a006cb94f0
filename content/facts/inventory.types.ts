import type { CampaignCountry } from '#domain/foundation/geo/campaignCountries.ts'

/** Products of one place or topic; prices in USD cents per 1,000. */
export interface InventoryGroup {
  label: string
  count: number
  lowMinor: number
  medianMinor: number
  highMinor: number
  ratecardMedianMinor: number
  /** Impressions a week of the one in the middle; of a screen, those of one slot. */
  weeklyMedian: number
}

/** The inventory of a medium in figures: prices of the US, and how much there is in each country. */
export interface ExampleInventory {
  all: InventoryGroup
  groups: readonly InventoryGroup[]
  countries: readonly { country: CampaignCountry; count: number }[]
}
