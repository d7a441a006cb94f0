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

/** Says yes or no to it. Raises amendment_closed, amendment_replaced, amendment_outdated. */
export const answerAmendmentCall = (
  { id, answer }: { id: string; answer: AmendmentAnswer },
  token: string | null,
): Promise<AmendmentView> =>
  answerOf<AmendmentView>(one.answer.$post({ param: { id }, json: { answer } }, headersOf(token)))

/** Begins its card payment, or goes on with the one that was begun. Raises payment_not_open. */
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

/** Confirms or refuses with the pretended bank. Raises payment_declined, payment_not_open. */
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
