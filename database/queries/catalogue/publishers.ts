import { eq, sql } from 'drizzle-orm'
import type { PublisherView } from '#domain/catalogue/admin/inventoryView.types.ts'
import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { organizations } from '#database/schema/catalogue/catalogue.ts'
import { isAudited } from '#database/queries/foundation/deskAudit.ts'

/** A publisher or network with the number of its products; null for one that does not exist. */
export async function findPublisher(db: Database, id: string): Promise<PublisherView | null> {
  const row = await db
    .select({
      id: organizations.id,
      name: organizations.name,
      offlineAt: organizations.offlineAt,
      // Includes the table names, which drizzle leaves out in a query of one table.
      productCount: sql<number>`(select count(*) from products
        where products.organization_id = organizations.id)`,
    })
    .from(organizations)
    .where(eq(organizations.id, id))
    .get()
  return row ?? null
}

/** Takes a publisher offline at a moment, or online again with null, where the change was audited. */
export function setPublisherOffline(
  db: Database,
  id: string,
  { offlineAt, auditId }: { offlineAt: string | null; auditId: string },
): Statement {
  return db.run(sql`
    update organizations set offline_at = ${offlineAt}
    where id = ${id} and ${isAudited(auditId)}`)
}

/** True while a publisher is still online, or still offline. */
export const isPublisherStill = (id: string, isOffline: boolean) =>
  sql`exists (select 1 from organizations where id = ${id} and (offline_at is not null) = ${isOffline ? 1 : 0})`
