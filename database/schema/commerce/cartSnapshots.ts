import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { CartDiscount, CartItem, CartOffer } from '#domain/commerce/cart/cartItem.ts'

/** The latest cart of each session, its sums computed by the server. USD cents. */
export const cartSnapshots = sqliteTable(
  'cart_snapshots',
  {
    sessionId: text('session_id').primaryKey(),
    /** Incremented by the browser; only a higher revision replaces a snapshot. */
    version: integer('version').notNull(),
    items: text('items', { mode: 'json' }).$type<CartItem[]>().notNull(),
    discounts: text('discounts', { mode: 'json' }).$type<CartDiscount[]>().notNull(),
    offer: text('offer', { mode: 'json' }).$type<CartOffer | null>(),
    cartCampaignSumMinor: integer('cart_campaign_sum_minor').notNull(),
    cartSumMinor: integer('cart_sum_minor').notNull(),
    updatedAt: text('updated_at').notNull(),
  },
  (table) => [index('cart_snapshots_updated').on(table.updatedAt)],
)
