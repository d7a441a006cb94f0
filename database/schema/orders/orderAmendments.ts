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
 * A change of a booked campaign by desk or buyer, as the buyer reads it: immutable except for its state. USD cents
 * unless said.
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
    /** Version within its line, from 1. */
    version: integer('version').notNull(),
    state: text('state', { enum: AMENDMENT_STATES }).notNull(),
    /** The plan before and after. */
    fromPlan: text('from_plan', { mode: 'json' }).$type<CampaignPlan>().notNull(),
    toPlan: text('to_plan', { mode: 'json' }).$type<CampaignPlan>().notNull(),
    impressions: text('impressions', { mode: 'json' }).$type<ImpressionRange>().notNull(),
    /** The difference in words. */
    rows: text('rows', { mode: 'json' }).$type<AmendedRow[]>().notNull(),
    fromUsdMinor: integer('from_usd_minor').notNull(),
    toUsdMinor: integer('to_usd_minor').notNull(),
    couponUsdMinor: integer('coupon_usd_minor').notNull(),
    couponNum: text('coupon_num'),
    /** The amount to invoice where it costs more. */
    extra: text('extra', { mode: 'json' }).$type<ExtraCharge | null>(),
    /** For billboards: the slots held for it, and the slots it releases. */
    slots: text('slots', { mode: 'json' }).$type<AmendedSlots | null>(),
    /** Once paid: the former line. */
    lineBefore: text('line_before', { mode: 'json' }).$type<LineBefore | null>(),
    /** After a reversed payment: the new due date. ISO date in the seller's zone. */
    reopenedUntil: text('reopened_until'),
    /** Null for the desk's. */
    madeBy: text('made_by', { enum: ['buyer'] }),
    /** For a buyer's own change: the digest of the confirmed preview. */
    confirmedMark: text('confirmed_mark'),
    /** Impressions per dollar after it, in millionths of those before; null for a million. */
    restRatioPpm: integer('rest_ratio_ppm'),
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
