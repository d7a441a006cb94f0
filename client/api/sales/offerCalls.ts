import type { CartItem } from '#domain/commerce/cart/cartItem.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { OfferRequest } from '#domain/sales/offer/offerRequest.ts'
import type { AcceptedOffer, OfferView } from '#domain/sales/offer/offerView.ts'
import { IDEMPOTENCY_HEADER, OFFER_KEY_HEADER } from '#domain/foundation/headerNames.ts'
import { answerOf, api, sessionHeaders } from '#client/api/foundation/apiClient.ts'
import { saveFile } from '#client/api/foundation/saveFile.ts'

const opened = api.offers.opened

const keyed = (key: string) => ({ headers: { ...sessionHeaders(), [OFFER_KEY_HEADER]: key } })

/** Has an offer made of a cart; once for the same request key. Raises slot_taken, plan_invalid, too_many_attempts. */
export const requestOfferCall = (items: CartItem[], form: OfferRequest, requestKey: string) =>
  answerOf(
    api.offers.$post(
      { json: { items, form } },
      { headers: { ...sessionHeaders(), [IDEMPOTENCY_HEADER]: requestKey } },
    ),
  )

/** The offer that a key opens. Raises offer_not_found. */
export const loadOffer = (key: string): Promise<OfferView> =>
  answerOf<OfferView>(opened.$get({}, keyed(key)))

/** What goes into the cart when the offer is accepted. Raises offer_expired, offer_accepted. */
export const acceptOfferCall = (key: string): Promise<AcceptedOffer> =>
  answerOf<AcceptedOffer>(opened.acceptances.$post({}, keyed(key)))

/** Asks the desk about the offer, or to be called. Raises ProductError. */
export const askAboutOfferCall = (
  key: string,
  json: { kind: 'message' | 'callback'; text: string },
) => answerOf<unknown>(opened.questions.$post({ json }, keyed(key)))

/** Gives the offer's PDF to the person. Raises unavailable. */
export async function downloadOfferPdf(key: string, number: string): Promise<void> {
  const answer = await fetch('/api/offers/opened/pdf', keyed(key))
  if (!answer.ok) throw new ProductError('unavailable')
  saveFile(`${number}.pdf`, await answer.blob())
}
