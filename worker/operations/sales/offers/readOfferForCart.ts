import { ProductError } from '#domain/foundation/errors/productError.ts'
import { formatOfferNumber } from '#domain/sales/offer/offerNumber.ts'
import type { AcceptedOffer } from '#domain/sales/offer/offerView.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { openOffer, stateNow } from './openOffer.ts'

/**
 * Accepts an offer: returns its content for the cart, valid until it is ordered or expires. Raises offer_not_found,
 * offer_accepted, offer_expired.
 */
export async function readOfferForCart(
  context: OperationContext,
  key: string,
): Promise<AcceptedOffer> {
  const stored = await openOffer(context, key)
  const { offer, version } = stored
  const state = stateNow(stored, context.now)
  if (state === 'accepted') throw new ProductError('offer_accepted')
  if (state !== 'open') throw new ProductError('offer_expired')
  const name = formatOfferNumber(offer)
  const items = version.content.items.map((item) => {
    const data = { ...item.data, offer_id: name, offer_name: name }
    return { ...item, data } as typeof item
  })
  const { email, phone, advertiser, agency, country, region } = offer
  return {
    items,
    offer: { id: offer.accessKey, name, sum: version.content.sum.payMinor },
    buyer: { email, phone, advertiser, agency, country, state: region },
  }
}
