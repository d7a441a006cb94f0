import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { CartItem } from '#domain/commerce/cart/cartItem.ts'
import type { SeenLine } from '#domain/commerce/checkout/priceCart.ts'

/** Carts that an account saved under a name. */
export const savedCarts = sqliteTable(
  'saved_carts',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    /** The client of the account's agency; null for none. */
    clientId: text('client_id'),
    name: text('name').notNull(),
    items: text('items', { mode: 'json' }).$type<CartItem[]>().notNull(),
    /** Prices and impressions at the time of saving, by entry. */
    seen: text('seen', { mode: 'json' }).$type<Record<string, SeenLine>>().notNull(),
    sumUsdMinor: integer('sum_usd_minor').notNull(),
    savedAt: text('saved_at').notNull(),
  },
  (table) => [index('saved_carts_account').on(table.accountId, table.savedAt)],
)
