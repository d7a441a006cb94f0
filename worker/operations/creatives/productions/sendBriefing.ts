import { runBatch } from '#database/batch.ts'
import { queueMailIf } from '#database/queries/orders/orderChanges.ts'
import { isLineIn } from '#database/queries/creatives/productionFiles.ts'
import { saveBriefing } from '#database/queries/creatives/productions.ts'
import { happened, hasHappened, recordIf } from '#database/queries/foundation/recordedChange.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { briefingBytes, type Briefing } from '#domain/creatives/production/briefing.ts'
import type { ProductionView } from '#domain/creatives/production/productionView.ts'
import { takesBriefing } from '#domain/creatives/production/takesUpload.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { countStoredBytes } from '#worker/operations/foundation/countStoredBytes.ts'
import { lineChange, moveProduction } from './lineChange.ts'
import { openProduction, type ProductionKey } from './openProduction.ts'
import { readProduction } from './readProduction.ts'

/**
 * Saves a brief: the ad creation is briefed, and its working days begin. Until production begins another brief
 * replaces it, and the days start again. Raises production_not_found, briefing_closed, network_quota_reached,
 * production_changed.
 */
export async function sendBriefing(
  context: OperationContext,
  { briefing, ...key }: ProductionKey & { briefing: Briefing },
): Promise<ProductionView> {
  const { line, actor } = await openProduction(context, key)
  if (!takesBriefing(line)) throw new ProductError('briefing_closed')
  await countStoredBytes(context, briefingBytes(briefing))
  const change = lineChange(context, line, actor)
  const mail = { orderId: line.orderId, subject: line.id, at: change.at }
  if (line.state === 'awaiting_brief') {
    await moveProduction(context, change, 'receive_brief', {
      also: (db) => [
        saveBriefing(db, change, briefing),
        queueMailIf(db, { ...mail, kind: 'briefing_received' }, happened(change)),
        queueMailIf(db, { ...mail, kind: 'production_briefed' }, happened(change)),
      ],
    })
  } else {
    const { db } = context
    await runBatch(db, [
      recordIf(db, change, 'change_brief', isLineIn(line.id, ['briefed'])),
      saveBriefing(db, change, briefing),
    ])
    if (!(await hasHappened(db, change))) throw new ProductError('briefing_closed')
  }
  return await readProduction(context, key)
}
