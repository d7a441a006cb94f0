import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { CartDiscount, CartItem, CartOffer } from '#domain/commerce/cart/cartItem.ts'
import type { Checkout } from '#domain/commerce/checkout/checkoutSchema.ts'
import type { SeenLine } from '#domain/commerce/checkout/priceCart.ts'
import { CURRENCIES } from '#domain/foundation/money/money.ts'
import { APPROVAL_STATES } from '#domain/orders/approval/approval.ts'

/** A checkout that is ordered once it is approved. */
export interface RequestedOrder {
  checkout: Checkout
  items: CartItem[]
  discounts: CartDiscount[]
  offer: CartOffer | null
  /** The client of the agency that it is for; null for none. */
  clientId: string | null
  /** Prices and impressions as they were requested, by entry. */
  seen: Record<string, SeenLine>
}

/** Requests of members for the approval of an order by another member of their team. */
export const orderApprovals = sqliteTable(
  'order_approvals',
  {
    id: text('id').primaryKey(),
    teamId: text('team_id').notNull(),
    requesterId: text('requester_id').notNull(),
    /** The session that holds its slots. */
    sessionId: text('session_id').notNull(),
    /** The key of its request: the same one makes no second row. */
    requestKey: text('request_key').notNull(),
    state: text('state', { enum: APPROVAL_STATES }).notNull(),
    request: text('request', { mode: 'json' }).$type<RequestedOrder>().notNull(),
    note: text('note').notNull(),
    totalMinor: integer('total_minor').notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    createdAt: text('created_at').notNull(),
    /** Until when it can be decided. */
    expiresAt: text('expires_at').notNull(),
    decidedAt: text('decided_at'),
    decidedBy: text('decided_by'),
    /** Why it was denied. */
    reason: text('reason'),
    orderId: text('order_id'),
  },
  (table) => [
    uniqueIndex('order_approvals_once').on(table.requesterId, table.requestKey),
    index('order_approvals_team').on(table.teamId, table.createdAt),
    index('order_approvals_created').on(table.createdAt),
  ],
)
