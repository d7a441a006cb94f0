/** The days on which a campaign that fell short runs on at no cost, both included, and what was delivered before. */
export interface Extension {
  from: string
  until: string
  deliveredBefore: number
}

/** What the buyer of a campaign that fell short can choose from. USD cents; 0 where nothing was paid for it. */
export interface MakeGoodOffer {
  lineId: string
  name: string
  bookedImpressions: number
  missingImpressions: number
  couponUsdMinor: number
  extension: Pick<Extension, 'from' | 'until'>
  answerBy: string
}
