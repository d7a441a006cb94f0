import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/** Prices of products from a day on, past and future. Carts and orders keep their own prices. */
export const rateCards = sqliteTable(
  'rate_cards',
  {
    id: text('id').primaryKey(),
    productId: text('product_id').notNull(),
    /** ISO day, in the seller's zone. */
    validFrom: text('valid_from').notNull(),
    baseCpmMinor: integer('base_cpm_minor').notNull(),
    ratecardCpmMinor: integer('ratecard_cpm_minor').notNull(),
    /** The admin and the reason: recorded in the audit log when it takes effect. */
    accountId: text('account_id').notNull(),
    reason: text('reason').notNull(),
    /** When the product got these prices; null while they are planned. */
    appliedAt: text('applied_at'),
  },
  (table) => [
    uniqueIndex('rate_cards_product').on(table.productId, table.validFrom),
    index('rate_cards_due').on(table.appliedAt, table.validFrom),
  ],
)
