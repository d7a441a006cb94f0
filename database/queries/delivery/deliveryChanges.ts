import { asc, gt, lt } from 'drizzle-orm'
import type { Database } from '#database/connection.ts'
import { deleteSome } from '#database/queries/foundation/deleteSome.ts'
import { deliveryChanges } from '#database/schema/delivery/deliveryChanges.ts'

/** A committed change of the books. */
export type DeliveryChange = Pick<
  typeof deliveryChanges.$inferSelect,
  'seq' | 'kind' | 'subject' | 'mediaType'
>

/** The changes after a sequence number, in the order of their commits. */
export async function listDeliveryChanges(
  db: Database,
  { after, limit }: { after: number; limit: number },
): Promise<DeliveryChange[]> {
  const { seq, kind, subject, mediaType } = deliveryChanges
  return await db
    .select({ seq, kind, subject, mediaType })
    .from(deliveryChanges)
    .where(gt(seq, after))
    .orderBy(asc(seq))
    .limit(limit)
}

const DELETED_AT_ONCE = 1_000

/** Deletes changes that were recorded before a moment, ISO, a thousand in a statement. */
export async function deleteDeliveryChangesBefore(db: Database, before: string): Promise<void> {
  const old = { where: lt(deliveryChanges.at, before), limit: DELETED_AT_ONCE }
  while ((await deleteSome(db, deliveryChanges, old)) === DELETED_AT_ONCE);
}
