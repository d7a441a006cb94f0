import { deleteUnconfirmed } from '#database/queries/accounts/accountProfiles.ts'
import { deleteExpiredSessions } from '#database/queries/accounts/accountSessions.ts'
import { deleteEndedCounters } from '#database/queries/foundation/attempts.ts'
import { deleteExpiredCodes } from '#database/queries/orders/mailedCodes.ts'
import { deleteExpiredResets } from '#database/queries/accounts/secondFactorResets.ts'
import type { OperationContext } from '#worker/platform/env.ts'

export const STALE_LOGINS_A_RUN = 1_000
const CONFIRM_WITHIN_MS = 7 * 24 * 60 * 60 * 1_000

/**
 * Job: deletes sessions, links, codes, counters and resets that have run out, and registrations that nobody confirmed in
 * a week; at most `limit` rows of each. Returns how many of the kind that lost most.
 */
export async function forgetStaleLogins(
  { db, now }: Pick<OperationContext, 'db' | 'now'>,
  limit = STALE_LOGINS_A_RUN,
): Promise<number> {
  const registeredBefore = new Date(now.getTime() - CONFIRM_WITHIN_MS)
  return Math.max(
    await deleteExpiredSessions(db, now, limit),
    await deleteEndedCounters(db, now, limit),
    await deleteExpiredCodes(db, now, limit),
    await deleteExpiredResets(db, now.toISOString(), limit),
    await deleteUnconfirmed(db, { registeredBefore, now, limit }),
  )
}
