import { and, eq, inArray, lt, notExists, or } from 'drizzle-orm'
import type { BrandKit, KitPicture, KitPictureRole } from '#domain/creatives/brandKit/brandKit.ts'
import type { Database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts/accounts.ts'
import { brandKits } from '#database/schema/creatives/brandKits.ts'

export type BrandKitRow = typeof brandKits.$inferSelect

/** Whose a kit is. */
export type KitOwner = Pick<BrandKitRow, 'ownerId' | 'ownerKind'>

/** The kits of these owners, at most one each. */
export async function listKits(db: Database, ownerIds: readonly string[]): Promise<BrandKitRow[]> {
  return await db
    .select()
    .from(brandKits)
    .where(inArray(brandKits.ownerId, [...ownerIds]))
}

/** An owner's kit; an empty one is made where there is none, also for two who ask at once. */
export async function ensureKit(
  db: Database,
  row: KitOwner & Pick<BrandKitRow, 'id' | 'updatedAt'>,
): Promise<BrandKitRow> {
  const [, found] = await db.batch([
    db
      .insert(brandKits)
      .values({ ...row, kit: null, logo: null, picture: null })
      .onConflictDoNothing(),
    db.select().from(brandKits).where(eq(brandKits.ownerId, row.ownerId)),
  ])
  const [kit] = found
  if (!kit) throw new Error('The kit is gone.')
  return kit
}

/** A guest's kit becomes the account's that the order has come to, where that has none of its own. */
export async function adoptKit(db: Database, orderId: string, accountId: string): Promise<void> {
  const own = db
    .select({ id: brandKits.id })
    .from(brandKits)
    .where(eq(brandKits.ownerId, accountId))
  await db
    .update(brandKits)
    .set({ ownerId: accountId, ownerKind: 'account' })
    .where(and(eq(brandKits.ownerId, orderId), notExists(own)))
}

/** Stores the words and colors of a kit; gives it as it is then. */
export async function updateKit(
  db: Database,
  id: string,
  change: { kit: BrandKit; updatedAt: string },
): Promise<BrandKitRow | undefined> {
  const [row] = await db.update(brandKits).set(change).where(eq(brandKits.id, id)).returning()
  return row
}

/** Stores what a kit's logo or picture is; gives it as it is then. */
export async function updateKitPicture(
  db: Database,
  id: string,
  role: KitPictureRole,
  change: { picture: KitPicture | null; updatedAt: string },
): Promise<BrandKitRow | undefined> {
  const { picture, updatedAt } = change
  const set = role === 'logo' ? { logo: picture, updatedAt } : { picture, updatedAt }
  const [row] = await db.update(brandKits).set(set).where(eq(brandKits.id, id)).returning()
  return row
}

/** Deletes an owner's kit; gives its id where there was one. */
export async function deleteKit(db: Database, ownerId: string): Promise<string | undefined> {
  const [row] = await db
    .delete(brandKits)
    .where(eq(brandKits.ownerId, ownerId))
    .returning({ id: brandKits.id })
  return row?.id
}

/** Owners whose kit is of no use: guests who have not changed it since, and accounts that are gone. */
export async function listStaleKitOwners(
  db: Database,
  { guestsBefore, limit }: { guestsBefore: string; limit: number },
): Promise<string[]> {
  const account = db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, brandKits.ownerId))
  const rows = await db
    .select({ ownerId: brandKits.ownerId })
    .from(brandKits)
    .where(
      or(
        and(eq(brandKits.ownerKind, 'order'), lt(brandKits.updatedAt, guestsBefore)),
        and(eq(brandKits.ownerKind, 'account'), notExists(account)),
      ),
    )
    .limit(limit)
  return rows.map(({ ownerId }) => ownerId)
}
