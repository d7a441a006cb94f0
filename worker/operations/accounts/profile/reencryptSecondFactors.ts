import {
  replaceSecondFactor,
  secondFactorsAfter,
  type StoredSecondFactor,
} from '#database/queries/accounts/secondFactors.ts'
import type { ReencryptedBatch } from '#domain/accounts/reencryption.ts'
import { reencrypted, secondFactorKeys } from '#worker/adapters/secondFactorKeys.ts'
import type { OperationContext } from '#worker/platform/env.ts'

const BATCH = 50

type Outcome = keyof Omit<ReencryptedBatch, 'next'>

/**
 * Re-encrypts a batch of second factors under the current secret, and counts them. Idempotent: skips current ones, so
 * that an interrupted run can be repeated. A dry run writes nothing.
 */
export async function reencryptSecondFactors(
  { db, settings }: Pick<OperationContext, 'db' | 'settings'>,
  { after, isDryRun }: { after: string; isDryRun: boolean },
): Promise<ReencryptedBatch> {
  const key = await secondFactorKeys(settings)
  const counts: Record<Outcome, number> = { current: 0, reencrypted: 0, changed: 0, unreadable: 0 }
  const rows = await secondFactorsAfter(db, after, BATCH)
  const outcomeOf = async (row: StoredSecondFactor): Promise<Outcome> => {
    const secret = await reencrypted(key, row.secret)
    const backupCodes = await reencrypted(key, row.backupCodes)
    if (!secret.isReadable || !backupCodes.isReadable) return 'unreadable'
    if (secret.data === null && backupCodes.data === null) return 'current'
    if (isDryRun) return 'reencrypted'
    const isReplaced = await replaceSecondFactor(db, row, {
      secret: secret.data ?? row.secret,
      backupCodes: backupCodes.data ?? row.backupCodes,
    })
    return isReplaced ? 'reencrypted' : 'changed'
  }
  for (const row of rows) counts[await outcomeOf(row)] += 1
  return { ...counts, next: rows.length < BATCH ? null : (rows.at(-1)?.id ?? null) }
}
