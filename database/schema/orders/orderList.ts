import { desc, sql, type SQLWrapper } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { MEDIA_TYPES } from '#domain/foundation/media/mediaType.ts'
import { CURRENCIES } from '#domain/foundation/money/money.ts'
import type { LineState, OrderLineType } from '#domain/orders/order/line/lineState.ts'
import { ORDER_STATES } from '#domain/orders/order/orderState.ts'
import type { LegendStatus } from '#domain/orders/order/line/statusLegend.ts'
import type { LineStanding } from '#domain/orders/admin/orderBoard.ts'
import { legendStatusSql, standingSql } from '#database/stateSql.ts'

/** Read backwards, newest orders first, an index then has the lines of each order in their own order. */
const firstLast = (position: SQLWrapper) => desc(position)

/** To be found by how it begins, in whatever case. */
const anyCase = (name: SQLWrapper) => sql`${name} collate nocase`

const DELIVERY_PERMILLE = sql`case
  when booked_impressions > 0 then (delivered_impressions * 1000) / booked_impressions
  else 0 end`

/**
 * The columns of my-orders for each line, without the plan, in a fast format. Written only by
 * triggers on orders and order_lines (migration 0001), so that it always matches them.
 */
export const orderList = sqliteTable(
  'order_list',
  {
    lineId: text('line_id').primaryKey(),
    orderId: text('order_id').notNull(),
    /** Counted up with each order; with the position it is the order in which lines were booked. */
    number: integer('number').notNull(),
    position: integer('position').notNull(),
    accountId: text('account_id'),
    advertiser: text('advertiser').notNull(),
    name: text('name').notNull(),
    type: text('type').$type<OrderLineType>().notNull(),
    mediaType: text('media_type', { enum: MEDIA_TYPES }).notNull(),
    state: text('state').$type<LineState>().notNull(),
    orderState: text('order_state', { enum: ORDER_STATES }).notNull(),
    /** By `legendStatus` of domain/orders/order. */
    status: text('status')
      .$type<LegendStatus>()
      .notNull()
      .generatedAlwaysAs(legendStatusSql(), { mode: 'virtual' }),
    /** As `lineStanding` of domain/orders/admin returns. */
    standing: text('standing')
      .$type<LineStanding>()
      .notNull()
      .generatedAlwaysAs(standingSql(), { mode: 'virtual' }),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    totalMinor: integer('total_minor').notNull(),
    /** To sort amounts of several currencies. */
    sumUsdMinor: integer('sum_usd_minor').notNull(),
    startDate: text('start_date'),
    endDate: text('end_date'),
    startsAt: text('starts_at'),
    endsAt: text('ends_at'),
    bookedImpressions: integer('booked_impressions').notNull(),
    deliveredImpressions: integer('delivered_impressions').notNull(),
    /** Delivered of booked, parts per thousand. */
    deliveryPermille: integer('delivery_permille')
      .notNull()
      .generatedAlwaysAs(DELIVERY_PERMILLE, { mode: 'virtual' }),
    createdAt: text('created_at').notNull(),
  },
  (table) => [
    index('order_list_number').on(table.accountId, table.number, firstLast(table.position)),
    index('order_list_advertiser').on(
      table.accountId,
      table.advertiser,
      table.number,
      firstLast(table.position),
    ),
    index('order_list_media_type').on(
      table.accountId,
      table.mediaType,
      table.number,
      firstLast(table.position),
    ),
    index('order_list_total').on(
      table.accountId,
      table.sumUsdMinor,
      table.number,
      firstLast(table.position),
    ),
    index('order_list_start').on(
      table.accountId,
      table.startDate,
      table.number,
      firstLast(table.position),
    ),
    index('order_list_end').on(
      table.accountId,
      table.endDate,
      table.number,
      firstLast(table.position),
    ),
    index('order_list_status').on(
      table.accountId,
      table.status,
      table.number,
      firstLast(table.position),
    ),
    index('order_list_delivery').on(
      table.accountId,
      table.deliveryPermille,
      table.number,
      firstLast(table.position),
    ),
    index('order_list_order').on(table.orderId),
    index('order_list_all').on(table.number, firstLast(table.position)),
    index('order_list_all_standing').on(table.standing, table.number, firstLast(table.position)),
    index('order_list_all_media').on(table.mediaType, table.number, firstLast(table.position)),
    index('order_list_all_start').on(table.startDate, table.number, table.position),
    index('order_list_all_advertiser').on(anyCase(table.advertiser)),
    index('order_list_all_name').on(anyCase(table.name)),
  ],
)
