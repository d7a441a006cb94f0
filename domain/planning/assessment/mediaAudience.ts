import type { ProductKind, VenueType } from '#domain/catalogue/products/product.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'

/** The number of people who use a medium, and how unevenly. */
export interface MediaAudience {
  /** Share of the people aged 13 to 99 who use the medium in a month, 0 to 1. */
  monthlyUserShare: number
  /**
   * 0: a few people see most ads; 1: everyone sees equally many. Determines how fast reach grows.
   */
  evenness: number
  /**
   * Average number of views of one person in one sitting or pass, before a new person sees the ad.
   */
  viewsPerContact: number
}

/**
 * Planning estimates, rounded from public US surveys (Pew internet and mobile, Edison Infinite
 * Dial, Nielsen The Gauge, OAAA). Mobile: 91% of US adults have a smartphone (Pew 2024). Audio: 79%
 * of Americans aged 12 and over listen online in a month, 73% in a week (Edison, Infinite Dial
 * 2025). Streaming TV: 13% of CTV households saw a campaign with 60 impressions per 100 of them
 * (ANA and Innovid, 20 campaigns 2021), 70% saw one with 300 on all of British TV: the curve lies
 * between.
 */
export const MEDIA_AUDIENCES = {
  online_display: { monthlyUserShare: 0.93, evenness: 0.35, viewsPerContact: 1.6 },
  mobile_display: { monthlyUserShare: 0.91, evenness: 0.35, viewsPerContact: 1.8 },
  online_video: { monthlyUserShare: 0.84, evenness: 0.4, viewsPerContact: 1.3 },
  online_audio: { monthlyUserShare: 0.79, evenness: 0.45, viewsPerContact: 1.5 },
  ctv: { monthlyUserShare: 0.76, evenness: 0.5, viewsPerContact: 2 },
  dooh: { monthlyUserShare: 0.9, evenness: 0.25, viewsPerContact: 2.2 },
} as const satisfies Record<MediaType, MediaAudience>

/** How often a user visits a product in four weeks, by its kind. */
export const VISITS_IN_FOUR_WEEKS = {
  website: 3,
  app: 7,
  station: 8,
  streaming_service: 3,
} as const satisfies Record<Exclude<ProductKind, 'screen'>, number>

/** Average number of impressions for sale per visit to a product of a medium. */
export const FOR_SALE_A_VISIT = {
  online_display: 4,
  mobile_display: 2,
  online_video: 1.5,
  online_audio: 1.2,
  ctv: 2,
} as const satisfies Record<Exclude<MediaType, 'dooh'>, number>

/** Maximum share of a medium's users for a single product. */
export const MOST_OF_A_MEDIUM = 0.6

/** The people who pass a screen. */
export interface Passing {
  /** Number of views of the ad by a passer-by in a week. */
  viewsAWeek: number
  /** The share of each further week's passers who are new. */
  newEachWeek: number
}

/** By a screen's location: people pass a road on their way to work, and an airport now and then. */
export const PASSING = {
  roadside: { viewsAWeek: 4, newEachWeek: 0.15 },
  street_furniture: { viewsAWeek: 4, newEachWeek: 0.2 },
  transit: { viewsAWeek: 4, newEachWeek: 0.15 },
  mall: { viewsAWeek: 1.5, newEachWeek: 0.45 },
  grocery: { viewsAWeek: 1.5, newEachWeek: 0.25 },
  gym: { viewsAWeek: 2.5, newEachWeek: 0.12 },
  gas_station: { viewsAWeek: 1.5, newEachWeek: 0.4 },
  office: { viewsAWeek: 4.5, newEachWeek: 0.05 },
  airport: { viewsAWeek: 1.2, newEachWeek: 0.7 },
  bar_restaurant: { viewsAWeek: 1.6, newEachWeek: 0.35 },
} as const satisfies Record<VenueType, Passing>
