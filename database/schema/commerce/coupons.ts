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

/** Whether a series has no budget or no code left, 0 or 1; as its indexes have it. */
export const IS_USED_UP = sql`(coalesce(spent_minor >= budget_minor, 0) or left_codes <= 0)`

/** Whether orders used a code of a series, 0 or 1; as its index has it. */
export const IS_CODE_USED = sql`(uses > 0)`

const END = sql`coalesce(expires_at, '~')`

/**
 * Coupons that the desk made together: one, or thousands. Their rules stand here once; what they took off is added up by
 * triggers on coupon_claims, and the check on it is the budget's referee in every race.
 */
export const couponSeries = sqliteTable(
  'coupon_series',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** How many coupons it has. */
    codes: integer('codes').notNull(),
    scope: text('scope', { enum: COUPON_SCOPES }).notNull(),
    /** A buyer can use one coupon of it. */
    isOnePerBuyer: integer('is_one_per_buyer', { mode: 'boolean' }).notNull(),
    /** Worth of each; with a percentage the most it takes off. USD cents, as all here. */
    amountMinor: integer('amount_minor').notNull(),
    percent: integer('percent'),
    media: text('media', { mode: 'json' }).$type<MediaType[]>().notNull(),
    minimumMinor: integer('minimum_minor').notNull(),
    startsAt: text('starts_at'),
    expiresAt: text('expires_at'),
    /** What all of them may take off; null: any sum. */
    budgetMinor: integer('budget_minor'),
    spentMinor: integer('spent_minor').notNull().default(0),
    /** Orders that used one. */
    uses: integer('uses').notNull().default(0),
    /** Codes that are not off and that an order can still use; kept by triggers on coupons. */
    leftCodes: integer('left_codes').notNull().default(0),
    /** Since when it is switched off. */
    offAt: text('off_at'),
    createdAt: text('created_at').notNull(),
  },
  (table) => [
    check(
      'coupon_series_budget',
      sql`${table.spentMinor} <= coalesce(${table.budgetMinor}, ${table.spentMinor})`,
    ),
    index('coupon_series_created').on(table.createdAt, table.id),
    // As each list of a state is sorted.
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
    // How a name begins is looked for in any case.
    index('coupon_series_name').on(sql`name collate nocase`),
  ],
)

/** Coupons and what they are worth, USD cents. */
export const coupons = sqliteTable(
  'coupons',
  {
    num: text('num').primaryKey(),
    amountMinor: integer('amount_minor').notNull(),
    expiresAt: text('expires_at'),
    /** `once`: one order in all. `once_per_buyer`: one order for each buyer. */
    scope: text('scope', { enum: COUPON_SCOPES }).notNull(),
    createdAt: text('created_at').notNull(),
    /** The line whose unused part it is worth: its value was paid for. Null for a coupon that is given away. */
    lineId: text('line_id'),
    /** The order of that line: whose it is, is whose coupon it is. */
    orderId: text('order_id'),
    /** The amendment that gave it; null for what a line gave when it was over. */
    amendmentId: text('amendment_id'),
    /** The series it was made in, whose rules are its own. */
    seriesId: text('series_id'),
    /** Since when this one of a series is switched off. */
    offAt: text('off_at'),
    /** Orders that used this one of a series; kept by triggers on coupon_claims. */
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
    /** What it took off, USD cents; on one of an order's rows for the coupon. */
    amountMinor: integer('amount_minor'),
    /** Of its coupon: what was used of a series is listed by it. */
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

/** What orders that were given up had used, and gave back; only ever added to. */
export const couponReturns = sqliteTable(
  'coupon_returns',
  {
    num: text('num').notNull(),
    orderId: text('order_id').notNull(),
    /** What it had taken off, USD cents. */
    amountMinor: integer('amount_minor').notNull(),
    returnedAt: text('returned_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'coupon_returns_once', columns: [table.num, table.orderId] }),
    index('coupon_returns_last').on(table.returnedAt, table.num, table.orderId),
    index('coupon_returns_order').on(table.orderId),
  ],
)
