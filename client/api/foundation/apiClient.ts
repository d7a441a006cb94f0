import { hc } from 'hono/client'
import { ProductError, type ErrorBody } from '#domain/foundation/errors/productError.ts'
import { shape, text } from '#domain/contact/realtime/desk/reader.ts'
import { MAILED_ACCESS_HEADER } from '#domain/foundation/headerNames.ts'
import type { Api } from '#worker/api.ts'
import { fetchWithSession, sessionHeaders } from './sessionId.ts'

export { sessionHeaders }

/** The header of what a mailed code has opened in this browser; none before. */
export const keptAccessHeaders = (): Record<string, string> =>
  accessHeaders(globalThis.localStorage?.getItem('token2faUpload') ?? null)

/** The header of what a mailed code has opened; none without. */
export const accessHeaders = (token: string | null): Record<string, string> =>
  token === null ? {} : { [MAILED_ACCESS_HEADER]: token }

/** The typed client of our own API; same origin, so a session's header is all that is added. */
export const api = hc<Api>('/api', { headers: sessionHeaders, fetch: fetchWithSession })

const readError = shape({ error: shape({ code: text, message: text }) })
const isErrorBody = (body: unknown): body is ErrorBody => readError(body) !== undefined

/** The JSON of an answer. Raises ProductError with the server's code, text and fields when it failed, `unavailable` when there was no answer. */
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
