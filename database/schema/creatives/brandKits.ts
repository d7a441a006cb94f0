import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { BrandKit, KitPicture } from '#domain/creatives/brandKit/brandKit.ts'

/** What ads are drawn from: one of an account, or of a guest's order. Its pictures lie in the bucket of creatives. */
export const brandKits = sqliteTable(
  'brand_kits',
  {
    id: text('id').primaryKey(),
    /** The account, or the order while that is a guest's. */
    ownerId: text('owner_id').notNull().unique(),
    ownerKind: text('owner_kind', { enum: ['account', 'order'] }).notNull(),
    /** Null while only a picture was stored. */
    kit: text('kit', { mode: 'json' }).$type<BrandKit | null>(),
    logo: text('logo', { mode: 'json' }).$type<KitPicture | null>(),
    picture: text('picture', { mode: 'json' }).$type<KitPicture | null>(),
    updatedAt: text('updated_at').notNull(),
  },
  (table) => [index('brand_kits_kind').on(table.ownerKind, table.updatedAt)],
)
