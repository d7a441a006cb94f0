import { MEDIA_ECONOMICS } from '#domain/catalogue/mediaEconomics.ts'
import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'
import type { PriceSchedule } from '#domain/planning/pricing/priceSchedule.ts'

const ENOUGH = Number.MAX_SAFE_INTEGER

/** The prices of a CPM with our volume discounts, assuming enough inventory. */
export const scheduleAt = (cpmMinor: number): PriceSchedule => ({
  cpmMinor,
  lines: [],
  ratecardCpmMinor: cpmMinor,
  avails: ENOUGH,
  maxBudgetMinor: ENOUGH,
})

export type PriceClass = 'typical' | 'premium'

export const cpmOf = (mediaType: MediaType, priceClass: string): number => {
  const { typicalCpmMinor, premiumCpmMinor } = MEDIA_ECONOMICS[mediaType]
  return priceClass === 'premium' ? premiumCpmMinor : typicalCpmMinor
}

/** Explanations of a medium's two price classes. */
export const PRICE_CLASSES = {
  online_display: ['Sites by topic', 'Selected sites'],
  mobile_display: ['All banners', 'Full-screen banners'],
  online_video: ['Publishers by topic', 'Premium publishers'],
  online_audio: ['Stations by genre', 'Premium stations'],
  ctv: ['Streaming services', 'Premium services'],
  dooh: ['All screens', 'Indoors'],
} as const satisfies Record<MediaType, readonly [typical: string, premium: string]>

/** The choice between the two. */
export const priceClassField = (mediaType: MediaType) => ({
  id: 'kind',
  label: 'What you buy',
  kind: 'choice' as const,
  options: [
    { id: 'typical', label: PRICE_CLASSES[mediaType][0] },
    { id: 'premium', label: PRICE_CLASSES[mediaType][1] },
  ],
})
