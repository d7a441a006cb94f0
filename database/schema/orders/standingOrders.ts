import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { CartItem } from '#domain/commerce/cart/cartItem.ts'
import { CURRENCIES } from '#domain/foundation/money/money.ts'
import { RUN_STATES, STANDING_STATES } from '#domain/orders/standing/standingOrder.ts'

/** Monthly repetitions of an order, each with the consent that its buyer gave. */
export const standingOrders = sqliteTable(
  'standing_orders',
  {
    id: text('id').primaryKey(),
    /** The order that is repeated. */
    orderId: text('order_id').notNull(),
    /** The account that agreed and orders. */
    accountId: text('account_id').notNull(),
    /** The team that the order belongs to; null for a personal one. */
    teamId: text('team_id'),
    state: text('state', { enum: STANDING_STATES }).notNull(),
    day: integer('day').notNull(),
    maxTotalMinor: integer('max_total_minor').notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    endsOn: text('ends_on'),
    /** The saved card to charge; null for orders by invoice. */
    cardId: text('card_id'),
    consentVersion: integer('consent_version').notNull(),
    /** The text that the buyer agreed to. */
    consentText: text('consent_text').notNull(),
    consentedAt: text('consented_at').notNull(),
    /** The gateway's own id of the card's setup for charges without its holder; null with the test gateway. */
    setupId: text('setup_id'),
    /** The next planned day. */
    nextOn: text('next_on').notNull(),
    /** Failed charges in a row. */
    failedCharges: integer('failed_charges').notNull().default(0),
    endedAt: text('ended_at'),
    /** Why it is paused or has ended. */
    reason: text('reason'),
  },
  (table) => [
    uniqueIndex('standing_orders_open')
      .on(table.orderId)
      .where(sql`${table.state} <> 'ended'`),
    index('standing_orders_account').on(table.accountId),
    index('standing_orders_next').on(table.state, table.nextOn),
  ],
)

/** The months of standing orders; each is ordered once. */
export const standingRuns = sqliteTable(
  'standing_runs',
  {
    id: text('id').primaryKey(),
    standingId: text('standing_id').notNull(),
    /** `2026-12`, of its planned day. */
    month: text('month').notNull(),
    orderOn: text('order_on').notNull(),
    state: text('state', { enum: RUN_STATES }).notNull(),
    /** The announced plans. */
    items: text('items', { mode: 'json' }).$type<CartItem[]>().notNull(),
    /** What differs from the order before, one sentence each. */
    notes: text('notes', { mode: 'json' }).$type<string[]>().notNull(),
    /** The announced total with tax, in the standing order's currency. */
    totalMinor: integer('total_minor').notNull(),
    announcedAt: text('announced_at').notNull(),
    /** Why nothing was ordered or paid. */
    reason: text('reason'),
    orderId: text('order_id'),
  },
  (table) => [
    uniqueIndex('standing_runs_once').on(table.standingId, table.month),
    index('standing_runs_due').on(table.state, table.orderOn),
  ],
)
