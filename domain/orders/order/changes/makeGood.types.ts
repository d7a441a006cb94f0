/** The days of a campaign's free extension, both inclusive, and the delivery before it. */
export interface Extension {
  from: string
  until: string
  deliveredBefore: number
}

/**
 * The options for the buyer of a campaign that fell short. USD cents; 0 if nothing was paid for it.
 */
export interface MakeGoodOffer {
  lineId: string
  name: string
  bookedImpressions: number
  missingImpressions: number
  couponUsdMinor: number
  extension: Pick<Extension, 'from' | 'until'>
  answerBy: string
}
