import { sql } from 'drizzle-orm'
import type { Database } from '#database/connection.ts'
import { deliveryLayouts } from '#database/schema/delivery/deliveryLayouts.ts'

/**
 * The number of delivery databases over which rows are spread, 0 being the orders database: for
 * reads, for the copy in progress, and before it.
 */
export interface DeliveryLayout {
  reads: number
  copies: number | null
  leaves: number | null
  /** The job's progress, JSON. */
  after: string | null
  at: string
}

/** The layout of an environment with this number of delivery databases, and whether it is stored. */
export async function readDeliveryLayout(
  db: Database,
  bound: number,
): Promise<{ layout: DeliveryLayout; isStored: boolean }> {
  // Until the job stores one: an environment of an earlier release has its rows in the orders database.
  const [row] = await db.all<DeliveryLayout & { reads: number | null; hasOld: number }>(sql`
    select l.reads, l.copies, l.leaves, l.after, coalesce(l.at, '') as at,
      l.reads is null and (exists (select 1 from delivery_totals) or exists (select 1 from delivery_hours)) as hasOld
    from (select 1) left join delivery_layouts l on l.id = 1`)
  const { copies = null, leaves = null, after = null, at = '' } = row ?? {}
  const reads = row?.reads ?? (row?.hasOld ? 0 : bound)
  return { layout: { reads, copies, leaves, after, at }, isStored: (row?.reads ?? null) !== null }
}

/** Stores the layout. */
export async function writeDeliveryLayout(db: Database, layout: DeliveryLayout): Promise<void> {
  await db
    .insert(deliveryLayouts)
    .values({ id: 1, ...layout })
    .onConflictDoUpdate({ target: deliveryLayouts.id, set: layout })
}
