import { asc, gt, lt } from 'drizzle-orm'
import type { Database } from '#database/connection.ts'
import { deliveryChanges } from '#database/schema/delivery/deliveryChanges.ts'

/** A change of the books as it was committed. */
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

/** Deletes changes that were recorded before a moment, ISO. */
export async function deleteDeliveryChangesBefore(db: Database, before: string): Promise<void> {
  await db.delete(deliveryChanges).where(lt(deliveryChanges.at, before))
}
