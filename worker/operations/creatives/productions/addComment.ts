import { formatMailSubject } from '#domain/foundation/mail/mailSubject.ts'
import { runBatch } from '#database/batch.ts'
import { queueMailIf } from '#database/queries/orders/orderChanges.ts'
import { findProductionFile, isLineIn } from '#database/queries/creatives/productionFiles.ts'
import { findLastComment, insertComment } from '#database/queries/creatives/productions.ts'
import { recordIf, happened, hasHappened } from '#database/queries/foundation/recordedChange.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { utf8Bytes } from '#domain/foundation/forms/utf8Bytes.ts'
import {
  fitsAnchor,
  type NewProductionComment,
} from '#domain/creatives/production/commentAnchor.ts'
import type { ProductionView } from '#domain/creatives/production/productionView.ts'
import { isBeingMade } from '#domain/creatives/production/takesUpload.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { sendDueMails } from '#worker/operations/foundation/mail/sendDueMails.ts'
import { countStoredBytes } from '#worker/operations/foundation/countStoredBytes.ts'
import { lineChange } from './lineChange.ts'
import { openProduction, type OpenProduction, type ProductionKey } from './openProduction.ts'
import { readProduction } from './readProduction.ts'

/**
 * Adds a comment on an ad creation: on a point in a file of a sent draft, or on the whole. The desk's comments are
 * mailed to the buyer. Raises production_not_found, production_changed when it is closed, file_not_found,
 * comments_full, network_quota_reached.
 */
export async function addComment(
  context: OperationContext,
  { comment, ...key }: ProductionKey & { comment: NewProductionComment },
): Promise<ProductionView> {
  const opened = await openProduction(context, key)
  const { line, production, actor } = opened
  if (!isBeingMade(line)) throw new ProductError('production_changed')
  await refuseForeignFile(context, opened, comment)
  await countStoredBytes(context, utf8Bytes(comment.text))
  const { db } = context
  const change = lineChange(context, line, actor)
  const { at, orderId } = change
  const before = await findLastComment(db, line.id, actor)
  const mail = {
    orderId,
    kind: 'production_message' as const,
    subject: formatMailSubject(line.id, change.id),
    at,
  }
  const row = {
    lineId: line.id,
    draftNumber: production?.draftNumber ?? 0,
    fileId: comment.fileId,
    anchor: comment.anchor,
    at,
    author: actor,
    accountId: context.account?.id ?? null,
    text: comment.text,
  }
  await runBatch(db, [
    recordIf(db, change, 'comment_production', isLineIn(line.id, [line.state])),
    insertComment(db, row, happened(change)),
    ...(actor === 'desk' ? [queueMailIf(db, mail, happened(change))] : []),
  ])
  if (!(await hasHappened(db, change))) throw new ProductError('production_changed')
  const after = await findLastComment(db, line.id, actor)
  if (after?.id === before?.id) throw new ProductError('comments_full')
  context.waitUntil(sendDueMails(context, { orderId }))
  return await readProduction(context, key)
}

/** A comment's file must belong to a sent draft of this line, and its mark must lie within the file. */
async function refuseForeignFile(
  { db }: OperationContext,
  { line, production }: OpenProduction,
  { fileId, anchor }: NewProductionComment,
): Promise<void> {
  if (fileId === null) return
  const file = await findProductionFile(db, fileId)
  const isSent =
    file?.kind === 'draft' &&
    file.lineId === line.id &&
    file.draftNumber <= (production?.draftNumber ?? 0)
  if (!isSent || !file.facts) throw new ProductError('file_not_found')
  if (anchor !== null && !fitsAnchor(anchor, file.facts)) throw new ProductError('invalid_input')
}
