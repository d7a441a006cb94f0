import { runBatch } from '#database/batch.ts'
import { auditIf } from '#database/queries/foundation/deskAudit.ts'
import {
  findPublisher,
  isPublisherStill,
  setPublisherOffline,
} from '#database/queries/catalogue/publishers.ts'
import type { PublisherView } from '#domain/catalogue/admin/inventoryView.types.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { announceChange } from '#worker/adapters/delivery/announceDelivery.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { deskEntry } from '#worker/operations/foundation/identity/deskEntry.ts'

/**
 * Takes a publisher offline or back online. Offline, none of its products is for sale, and its tags and screens get no
 * ads within ten seconds; campaigns stay booked and run elsewhere. Safe to repeat. Raises product_not_found.
 */
export async function takePublisherOffline(
  context: OperationContext,
  { id, isOffline, reason }: { id: string; isOffline: boolean; reason: string },
): Promise<PublisherView> {
  const { db } = context
  const before = await findPublisher(db, id)
  if (!before) throw new ProductError('product_not_found')
  const entry = deskEntry(context, {
    kind: 'publisher',
    subjectId: id,
    event: isOffline ? 'publisher_offline' : 'publisher_online',
    reason,
  })
  await runBatch(db, [
    auditIf(db, entry, isPublisherStill(id, !isOffline)),
    setPublisherOffline(db, id, {
      offlineAt: isOffline ? context.now.toISOString() : null,
      auditId: entry.id,
    }),
  ])
  announceChange(context)
  const after = await findPublisher(db, id)
  if (!after) throw new ProductError('product_not_found')
  return after
}
