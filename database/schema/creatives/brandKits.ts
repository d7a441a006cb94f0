import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { BrandKit, KitPicture } from '#domain/creatives/brandKit/brandKit.ts'

/**
 * The material for drawn ads: one kit of an account, a team, a client, or a guest's order. Its pictures are in the
 * bucket of creatives.
 */
export const brandKits = sqliteTable(
  'brand_kits',
  {
    id: text('id').primaryKey(),
    /** The account, team or client, or a guest's order. */
    ownerId: text('owner_id').notNull().unique(),
    ownerKind: text('owner_kind', { enum: ['account', 'order', 'team', 'client'] }).notNull(),
    /** Null while the kit has only a picture. */
    kit: text('kit', { mode: 'json' }).$type<BrandKit | null>(),
    logo: text('logo', { mode: 'json' }).$type<KitPicture | null>(),
    picture: text('picture', { mode: 'json' }).$type<KitPicture | null>(),
    updatedAt: text('updated_at').notNull(),
  },
  (table) => [index('brand_kits_kind').on(table.ownerKind, table.updatedAt)],
)
