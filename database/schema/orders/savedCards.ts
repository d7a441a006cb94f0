import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { CARD_OWNER_KINDS } from '#domain/orders/payment/savedCard.ts'

/** Customers that we made at a gateway, whom saved cards are attached to there. */
export const cardCustomers = sqliteTable(
  'card_customers',
  {
    /** The gateway's own id. */
    id: text('id').primaryKey(),
    gateway: text('gateway', { enum: ['test', 'stripe'] }).notNull(),
    ownerKind: text('owner_kind', { enum: CARD_OWNER_KINDS }).notNull(),
    ownerId: text('owner_id').notNull(),
    createdAt: text('created_at').notNull(),
    /** When the owner was deleted: the customer and its cards are to be deleted at the gateway. */
    endedAt: text('ended_at'),
  },
  (table) => [
    index('card_customers_owner').on(table.ownerId),
    index('card_customers_ended').on(table.endedAt),
  ],
)

/** Cards that an owner can pay with again. Only the gateway has their numbers. */
export const savedCards = sqliteTable(
  'saved_cards',
  {
    id: text('id').primaryKey(),
    ownerKind: text('owner_kind', { enum: CARD_OWNER_KINDS }).notNull(),
    ownerId: text('owner_id').notNull(),
    gateway: text('gateway', { enum: ['test', 'stripe'] }).notNull(),
    customerId: text('customer_id').notNull(),
    /** The gateway's own id. */
    gatewayCardId: text('gateway_card_id').notNull(),
    /** When the gateway created its own object: of two for the same card, the newer one counts. */
    gatewayCreatedAt: text('gateway_created_at').notNull(),
    /** The gateway's mark of the card number: the same card is saved once. */
    fingerprint: text('fingerprint').notNull(),
    brand: text('brand').notNull(),
    last4: text('last4').notNull(),
    expMonth: integer('exp_month').notNull(),
    expYear: integer('exp_year').notNull(),
    createdAt: text('created_at').notNull(),
    /** When its owner last made it the default. */
    defaultAt: text('default_at'),
    /** The expiry, `YYYY-MM`, that its owner was notified of. */
    noticedExpiry: text('noticed_expiry'),
  },
  (table) => [
    uniqueIndex('saved_cards_gateway_id').on(table.gateway, table.gatewayCardId),
    uniqueIndex('saved_cards_once').on(
      table.ownerId,
      table.ownerKind,
      table.gateway,
      table.fingerprint,
    ),
    index('saved_cards_expiry').on(table.expYear, table.expMonth),
  ],
)
