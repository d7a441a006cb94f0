import { NEXT_SESSION_HEADER, RESTARTED_HEADER } from '#domain/foundation/headerNames.ts'
import { RESTARTED_STATUS, SESSION_ENDED_STATUS } from '../ports/visitor.types.ts'

/** The response to a socket of an older release: its client retries later. */
export const restartedResponse = (): Response =>
  new Response(null, { status: RESTARTED_STATUS, headers: { [RESTARTED_HEADER]: '1' } })

/** The response to a socket for an ended session, with the signed ID of the next one. */
export function sessionEndedResponse(next: string | null): Response {
  const headers = new Headers()
  if (next !== null) headers.set(NEXT_SESSION_HEADER, next)
  return new Response(null, { status: SESSION_ENDED_STATUS, headers })
}
