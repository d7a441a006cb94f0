import type { AmendmentAnswer } from '#domain/order/amendment.ts'
import type { AmendmentView } from '#domain/order/amendment.types.ts'
import { accessHeaders, answerOf, api, sessionHeaders } from './apiClient.ts'

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
