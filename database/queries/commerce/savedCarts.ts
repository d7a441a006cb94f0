import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '#database/connection.ts'
import { isFiledUnder } from '#database/queries/foundation/clientFile.ts'
import { savedCarts } from '#database/schema/commerce/savedCarts.ts'

export type SavedCartRow = typeof savedCarts.$inferSelect

type OwnKey = Pick<SavedCartRow, 'id' | 'accountId'>

const own = ({ id, accountId }: OwnKey) =>
  and(eq(savedCarts.id, id), eq(savedCarts.accountId, accountId))

/** The saved carts of an account, the newest first; with `clientId`, those of that client, or of none. */
export async function listSavedCarts(
  db: Database,
  { accountId, clientId }: { accountId: string; clientId?: string | null },
): Promise<SavedCartRow[]> {
  return await db
    .select()
    .from(savedCarts)
    .where(
      and(
        eq(savedCarts.accountId, accountId),
        clientId === undefined
          ? undefined
          : isFiledUnder(savedCarts.clientId, { accountId, clientId }),
      ),
    )
    .orderBy(desc(savedCarts.savedAt), desc(savedCarts.id))
}

/** A saved cart of an account. */
export async function findSavedCart(db: Database, key: OwnKey): Promise<SavedCartRow | undefined> {
  return await db.select().from(savedCarts).where(own(key)).get()
}

/** Saves a cart unless its account has `most` already; returns false then. */
export async function insertSavedCart(
  db: Database,
  row: SavedCartRow,
  most: number,
): Promise<boolean> {
  const { meta } = await db.run(sql`
    insert into saved_carts (id, account_id, client_id, name, items, seen, sum_usd_minor, saved_at)
    select ${row.id}, ${row.accountId}, ${row.clientId}, ${row.name}, ${JSON.stringify(row.items)},
      ${JSON.stringify(row.seen)}, ${row.sumUsdMinor}, ${row.savedAt}
    where (select count(*) from saved_carts where account_id = ${row.accountId}) < ${most}`)
  return meta.changes > 0
}

export async function renameSavedCart(db: Database, key: OwnKey, name: string): Promise<void> {
  await db.update(savedCarts).set({ name }).where(own(key))
}

export async function deleteSavedCart(db: Database, key: OwnKey): Promise<void> {
  await db.delete(savedCarts).where(own(key))
}

export async function deleteSavedCartsOf(db: Database, accountId: string): Promise<void> {
  await db.delete(savedCarts).where(eq(savedCarts.accountId, accountId))
}
