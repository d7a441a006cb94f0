import { sql } from 'drizzle-orm'
import { COUPON_SCOPES } from '#domain/commerce/coupon/couponSeries.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'

/** Whether a series has no budget or no code left, 0 or 1; in the expression of its indexes. */
export const IS_USED_UP = sql`(coalesce(spent_minor >= budget_minor, 0) or left_codes <= 0)`

/** Whether orders used a code of a series, 0 or 1; in the expression of its index. */
export const IS_CODE_USED = sql`(uses > 0)`

const END = sql`coalesce(expires_at, '~')`

/**
 * Coupons that the desk created together: one, or thousands. The series stores their rules once; triggers on
 * coupon_claims add up what they took off, and the check on that sum protects the budget in every race.
 */
export const couponSeries = sqliteTable(
  'coupon_series',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** The number of its coupons. */
    codes: integer('codes').notNull(),
    scope: text('scope', { enum: COUPON_SCOPES }).notNull(),
    /** A buyer can use one coupon of it. */
    isOnePerBuyer: integer('is_one_per_buyer', { mode: 'boolean' }).notNull(),
    /** Value of each; with a percentage the maximum discount. USD cents, as all here. */
    amountMinor: integer('amount_minor').notNull(),
    percent: integer('percent'),
    media: text('media', { mode: 'json' }).$type<MediaType[]>().notNull(),
    minimumMinor: integer('minimum_minor').notNull(),
    startsAt: text('starts_at'),
    expiresAt: text('expires_at'),
    /** The budget for the discounts of all its coupons; null: unlimited. */
    budgetMinor: integer('budget_minor'),
    spentMinor: integer('spent_minor').notNull().default(0),
    /** Orders that used one of its coupons. */
    uses: integer('uses').notNull().default(0),
    /** Enabled codes that an order can still use; updated by triggers on coupons. */
    leftCodes: integer('left_codes').notNull().default(0),
    /** When it was disabled. */
    offAt: text('off_at'),
    createdAt: text('created_at').notNull(),
  },
  (table) => [
    check(
      'coupon_series_budget',
      sql`${table.spentMinor} <= coalesce(${table.budgetMinor}, ${table.spentMinor})`,
    ),
    index('coupon_series_created').on(table.createdAt, table.id),
    // One index for the sort order of each list.
    index('coupon_series_off')
      .on(table.offAt, table.id)
      .where(sql`off_at is not null`),
    index('coupon_series_planned')
      .on(table.startsAt, table.id)
      .where(sql`off_at is null`),
    index('coupon_series_end')
      .on(END, table.id)
      .where(sql`off_at is null`),
    index('coupon_series_current')
      .on(IS_USED_UP, END, table.id)
      .where(sql`off_at is null`),
    // An index for prefix search of names, ignoring case.
    index('coupon_series_name').on(sql`name collate nocase`),
  ],
)

/** Coupons and their values, USD cents. */
export const coupons = sqliteTable(
  'coupons',
  {
    num: text('num').primaryKey(),
    amountMinor: integer('amount_minor').notNull(),
    expiresAt: text('expires_at'),
    /** `once`: one order in all. `once_per_buyer`: one order per buyer. */
    scope: text('scope', { enum: COUPON_SCOPES }).notNull(),
    createdAt: text('created_at').notNull(),
    /** The line whose unused part the coupon refunds: its value was paid for. Null for a promotional coupon. */
    lineId: text('line_id'),
    /** The order of that line: its owner owns the coupon. */
    orderId: text('order_id'),
    /** The amendment that issued it; null for one issued at the end of a line. */
    amendmentId: text('amendment_id'),
    /** The series it belongs to, whose rules apply. */
    seriesId: text('series_id'),
    /** When this coupon of a series was disabled. */
    offAt: text('off_at'),
    /** Orders that used this coupon of a series; updated by triggers on coupon_claims. */
    uses: integer('uses').notNull().default(0),
  },
  (table) => [
    check('coupons_amount_positive', sql`${table.amountMinor} > 0`),
    uniqueIndex('coupons_line')
      .on(table.lineId)
      .where(sql`${table.amendmentId} is null`),
    uniqueIndex('coupons_amendment').on(table.amendmentId),
    index('coupons_order').on(table.orderId),
    index('coupons_series').on(table.seriesId, table.num),
    index('coupons_series_used').on(table.seriesId, IS_CODE_USED, table.num),
    index('coupons_series_off')
      .on(table.seriesId, table.num)
      .where(sql`${table.offAt} is not null`),
    index('coupons_of_campaigns')
      .on(table.createdAt, table.num)
      .where(sql`${table.orderId} is not null`),
  ],
)

/**
 * The orders that have used a coupon. The primary key decides every race: `claimant` is one fixed key when the coupon
 * is for one order; when it is once per buyer, there is a row for each key of the buyer (`claimantsOf`).
 */
export const couponClaims = sqliteTable(
  'coupon_claims',
  {
    num: text('num').notNull(),
    claimant: text('claimant').notNull(),
    orderId: text('order_id').notNull(),
    claimedAt: text('claimed_at').notNull(),
    /** The amount that it took off, USD cents; on one of an order's rows for the coupon. */
    amountMinor: integer('amount_minor'),
    /** Copied from its coupon: the list of a series' uses needs it. */
    seriesId: text('series_id'),
  },
  (table) => [
    primaryKey({ name: 'coupon_claims_once', columns: [table.num, table.claimant] }),
    index('coupon_claims_order').on(table.orderId),
    index('coupon_claims_series_last')
      .on(table.seriesId, table.claimedAt)
      .where(sql`${table.seriesId} is not null`),
  ],
)

/** Coupons that abandoned orders had used and returned; append-only. */
export const couponReturns = sqliteTable(
  'coupon_returns',
  {
    num: text('num').notNull(),
    orderId: text('order_id').notNull(),
    /** The amount that it had taken off, USD cents. */
    amountMinor: integer('amount_minor').notNull(),
    returnedAt: text('returned_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'coupon_returns_once', columns: [table.num, table.orderId] }),
    index('coupon_returns_last').on(table.returnedAt, table.num, table.orderId),
    index('coupon_returns_order').on(table.orderId),
  ],
)
