import { connect } from '#database/connection.ts'
import { deleteUnconfirmed } from '#database/queries/accountProfiles.ts'
import { deleteExpiredSessions } from '#database/queries/accountSessions.ts'
import { deleteEndedCounters } from '#database/queries/attempts.ts'
import { deleteExpiredCodes } from '#database/queries/mailedCodes.ts'
import { deleteExpiredResets } from '#database/queries/secondFactorResets.ts'
import type { OperationContext } from '../../platform/env.ts'

const CONFIRM_WITHIN_MS = 7 * 24 * 60 * 60 * 1_000

/** Deletes sessions, links, codes, counters and resets that have run out, and registrations that nobody confirmed in a week. */
export async function forgetStaleLogins({ env, now }: OperationContext): Promise<void> {
  const db = connect(env.DB)
  await deleteExpiredSessions(db, now)
  await deleteEndedCounters(db, now)
  await deleteExpiredCodes(db, now)
  await deleteExpiredResets(db, now.toISOString())
  const registeredBefore = new Date(now.getTime() - CONFIRM_WITHIN_MS)
  await deleteUnconfirmed(db, { registeredBefore, now })
}
