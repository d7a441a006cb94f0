import type { Desk } from '#domain/contact/realtime/desk/desk.ts'
import { answerOf, api } from '#client/api/foundation/apiClient.ts'

/** The last orders of a visitor. Raises ProductError. */
export const loadVisitorOrders = ({
  sessionId,
  accountId,
}: {
  sessionId: string
  accountId: string | null
}) =>
  answerOf(
    api['visitor-orders'].$get({ query: { sessionId, ...(accountId ? { accountId } : {}) } }),
  )

/** Messages and notes that contain a text, newest first. Raises ProductError. */
export const searchTranscripts = (search: {
  q: string
  desk: Desk | null
  before: string | null
}) =>
  answerOf(
    api['chat-transcripts'].$get({
      query: {
        q: search.q,
        ...(search.desk ? { desk: search.desk } : {}),
        ...(search.before ? { before: search.before } : {}),
      },
    }),
  )

/** The whole transcript of a conversation. Raises ProductError. */
export const loadTranscript = (sessionId: string) =>
  answerOf(api['chat-transcripts'][':sessionId'].$get({ param: { sessionId } }))

/** Sessions with logged events, newest first. Raises ProductError. */
export const loadVisits = (filter: { eventType: string; before: string | null }) =>
  answerOf(
    api.visits.$get({
      query: {
        ...(filter.eventType ? { eventType: filter.eventType } : {}),
        ...(filter.before ? { before: filter.before } : {}),
      },
    }),
  )

/** Logged events of a session, newest first. Raises ProductError. */
export const loadLoggedEvents = (filter: {
  eventType: string
  sessionId: string
  before: string | null
}) =>
  answerOf(
    api['logged-events'].$get({
      query: {
        sessionId: filter.sessionId,
        ...(filter.eventType ? { eventType: filter.eventType } : {}),
        ...(filter.before ? { before: filter.before } : {}),
      },
    }),
  )
