import { listLoggedEvents } from '#database/queries/contact/realtime.ts'
import { listOldVisits, listVisits, type VisitFilter } from '#database/queries/contact/visits.ts'
import { can } from '#domain/accounts/capability.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { idPattern } from '#domain/foundation/ids/idPattern.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { gatherEvents } from './gatherEvents.ts'

function requireDesk({ account }: OperationContext): void {
  if (!can(account, 'answerChats')) throw new ProductError('no_access')
}

/** Sessions that logged something, newest first. Raises no_access. */
export async function findDeskVisits(context: OperationContext, filter: VisitFilter) {
  requireDesk(context)
  const { db } = context
  const [{ visits, searchedTo }, old] = await Promise.all([
    listVisits(db, filter),
    listOldVisits(db, filter),
  ])
  const newest = [...visits, ...old].toSorted((one, other) => (one.lastAt < other.lastAt ? 1 : -1))
  return {
    visits: newest.slice(0, filter.limit).map(({ logFiles: _files, ...visit }) => visit),
    searchedTo: newest.length < filter.limit ? searchedTo : null,
  }
}

export interface EventFilter {
  eventType?: string | undefined
  sessionId?: string | undefined
  since?: string | undefined
  before?: string | undefined
  limit: number
}

/**
 * Logged events of a session, newest first; without a session, those from before sessions stored their logs.
 * `isPartial`: the session did not respond, so its newest events are missing. Raises no_access.
 */
export async function findDeskEvents(context: OperationContext, filter: EventFilter) {
  requireDesk(context)
  const { sessionId, eventType, since, before = null, limit } = filter
  if (sessionId === undefined)
    return { events: await listLoggedEvents(context.db, filter), isPartial: false }
  const { events, isPartial } = await gatherEvents(context, [sessionId], {
    limit: eventType === undefined ? limit : MAX_LOOKED_THROUGH,
    before,
    isNew: SESSION_ID.test(sessionId),
  })
  const found = events
    .filter(({ event }) => eventType === undefined || event.event_type === eventType)
    .filter(({ at }) => since === undefined || at >= since)
    .slice(0, limit)
  return { events: found.map(toEventView), isPartial }
}

const SESSION_ID = idPattern('ses')
/** Maximum events of a session that a search for one type scans. */
const MAX_LOOKED_THROUGH = 2_000

const toEventView = ({
  id,
  at,
  sessionId,
  accountId,
  event,
}: Awaited<ReturnType<typeof gatherEvents>>['events'][number]) => ({
  id,
  sessionId,
  accountId,
  eventType: event.event_type,
  eventId: event.event_id ?? null,
  details: event.details ?? null,
  timestamp: event.timestamp,
  timezone: event.timezone,
  url: event.value.url,
  path: event.value.path,
  userAgent: event.value.user_agent,
  referrer: event.value.referrer,
  receivedAt: at,
})
