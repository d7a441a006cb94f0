import { z } from 'zod'
import { campaignCountrySchema } from '#domain/foundation/geo/country.ts'
import { mediaTypeSchema } from '#domain/foundation/media/mediaType.ts'

/** The kind of a product; one medium may have several kinds. */
export const PRODUCT_KINDS = ['website', 'app', 'station', 'streaming_service', 'screen'] as const
export const productKindSchema = z.enum(PRODUCT_KINDS)
export type ProductKind = z.infer<typeof productKindSchema>

/** The venue of a screen (after the DPAA/OpenOOH venue types). */
export const VENUE_TYPES = [
  'roadside',
  'street_furniture',
  'transit',
  'mall',
  'grocery',
  'gym',
  'gas_station',
  'office',
  'airport',
  'bar_restaurant',
] as const
export const venueTypeSchema = z.enum(VENUE_TYPES)
export type VenueType = z.infer<typeof venueTypeSchema>

/** The part of a product that only screens have. */
export const screenSchema = z.object({
  latitude: z.number(),
  longitude: z.number(),
  city: z.string(),
  stateCode: z.string(),
  /** Its postal code; without one, a list of postal codes does not find the screen. */
  postalCode: z.string().optional(),
  venueType: venueTypeSchema,
  orientation: z.enum(['landscape', 'portrait']),
  illuminated: z.boolean(),
  /** Slots in the loop; each sold exclusively for a period. */
  loopSlots: z.int().positive(),
  slotSeconds: z.int().positive(),
  playsPerDayPerSlot: z.int().positive(),
  acceptsVideo: z.boolean(),
})
export type Screen = z.infer<typeof screenSchema>

/** A product for sale (IAB OpenDirect product): a website, app, station, streaming service or screen. */
export const productSchema = z.object({
  id: z.string().min(1).max(64),
  organization: z.string(),
  mediaType: mediaTypeSchema,
  kind: productKindSchema,
  name: z.string(),
  country: campaignCountrySchema,
  /** Topic, genre or programme category; a TopicId of domain/catalogue/topic. Screens carry their venue instead. */
  topic: z.string(),
  /** IDs of the ad formats that this product can run. */
  formatIds: z.array(z.string()),
  /** List price per 1,000 impressions, USD cents. */
  ratecardCpmMinor: z.int().positive(),
  /** The date of the publisher's price list (YYYY-MM-DD), if known. */
  ratecardDate: z.string().optional(),
  /** Self-service price per 1,000 impressions, USD cents, at most the ratecard price. */
  baseCpmMinor: z.int().positive(),
  minSpendMinor: z.int().nonnegative(),
  leadTimeDays: z.int().nonnegative(),
  /** Available impressions per week: for a screen those of one slot, for all else in the whole country. */
  weeklyImpressions: z.int().nonnegative(),
  /** Premium inventory, e.g. CTV premium services. */
  premium: z.boolean(),
  screen: screenSchema.optional(),
  /** Fictional: from the repository's own inventory. */
  isExample: z.literal(true).optional(),
})
export type Product = z.infer<typeof productSchema>
