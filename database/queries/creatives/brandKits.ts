import { and, eq, inArray, lt, notExists, or } from 'drizzle-orm'
import type { BrandKit, KitPicture, KitPictureRole } from '#domain/creatives/brandKit/brandKit.ts'
import type { Database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts/accounts.ts'
import { teamClients } from '#database/schema/accounts/teams.ts'
import { brandKits } from '#database/schema/creatives/brandKits.ts'

export type BrandKitRow = typeof brandKits.$inferSelect

/** The owner of a kit. */
export type KitOwner = Pick<BrandKitRow, 'ownerId' | 'ownerKind'>

/** The kits of these owners, at most one each. */
export async function listKits(db: Database, ownerIds: readonly string[]): Promise<BrandKitRow[]> {
  return await db
    .select()
    .from(brandKits)
    .where(inArray(brandKits.ownerId, [...ownerIds]))
}

/** An owner's kit, created empty if missing, also under concurrent requests. */
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

/**
 * Moves a guest's kit to the account or team that has taken over the order, unless that has its
 * own.
 */
export async function adoptKit(db: Database, orderId: string, owner: KitOwner): Promise<void> {
  const own = db
    .select({ id: brandKits.id })
    .from(brandKits)
    .where(eq(brandKits.ownerId, owner.ownerId))
  await db
    .update(brandKits)
    .set({ ownerId: owner.ownerId, ownerKind: owner.ownerKind })
    .where(and(eq(brandKits.ownerId, orderId), notExists(own)))
}

/** Stores the texts and colors of a kit; returns the kit as stored. */
export async function updateKit(
  db: Database,
  id: string,
  change: { kit: BrandKit; updatedAt: string },
): Promise<BrandKitRow | undefined> {
  const [row] = await db.update(brandKits).set(change).where(eq(brandKits.id, id)).returning()
  return row
}

/** Stores the file facts of a kit's logo or picture; returns the kit as stored. */
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

/** Deletes an owner's kit; returns its id if there was one. */
export async function deleteKit(db: Database, ownerId: string): Promise<string | undefined> {
  const [row] = await db
    .delete(brandKits)
    .where(eq(brandKits.ownerId, ownerId))
    .returning({ id: brandKits.id })
  return row?.id
}

/** Owners whose kit can be deleted: guests who have not changed it since, and deleted accounts and clients. */
export async function listStaleKitOwners(
  db: Database,
  { guestsBefore, limit }: { guestsBefore: string; limit: number },
): Promise<string[]> {
  const account = db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, brandKits.ownerId))
  const client = db
    .select({ id: teamClients.id })
    .from(teamClients)
    .where(eq(teamClients.id, brandKits.ownerId))
  const rows = await db
    .select({ ownerId: brandKits.ownerId })
    .from(brandKits)
    .where(
      or(
        and(eq(brandKits.ownerKind, 'order'), lt(brandKits.updatedAt, guestsBefore)),
        and(eq(brandKits.ownerKind, 'account'), notExists(account)),
        and(eq(brandKits.ownerKind, 'client'), notExists(client)),
      ),
    )
    .limit(limit)
  return rows.map(({ ownerId }) => ownerId)
}
