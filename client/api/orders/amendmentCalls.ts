import type { AmendmentAnswer } from '#domain/orders/order/amendment/amendment.ts'
import type { AmendmentView } from '#domain/orders/order/amendment/amendment.types.ts'
import type { PaymentState } from '#domain/orders/payment/paymentState.ts'
import type { TestCard } from '#domain/orders/payment/testCard.ts'
import { accessHeaders, answerOf, api, sessionHeaders } from '#client/api/foundation/apiClient.ts'

const one = api.amendments[':id']

const headersOf = (token: string | null) => ({
  headers: { ...sessionHeaders(), ...accessHeaders(token) },
})

/** A change of a booked campaign; the token is a mailed code's. Raises amendment_not_found. */
export const loadAmendment = (id: string, token: string | null): Promise<AmendmentView> =>
  answerOf<AmendmentView>(one.$get({ param: { id } }, headersOf(token)))

/** Accepts or declines a change. Raises amendment_closed, amendment_replaced, amendment_outdated. */
export const answerAmendmentCall = (
  { id, answer }: { id: string; answer: AmendmentAnswer },
  token: string | null,
): Promise<AmendmentView> =>
  answerOf<AmendmentView>(one.answer.$post({ param: { id }, json: { answer } }, headersOf(token)))

/** Withdraws the buyer's own unpaid change. Raises amendment_closed. */
export const withdrawOwnChangeCall = (id: string, token: string | null): Promise<AmendmentView> =>
  answerOf<AmendmentView>(one.withdrawal.$post({ param: { id } }, headersOf(token)))

/** Begins the card payment of a change, or resumes the one in progress. Raises payment_not_open. */
export const startAmendmentPaymentCall = async (id: string, token: string | null) =>
  (await answerOf(one.payments.$post({ param: { id } }, headersOf(token)))).payment

/** Pays it with a test card. Raises payment_declined, invalid_input, payment_not_open. */
export const payAmendmentByTestCardCall = (
  { id, paymentId, card }: { id: string; paymentId: string; card: TestCard },
  token: string | null,
): Promise<{ state: PaymentState }> =>
  answerOf(
    one.payments[':paymentId']['test-card'].$post(
      { param: { id, paymentId }, json: { card } },
      headersOf(token),
    ),
  )

/** Passes or fails the simulated bank challenge. Raises payment_declined, payment_not_open. */
export const answerAmendmentChallengeCall = (
  { id, paymentId, accept }: { id: string; paymentId: string; accept: boolean },
  token: string | null,
): Promise<{ state: PaymentState }> =>
  answerOf(
    one.payments[':paymentId']['test-challenge'].$post(
      { param: { id, paymentId }, json: { accept } },
      headersOf(token),
    ),
  )

/** Pays it with a saved card. Raises payment_not_open, saved_card_not_found, payment_declined. */
export const payAmendmentBySavedCardCall = (
  { id, paymentId, cardId }: { id: string; paymentId: string; cardId: string },
  token: string | null,
) =>
  answerOf(
    one.payments[':paymentId']['saved-card'].$post(
      { param: { id, paymentId }, json: { cardId } },
      headersOf(token),
    ),
  )

/** Sets whether the paying card is saved. Raises payment_not_open, no_access. */
export const chooseAmendmentSavingCall = (
  { id, paymentId, isSaved }: { id: string; paymentId: string; isSaved: boolean },
  token: string | null,
) =>
  answerOf(
    one.payments[':paymentId'].saving.$put(
      { param: { id, paymentId }, json: { isSaved } },
      headersOf(token),
    ),
  )
