import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * Claims on a slot of a screen's loop in a week: a cart holds it until `expiresAt`, an order for
 * good (then it is null). Holds and bookings share the table so that one key decides every race.
 */
export const slotClaims = sqliteTable(
  'slot_claims',
  {
    screenId: text('screen_id').notNull(),
    /** The Monday of the week. */
    week: text('week').notNull(),
    /** From 0; `not null` makes a claim without a free slot fail as a whole. */
    slot: integer('slot').notNull(),
    sessionId: text('session_id').notNull(),
    cartKey: text('cart_key').notNull(),
    orderId: text('order_id'),
    expiresAt: text('expires_at'),
    /**
     * The claiming network, under a name that does not reveal its address; null for older claims.
     */
    network: text('network'),
  },
  (table) => [
    primaryKey({
      name: 'slot_claims_exclusive',
      columns: [table.screenId, table.week, table.slot],
    }),
    index('slot_claims_session').on(table.sessionId, table.cartKey),
    index('slot_claims_network').on(table.network),
    index('slot_claims_order').on(table.orderId),
    index('slot_claims_expiry').on(table.expiresAt),
  ],
)
