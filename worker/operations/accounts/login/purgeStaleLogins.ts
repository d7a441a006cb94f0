import { deleteUnconfirmed } from '#database/queries/accounts/accountProfiles.ts'
import { deleteExpiredSessions } from '#database/queries/accounts/accountSessions.ts'
import { deleteEndedCounters } from '#database/queries/foundation/attempts.ts'
import { deleteExpiredCodes } from '#database/queries/orders/mailedCodes.ts'
import { deleteExpiredResets } from '#database/queries/accounts/secondFactorResets.ts'
import { deleteExpiredInvitations } from '#database/queries/accounts/teamInvitations.ts'
import type { OperationContext } from '#worker/platform/env.ts'

export const STALE_LOGINS_A_RUN = 1_000
/** Days for which a team's owner still sees an expired invitation. */
const SHOWN_EXPIRED_MS = 7 * 24 * 60 * 60 * 1_000
const CONFIRM_WITHIN_MS = 7 * 24 * 60 * 60 * 1_000

/**
 * Job: deletes expired sessions, links, codes, counters, resets and invitations, and registrations not confirmed
 * within a week; at most `limit` rows of each. Returns the largest number deleted of one kind.
 */
export async function purgeStaleLogins(
  { db, now }: Pick<OperationContext, 'db' | 'now'>,
  limit = STALE_LOGINS_A_RUN,
): Promise<number> {
  const registeredBefore = new Date(now.getTime() - CONFIRM_WITHIN_MS)
  const invitedBefore = new Date(now.getTime() - SHOWN_EXPIRED_MS).toISOString()
  return Math.max(
    await deleteExpiredSessions(db, now, limit),
    await deleteEndedCounters(db, now, limit),
    await deleteExpiredCodes(db, now, limit),
    await deleteExpiredResets(db, now.toISOString(), limit),
    await deleteExpiredInvitations(db, invitedBefore, limit),
    await deleteUnconfirmed(db, { registeredBefore, now, limit }),
  )
}
