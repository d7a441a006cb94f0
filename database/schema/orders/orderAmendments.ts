import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import type { ImpressionRange } from '#domain/planning/forecast/forecast.types.ts'
import {
  AMENDMENT_STATES,
  type AmendedRow,
  type AmendedSlots,
  type LineBefore,
} from '#domain/orders/order/amendment/amendment.types.ts'
import type { ExtraCharge } from '#domain/orders/order/amendment/amendmentInvoice.ts'
import { orderLines, orders } from './orders.ts'

/**
 * What the desk proposes to change of a booked campaign, as its buyer is asked: it never changes, but for where it
 * stands. USD cents unless said.
 */
export const orderAmendments = sqliteTable(
  'order_amendments',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    lineId: text('line_id')
      .notNull()
      .references(() => orderLines.id),
    /** Of this line, from 1. */
    version: integer('version').notNull(),
    state: text('state', { enum: AMENDMENT_STATES }).notNull(),
    /** The plan that it was made for, and the one that it makes of it. */
    fromPlan: text('from_plan', { mode: 'json' }).$type<CampaignPlan>().notNull(),
    toPlan: text('to_plan', { mode: 'json' }).$type<CampaignPlan>().notNull(),
    impressions: text('impressions', { mode: 'json' }).$type<ImpressionRange>().notNull(),
    /** The difference in words. */
    rows: text('rows', { mode: 'json' }).$type<AmendedRow[]>().notNull(),
    fromUsdMinor: integer('from_usd_minor').notNull(),
    toUsdMinor: integer('to_usd_minor').notNull(),
    couponUsdMinor: integer('coupon_usd_minor').notNull(),
    couponNum: text('coupon_num'),
    /** What is invoiced where it costs more. */
    extra: text('extra', { mode: 'json' }).$type<ExtraCharge | null>(),
    /** Of billboards: what is held for it, and what it gives back. */
    slots: text('slots', { mode: 'json' }).$type<AmendedSlots | null>(),
    /** Since its payment: the line as it was before. */
    lineBefore: text('line_before', { mode: 'json' }).$type<LineBefore | null>(),
    /** Since a payment of it was taken back: the new last day to pay. ISO date in the seller's zone. */
    reopenedUntil: text('reopened_until'),
    createdAt: text('created_at').notNull(),
    expiresAt: text('expires_at').notNull(),
    answeredAt: text('answered_at'),
  },
  (table) => [
    uniqueIndex('order_amendments_version').on(table.lineId, table.version),
    index('order_amendments_order').on(table.orderId),
    index('order_amendments_state').on(table.state, table.expiresAt),
  ],
)
