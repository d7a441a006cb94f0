import { hc } from 'hono/client'
import { ProductError, type ErrorBody } from '#domain/foundation/errors/productError.ts'
import { shape, text } from '#domain/contact/realtime/desk/reader.ts'
import { MAILED_ACCESS_HEADER } from '#domain/foundation/headerNames.ts'
import type { Api } from '#worker/api.ts'
import { clientHeaders } from './clientHeader.ts'
import { fetchWithSession, sessionHeaders } from './sessionId.ts'

export { sessionHeaders }

/** Header with the token of a mailed code entered in this browser; none before that. */
export const mailedAccessHeaders = (): Record<string, string> =>
  accessHeaders(globalThis.localStorage?.getItem('token2faUpload') ?? null)

/** Header with the token of a mailed code; none without a token. */
export const accessHeaders = (token: string | null): Record<string, string> =>
  token === null ? {} : { [MAILED_ACCESS_HEADER]: token }

/** The typed client of our own API. Same origin, so it adds only the session and client headers. */
export const api = hc<Api>('/api', {
  headers: () => ({ ...sessionHeaders(), ...clientHeaders() }),
  fetch: fetchWithSession,
})

const readError = shape({ error: shape({ code: text, message: text }) })
const isErrorBody = (body: unknown): body is ErrorBody => readError(body) !== undefined

/**
 * The JSON of a response. Raises ProductError with the server's code, text and fields on failure, `unavailable` without
 * a response.
 */
export async function answerOf<Body>(
  pending: Promise<{ ok: boolean; json: () => Promise<Body> }>,
): Promise<Body> {
  let answer: { ok: boolean; json: () => Promise<Body> }
  let body: Body
  try {
    answer = await pending
    body = await answer.json()
  } catch {
    throw new ProductError('unavailable')
  }
  if (answer.ok) return body
  if (isErrorBody(body)) {
    const { code, message, fields, details } = body.error
    throw new ProductError(code, { message, ...(fields ? { fields } : {}), details })
  }
  throw new ProductError('unknown')
}
