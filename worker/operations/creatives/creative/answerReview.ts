import { runBatch } from '#database/batch.ts'
import { addNote, findCreative } from '#database/queries/creatives/creatives.ts'
import { moveVersion, versionMovedAt } from '#database/queries/creatives/creativeVersions.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { CreativeView } from '#domain/creatives/review/creativeView.ts'
import { nextVersionState } from '#domain/creatives/review/versionState.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { creativeView } from './creativeView.ts'
import { followCreatives } from './followCreatives.ts'
import { openCreative, type CreativeKey } from './openCreative.ts'

/**
 * Submits the buyer's reply to a denial or a change request: the version returns to review with the reply in its
 * history. Raises creative_not_found, nothing_to_answer.
 */
export async function answerReview(
  context: OperationContext,
  { text, ...key }: CreativeKey & { text: string },
): Promise<CreativeView> {
  const { creative, versions, line, actor } = await openCreative(context, key)
  const [latest] = versions
  const state = latest ? nextVersionState(latest.state, 'answer') : null
  if (!latest || state === null || creative.removedAt !== null)
    throw new ProductError('nothing_to_answer')
  const { db } = context
  const at = context.now.toISOString()
  await runBatch(db, [
    moveVersion(db, latest, 'answer', { state, submittedAt: at, decidedAt: null, decidedBy: null }),
    addNote(
      db,
      {
        creativeId: creative.id,
        versionId: latest.id,
        at,
        author: actor,
        accountId: context.account?.id ?? null,
        kind: 'answered',
        denialClass: null,
        text,
      },
      versionMovedAt(latest.id, at),
    ),
    ...followCreatives(db, { orderId: line.orderId, lineId: line.id, at, actor }),
  ])
  const after = await findCreative(db, creative.id)
  if (!after) throw new ProductError('creative_not_found')
  return await creativeView(context, after)
}
