import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'

/** Coupons and what they are worth, USD cents. */
export const coupons = sqliteTable(
  'coupons',
  {
    num: text('num').primaryKey(),
    amountMinor: integer('amount_minor').notNull(),
    expiresAt: text('expires_at'),
    /** `once`: one order in all. `once_per_buyer`: one order for each buyer. */
    scope: text('scope', { enum: ['once', 'once_per_buyer'] }).notNull(),
    createdAt: text('created_at').notNull(),
    /** The line whose unused part it is worth: its value was paid for. Null for a coupon that is given away. */
    lineId: text('line_id'),
    /** The order of that line: whose it is, is whose coupon it is. */
    orderId: text('order_id'),
  },
  (table) => [
    check('coupons_amount_positive', sql`${table.amountMinor} > 0`),
    uniqueIndex('coupons_line').on(table.lineId),
    index('coupons_order').on(table.orderId),
  ],
)

/**
 * Which order has used a coupon. The key is the race's referee: `claimant` is the same word for everybody when the
 * coupon is for one order; when it is once for each buyer, a row for each word that tells this buyer (`claimantsOf`).
 */
export const couponClaims = sqliteTable(
  'coupon_claims',
  {
    num: text('num').notNull(),
    claimant: text('claimant').notNull(),
    orderId: text('order_id').notNull(),
    claimedAt: text('claimed_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'coupon_claims_once', columns: [table.num, table.claimant] }),
    index('coupon_claims_order').on(table.orderId),
  ],
)
