import { areAllLinesOver, queueMailIf } from '#database/queries/orders/orderChanges.ts'
import { changeProduction, isLastDraft } from '#database/queries/creatives/productions.ts'
import {
  happened,
  moveOrder,
  recordOrderEvent,
} from '#database/queries/foundation/recordedChange.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { nextLineState } from '#domain/orders/order/line/lineState.ts'
import type { ProductionView } from '#domain/creatives/production/productionView.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { lineChange, moveProduction } from './lineChange.ts'
import { openProduction, type ProductionKey } from './openProduction.ts'
import { readProduction } from './readProduction.ts'

/**
 * Accepts the draft as the buyer: its files are delivered, and an order without open lines is
 * completed. Raises production_not_found, no_access for anyone but the buyer, production_changed.
 */
export async function acceptDraft(
  context: OperationContext,
  { draftNumber, ...key }: ProductionKey & { draftNumber: number },
): Promise<ProductionView> {
  const { line, production, actor } = await openProduction(context, key)
  if (actor !== 'buyer') throw new ProductError('no_access')
  const isPossible = nextLineState(line.type, line.state, 'accept_draft') !== null
  if (!isPossible || production?.draftNumber !== draftNumber)
    throw new ProductError('production_changed')
  const change = lineChange(context, line, actor)
  const { at, orderId } = change
  const mail = { orderId, subject: line.id, at }
  const completion = { id: newId('evt'), orderId, at, actor: 'system' as const }
  await moveProduction(context, change, 'accept_draft', {
    condition: isLastDraft(line.id, draftNumber),
    also: (db) => [
      changeProduction(db, line.id, { deliveredAt: at }, happened(change)),
      queueMailIf(db, { ...mail, kind: 'production_delivered' }, happened(change)),
      queueMailIf(db, { ...mail, kind: 'draft_accepted' }, happened(change)),
      recordOrderEvent(db, completion, 'complete', areAllLinesOver(orderId)),
      moveOrder(db, completion),
    ],
  })
  return await readProduction(context, key)
}
