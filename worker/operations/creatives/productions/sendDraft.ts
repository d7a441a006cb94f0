import { formatMailSubject } from '#domain/foundation/mail/mailSubject.ts'
import { queueMailIf } from '#database/queries/orders/orderChanges.ts'
import { listProductionFiles } from '#database/queries/creatives/productionFiles.ts'
import {
  changeProduction,
  hasDraftFiles,
  insertComment,
} from '#database/queries/creatives/productions.ts'
import { happened } from '#database/queries/foundation/recordedChange.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { isDraftSendable } from '#domain/creatives/production/draftFit.ts'
import { takesDraft } from '#domain/creatives/production/takesUpload.ts'
import type { ProductionView } from '#domain/creatives/production/productionView.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { lineChange, moveProduction } from './lineChange.ts'
import { openDeskProduction } from './openProduction.ts'
import { readDeskProduction } from './readProduction.ts'

/**
 * Sends the assembled draft to the buyer with a short message. Raises production_not_found, production_changed,
 * draft_not_ready without a file, or with one that fails the check.
 */
export async function sendDraft(
  context: OperationContext,
  { lineId, text }: { lineId: string; text: string },
): Promise<ProductionView> {
  const { line, production } = await openDeskProduction(context, lineId)
  if (!takesDraft(line) || !production) throw new ProductError('production_changed')
  const draftNumber = production.draftNumber + 1
  const files = (await listProductionFiles(context.db, line.id)).filter(
    (file) => file.kind === 'draft' && file.draftNumber === draftNumber,
  )
  if (!isDraftSendable(files)) throw new ProductError('draft_not_ready')
  const change = lineChange(context, line, 'desk')
  const { at, orderId } = change
  const comment = {
    lineId: line.id,
    draftNumber,
    fileId: null,
    anchor: null,
    at,
    author: 'desk' as const,
    accountId: context.account?.id ?? null,
    text,
  }
  const makerId = production.makerId ?? context.account?.id ?? null
  await moveProduction(context, change, 'submit_draft', {
    condition: hasDraftFiles(line.id, { draftNumber, count: files.length }),
    also: (db) => [
      changeProduction(db, line.id, { draftNumber, draftSentAt: at, makerId }, happened(change)),
      ...(text === '' ? [] : [insertComment(db, comment, happened(change))]),
      queueMailIf(
        db,
        { orderId, kind: 'draft_ready', subject: formatMailSubject(line.id, draftNumber), at },
        happened(change),
      ),
    ],
  })
  return await readDeskProduction(context, lineId)
}
