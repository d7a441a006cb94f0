import { idSchema } from '#domain/foundation/ids/idSchema.ts'

/** The prices of a product from a day on. USD cents per 1,000. */
export interface RateCard {
  id: string
  productId: string
  /** ISO day, in the seller's zone. */
  validFrom: string
  baseCpmMinor: number
  ratecardCpmMinor: number
}

export const rateCardIdSchema = idSchema('rtc')
