import { runBatch } from '#database/batch.ts'
import { addNote, type VersionRow } from '#database/queries/creatives/creatives.ts'
import { isDecidedBy } from '#database/queries/creatives/creativeVersions.ts'
import { listVersions } from '#database/queries/creatives/reviews.ts'
import {
  reinstateReplaced,
  undoVerdict,
  withdrawVerdict,
} from '#database/queries/creatives/verdicts.ts'
import { REVIEW_TAKEN_MS } from '#domain/creatives/review/reviewLimits.ts'
import type { VerdictResult } from '#domain/creatives/review/reviewView.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { announceChange, announceHalt } from '#worker/adapters/delivery/announceDelivery.ts'
import { pushToBuyer } from '#worker/operations/orders/pushToBuyer.ts'
import { followCreatives } from '../creative/followCreatives.ts'

/**
 * Undoes verdicts, each only before its mail starts to be sent and before its buyer replies or sends another version:
 * it waits again, reserved for the caller. The version replaced by an approval, or denied for cause, runs again. Skips
 * and names those that cannot be undone.
 */
export async function undoVerdicts(
  context: OperationContext,
  versionIds: readonly string[],
): Promise<VerdictResult> {
  const versions = await listVersions(context.db, versionIds)
  const result: VerdictResult = { decided: [], skipped: [] }
  for (const id of new Set(versionIds)) {
    const version = versions.find((one) => one.id === id)
    const isUndone = version !== undefined && (await undo(context, version))
    result[isUndone ? 'decided' : 'skipped'].push(id)
  }
  return result
}

async function undo(context: OperationContext, version: VersionRow): Promise<boolean> {
  const { db, now, account } = context
  if (version.decisionMailId === null) return false
  const at = now.toISOString()
  const undoing = {
    id: newId('dec'),
    accountId: account?.id ?? null,
    until: new Date(now.getTime() + REVIEW_TAKEN_MS).toISOString(),
  }
  const note = {
    creativeId: version.creativeId,
    versionId: version.id,
    at,
    author: 'desk' as const,
    accountId: undoing.accountId,
    kind: 'undone' as const,
    denialClass: null,
    text: '',
  }
  await runBatch(db, [
    undoVerdict(db, version, undoing),
    reinstateReplaced(db, version, undoing.id),
    addNote(db, note, isDecidedBy(version.id, undoing.id)),
    withdrawVerdict(db, { ...version, undoingId: undoing.id }),
    ...followCreatives(db, { orderId: version.orderId, lineId: version.lineId, at, actor: 'desk' }),
  ])
  const [after] = await listVersions(db, [version.id])
  if (after?.decisionId !== undoing.id) return false
  pushToBuyer(context, version.orderId)
  // A version back in review is not shown; one denied for cause by mistake runs again.
  const { id } = version
  if (after.state === 'approved') announceChange(context)
  else await announceHalt(context, id)
  return true
}
