import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { ORDER_STATES } from '#domain/orders/order/orderState.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import type {
  QuoteAmounts,
  QuoteDiscount,
  QuoteTax,
} from '#domain/commerce/checkout/quote.types.ts'
import type {
  OrderBilling,
  OrderContact,
  OrderAdvertiser,
  OrderOffer,
} from '#domain/commerce/checkout/orderParty.types.ts'
import type { CombinedReach } from '#domain/planning/combined/combinedReach.ts'
import type { ImpressionRange } from '#domain/planning/forecast/forecast.types.ts'
import type { Extension } from '#domain/orders/order/changes/makeGood.types.ts'
import type { AgreedLine } from '#domain/orders/order/amendment/agreedLine.ts'
import type { LinePause } from '#domain/orders/order/pause/pause.types.ts'
import type { UsedBefore } from '#domain/orders/order/amendment/usedBefore.ts'
import type { LineState, OrderLineType } from '#domain/orders/order/line/lineState.ts'
import { MEDIA_TYPES } from '#domain/foundation/media/mediaType.ts'
import { CURRENCIES } from '#domain/foundation/money/money.ts'
import { accounts } from '#database/schema/accounts/accounts.ts'

/**
 * An order as placed: its prices, rate and tax never change. Amounts are in the order's currency
 * unless the name says USD.
 */
export const orders = sqliteTable(
  'orders',
  {
    id: text('id').primaryKey(),
    /** The number that people use on the phone. */
    number: integer('number').notNull(),
    /** Opens the order without a login; in the mailed link. */
    accessKey: text('access_key').notNull(),
    sessionId: text('session_id').notNull(),
    /**
     * The owner: the account that placed the order, or the one that later verified its email; null
     * for a guest's.
     */
    accountId: text('account_id').references(() => accounts.id),
    /** The team that it belongs to; null for a personal or a guest's order. */
    teamId: text('team_id'),
    /** The client of that team that it is for; null for none. */
    clientId: text('client_id'),
    state: text('state', { enum: ORDER_STATES }).notNull(),
    paymentMethod: text('payment_method', { enum: ['card', 'invoice'] }).notNull(),
    email: text('email').notNull(),
    contact: text('contact', { mode: 'json' }).$type<OrderContact>().notNull(),
    advertiser: text('advertiser', { mode: 'json' }).$type<OrderAdvertiser>().notNull(),
    billing: text('billing', { mode: 'json' }).$type<OrderBilling>().notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    perUsdMicros: integer('per_usd_micros').notNull(),
    rateDate: text('rate_date').notNull(),
    amounts: text('amounts', { mode: 'json' }).$type<QuoteAmounts>().notNull(),
    totalMinor: integer('total_minor').notNull(),
    totalUsdMinor: integer('total_usd_minor').notNull(),
    discounts: text('discounts', { mode: 'json' }).$type<QuoteDiscount[]>().notNull(),
    tax: text('tax', { mode: 'json' }).$type<QuoteTax>().notNull(),
    /** Recorded, blocks nothing (Commerce 9). */
    invoiceThresholdReached: integer('invoice_threshold_reached', { mode: 'boolean' }).notNull(),
    termsAcceptedAt: text('terms_accepted_at').notNull(),
    /**
     * When the buyer agreed to a credit check by the desk; null unless a campaign starts before the
     * invoice is due.
     */
    creditCheckAgreedAt: text('credit_check_agreed_at'),
    createdAt: text('created_at').notNull(),
    /** Until when a card order waits for its payment. */
    payBy: text('pay_by'),
    /** Until when an order that waits for the payment of its invoice keeps its exclusive slots; null when it has none. */
    slotsUntil: text('slots_until'),
    paidAt: text('paid_at'),
    /** The payment that paid the order; any further payment is to be refunded. */
    paidByPaymentId: text('paid_by_payment_id'),
    cancelledAt: text('cancelled_at'),
    /** Null for a cart without an offer. */
    offer: text('offer', { mode: 'json' }).$type<OrderOffer>(),
    /** People its campaigns were forecast to reach, together and each; null for orders placed before November 26, 2026. */
    reach: text('reach', { mode: 'json' }).$type<CombinedReach | null>(),
    /** The visitor's traffic source (`arrivalOf`); null if unknown. */
    arrival: text('arrival'),
  },
  (table) => [
    uniqueIndex('orders_number').on(table.number),
    index('orders_state').on(table.state, table.payBy),
    index('orders_slots_until').on(table.slotsUntil),
    index('orders_email').on(table.email),
    index('orders_account').on(table.accountId, table.createdAt),
    index('orders_session').on(table.sessionId),
    index('orders_created').on(table.createdAt),
    check('orders_total_not_negative', sql`${table.totalMinor} >= 0`),
  ],
)

/** A booked campaign or ad-creation package. */
export const orderLines = sqliteTable(
  'order_lines',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    position: integer('position').notNull(),
    cartKey: text('cart_key').notNull(),
    type: text('type').$type<OrderLineType>().notNull(),
    mediaType: text('media_type', { enum: MEDIA_TYPES }).notNull(),
    name: text('name').notNull(),
    quantity: integer('quantity').notNull(),
    state: text('state').$type<LineState>().notNull(),
    plan: text('plan', { mode: 'json' }).$type<CampaignPlan | null>(),
    packageId: text('package_id'),
    sumUsdMinor: integer('sum_usd_minor').notNull(),
    amounts: text('amounts', { mode: 'json' }).$type<QuoteAmounts>().notNull(),
    impressions: text('impressions', { mode: 'json' }).$type<ImpressionRange | null>(),
    startDate: text('start_date'),
    endDate: text('end_date'),
    /** Start and end, UTC: the bounds of its first and last day in its own time zone. */
    startsAt: text('starts_at'),
    endsAt: text('ends_at'),
    deliveredImpressions: integer('delivered_impressions').notNull().default(0),
    stoppedAt: text('stopped_at'),
    /** Until when the buyer of a campaign that fell short can choose. */
    answerBy: text('answer_by'),
    /** Its extension at no cost; null if it was not extended. */
    extension: text('extension', { mode: 'json' }).$type<Extension | null>(),
    /** The line's total after all agreed changes; null if there were none. */
    agreed: text('agreed', { mode: 'json' }).$type<AgreedLine | null>(),
    /** The used part when its last change came into force; null if there was none. */
    usedBefore: text('used_before', { mode: 'json' }).$type<UsedBefore | null>(),
    /** Since when its buyer or the desk has paused it; null while it is not paused. */
    pausedAt: text('paused_at'),
    /** When a pause ends automatically. */
    resumeBy: text('resume_by'),
    /** Every pause, oldest first; null where there was none. */
    pauses: text('pauses', { mode: 'json' }).$type<LinePause[] | null>(),
  },
  (table) => [
    uniqueIndex('order_lines_position').on(table.orderId, table.position),
    index('order_lines_starting').on(table.state, table.startsAt),
    index('order_lines_ending').on(table.state, table.endsAt),
  ],
)

/**
 * The events of an order with their actor; append-only. `change_id` identifies a change that other
 * writes of its batch depend on.
 */
export const orderAudit = sqliteTable(
  'order_audit',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    changeId: text('change_id'),
    orderId: text('order_id').notNull(),
    lineId: text('line_id'),
    at: text('at').notNull(),
    actor: text('actor', { enum: ['buyer', 'payment', 'system', 'admin'] }).notNull(),
    event: text('event').notNull(),
    fromState: text('from_state'),
    toState: text('to_state'),
    details: text('details', { mode: 'json' }).$type<Record<string, string | number | null>>(),
  },
  (table) => [
    index('order_audit_order').on(table.orderId),
    uniqueIndex('order_audit_change').on(table.changeId),
  ],
)

/** A write that was made once under a key; a repeat gets the same order. */
export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  {
    sessionId: text('session_id').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    orderId: text('order_id').notNull(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('idempotency_keys_once').on(table.sessionId, table.key),
    index('idempotency_keys_created').on(table.createdAt),
  ],
)
