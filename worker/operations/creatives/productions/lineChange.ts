import { runBatch, type Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import type { OrderLineRow } from '#database/queries/orders/orders.ts'
import {
  ALWAYS,
  hasHappened,
  moveLine,
  recordLineEvent,
  type Change,
} from '#database/queries/foundation/recordedChange.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { LineEvent } from '#domain/orders/order/line/lineState.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import type { UploadActor } from '../creative/uploads/openUploadLine.ts'
import { sendDueMails } from '#worker/operations/foundation/mail/sendDueMails.ts'

type LineChange = Change & { lineId: string }

/** A pending change of an ad creation's line. */
export function lineChange(
  { now }: OperationContext,
  line: Pick<OrderLineRow, 'id' | 'orderId'>,
  actor: UploadActor,
): LineChange {
  return {
    id: newId('evt'),
    orderId: line.orderId,
    lineId: line.id,
    at: now.toISOString(),
    actor: actor === 'desk' ? 'admin' : 'buyer',
  }
}

/**
 * Applies an event of the transition table to an ad creation if it is still allowed and `condition` holds, with
 * further statements; sends the mails that it queued. Raises production_changed after a concurrent change.
 */
export async function moveProduction(
  context: OperationContext,
  change: LineChange,
  event: LineEvent,
  {
    condition = ALWAYS,
    also,
  }: {
    condition?: Parameters<typeof recordLineEvent>[3]
    also: (db: Database, change: LineChange) => Statement[]
  },
): Promise<void> {
  const { db } = context
  await runBatch(db, [
    recordLineEvent(db, change, event, condition),
    moveLine(db, change),
    ...also(db, change),
  ])
  if (!(await hasHappened(db, change))) throw new ProductError('production_changed')
  context.waitUntil(sendDueMails(context, { orderId: change.orderId }))
}
