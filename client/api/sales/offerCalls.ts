import type { CartItem } from '#domain/commerce/cart/cartItem.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { OfferRequest } from '#domain/sales/offer/offerRequest.ts'
import type { AcceptedOffer, OfferView } from '#domain/sales/offer/offerView.ts'
import { IDEMPOTENCY_HEADER, OFFER_KEY_HEADER } from '#domain/foundation/headerNames.ts'
import { answerOf, api, sessionHeaders } from '#client/api/foundation/apiClient.ts'
import { saveFile } from '#client/api/foundation/saveFile.ts'

const opened = api.offers.opened

const keyed = (key: string) => ({ headers: { ...sessionHeaders(), [OFFER_KEY_HEADER]: key } })

/** Requests an offer for a cart, once per request key. Raises slot_taken, plan_invalid, too_many_attempts. */
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

/** The cart entries of an accepted offer. Raises offer_expired, offer_accepted. */
export const acceptOfferCall = (key: string): Promise<AcceptedOffer> =>
  answerOf<AcceptedOffer>(opened.acceptances.$post({}, keyed(key)))

/** Sends the desk a question about the offer, or a request for a call. Raises ProductError. */
export const sendOfferQuestionCall = (
  key: string,
  json: { kind: 'message' | 'callback'; text: string },
) => answerOf<unknown>(opened.questions.$post({ json }, keyed(key)))

/** Downloads the offer's PDF. Raises unavailable. */
export async function downloadOfferPdf(key: string, number: string): Promise<void> {
  const answer = await fetch('/api/offers/opened/pdf', keyed(key))
  if (!answer.ok) throw new ProductError('unavailable')
  saveFile(`${number}.pdf`, await answer.blob())
}
