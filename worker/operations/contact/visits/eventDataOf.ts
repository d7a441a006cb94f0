import { sessionsWithTracesOf } from '#database/queries/contact/realtime.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { gatherEvents } from './gatherEvents.ts'

/** Sessions whose objects are called in parallel. */
const AT_ONCE = 10
/** More events than a session can log within the retention. */
const ALL = 1_000_000

/**
 * All logged events of an account, oldest first: from its sessions' objects, files, and the old table. Raises
 * unavailable if a session does not respond: an export is complete or fails.
 */
export async function eventDataOf(
  context: Pick<OperationContext, 'db' | 'env' | 'now'>,
  accountId: string,
) {
  const sessionIds = await sessionsWithTracesOf(context.db, accountId)
  const all = []
  for (let at = 0; at < sessionIds.length; at += AT_ONCE) {
    const some = sessionIds.slice(at, at + AT_ONCE)
    const { events, isPartial } = await gatherEvents(context, some, { limit: ALL, before: null })
    if (isPartial) throw new ProductError('unavailable')
    all.push(...events)
  }
  return all
    .filter((event) => event.accountId === accountId)
    .toSorted((one, other) => (one.at < other.at ? -1 : 1))
    .map(({ event }) => ({
      eventType: event.event_type,
      details: event.details ?? null,
      timestamp: event.timestamp,
      url: event.value.url,
    }))
}
