import { runBatch } from '#database/batch.ts'
import {
  addNote,
  findCreative,
  isRemovedAt,
  removeCreative as removeRow,
  restoreCreative as restoreRow,
} from '#database/queries/creatives/creatives.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { takesCreatives } from '#domain/orders/order/line/creativeEvent.ts'
import type { CreativeView } from '#domain/creatives/review/creativeView.ts'
import { REMOVAL_UNDO_MS } from '#domain/creatives/review/reviewLimits.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { announceChange, announceHalt } from '#worker/adapters/delivery/announceDelivery.ts'
import { creativeView } from './creativeView.ts'
import { followCreatives } from './followCreatives.ts'
import { openCreative, type CreativeKey } from './openCreative.ts'

type Opened = Awaited<ReturnType<typeof openCreative>>

const noteOf = (
  { account }: OperationContext,
  { creative, actor }: Opened,
  note: { kind: 'removed' | 'restored'; at: string },
) => ({
  ...note,
  creativeId: creative.id,
  versionId: null,
  author: actor,
  accountId: account?.id ?? null,
  denialClass: null,
  text: '',
})

/** Removes a creative from its line at once. Safe to repeat. Raises creative_not_found, uploads_closed. */
export async function removeCreative(
  context: OperationContext,
  key: CreativeKey,
): Promise<CreativeView> {
  const opened = await openCreative(context, key)
  const { creative, line, actor } = opened
  if (!takesCreatives(line)) throw new ProductError('uploads_closed')
  if (creative.removedAt === null) {
    const { db } = context
    const at = context.now.toISOString()
    await runBatch(db, [
      removeRow(db, creative.id, at),
      addNote(db, noteOf(context, opened, { kind: 'removed', at }), isRemovedAt(creative.id, at)),
      ...followCreatives(db, { orderId: line.orderId, lineId: line.id, at, actor }),
    ])
    await announceHalt(context, creative.id)
  }
  return await viewOf(context, creative.id)
}

/** Undoes a removal within 30 seconds. Raises creative_not_found, uploads_closed, removal_final. */
export async function restoreCreative(
  context: OperationContext,
  key: CreativeKey,
): Promise<CreativeView> {
  const opened = await openCreative(context, key)
  const { creative, line, actor } = opened
  if (!takesCreatives(line)) throw new ProductError('uploads_closed')
  if (creative.removedAt !== null) {
    const { db } = context
    const at = context.now.toISOString()
    const removedAfter = new Date(context.now.getTime() - REMOVAL_UNDO_MS).toISOString()
    await runBatch(db, [
      addNote(
        db,
        noteOf(context, opened, { kind: 'restored', at }),
        isRemovedAt(creative.id, creative.removedAt),
      ),
      restoreRow(db, creative, removedAfter),
      ...followCreatives(db, { orderId: line.orderId, lineId: line.id, at, actor }),
    ])
    announceChange(context)
  }
  const view = await viewOf(context, creative.id)
  if (view.removedAt !== null) throw new ProductError('removal_final')
  return view
}

async function viewOf(context: OperationContext, creativeId: string): Promise<CreativeView> {
  const after = await findCreative(context.db, creativeId)
  if (!after) throw new ProductError('creative_not_found')
  return await creativeView(context, after)
}
