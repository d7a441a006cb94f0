import { and, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Coupon } from '#domain/commerce/coupon/checkCoupon.ts'
import { claimantsOf, type CouponBuyer } from '#domain/commerce/coupon/couponBuyer.ts'
import { askedRule } from '#domain/commerce/coupon/couponRule.ts'
import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import {
  couponClaims,
  couponReturns,
  coupons,
  couponSeries,
} from '#database/schema/commerce/coupons.ts'
import { orderLines, orders } from '#database/schema/orders/orders.ts'

/** The claimant of a coupon that is valid for one order in all. */
const ANYBODY = '*'

/** The claimant keys of a buyer. */
export const claimWords = (scope: Coupon['scope'], buyer: CouponBuyer): string[] =>
  scope === 'once' ? [ANYBODY] : claimantsOf(buyer)

/** Prefix of a claim on a whole series; no code has a colon. */
const seriesNum = (seriesId: string) => `series:${seriesId}`

type ClaimedCoupon = Pick<
  Coupon,
  'num' | 'scope' | 'seriesId' | 'isOnePerBuyer' | 'lineId' | 'isSpent'
>

/** The part of a paid coupon that orders have used, USD cents; for queries that read the table `coupons`. */
const SPENT = sql<number>`(select coalesce(sum(claim.amount_minor), 0) from coupon_claims claim
  where claim.num = coupons.num and coupons.line_id is not null)`

/** The part of a paid coupon that is left. */
const LEFT = sql<number>`(coupons.amount_minor - ${SPENT})`

/**
 * The rows that claim a coupon: once for everybody or for the buyer; where a buyer can use one coupon of a series, for
 * the series too. A paid coupon has a balance, of which each order claims a part.
 */
function claimRows(
  { num, scope, seriesId, isOnePerBuyer, lineId }: ClaimedCoupon,
  buyer: CouponBuyer,
  orderId: string,
) {
  if (lineId) return [{ num, claimant: `order:${orderId}` }]
  const rows = claimWords(scope, buyer).map((claimant) => ({ num, claimant }))
  if (!isOnePerBuyer || !seriesId) return rows
  const ofSeries = claimantsOf(buyer).map((claimant) => ({ num: seriesNum(seriesId), claimant }))
  return [...rows, ...ofSeries]
}

/** The existing coupons with these numbers, in the form of `normalizeCouponCode`. */
export async function findCoupons(db: Database, nums: readonly string[]): Promise<Coupon[]> {
  if (nums.length === 0) return []
  const rows = await db
    .select({ coupon: coupons, series: couponSeries, usedMinor: SPENT })
    .from(coupons)
    .leftJoin(couponSeries, eq(couponSeries.id, coupons.seriesId))
    .where(inArray(coupons.num, [...nums]))
  return rows.map(couponOf)
}

interface CouponRow {
  coupon: typeof coupons.$inferSelect
  series: typeof couponSeries.$inferSelect | null
  /** For a paid coupon. */
  usedMinor: number
}

/** A coupon with the fields of its series. */
function couponOf({ coupon, series, usedMinor }: CouponRow): Coupon {
  const { num, expiresAt, scope, lineId } = coupon
  const isSpent = lineId !== null && usedMinor >= coupon.amountMinor
  const amountMinor = isSpent ? coupon.amountMinor : coupon.amountMinor - usedMinor
  const own = { num, amountMinor, expiresAt, scope, lineId, isSpent }
  if (!series) return own
  const { percent, media, minimumMinor, budgetMinor, spentMinor } = series
  return {
    ...own,
    rule: askedRule({ percent, media, minimumMinor }),
    startsAt: series.startsAt,
    seriesId: series.id,
    isOnePerBuyer: series.isOnePerBuyer,
    isOff: series.offAt !== null || coupon.offAt !== null,
    budgetLeftMinor: budgetMinor === null ? null : budgetMinor - spentMinor,
  }
}

/** Those of these coupons that a buyer can no longer claim, as far as the buyer is known. */
export async function findClaimedCoupons(
  db: Database,
  wanted: readonly ClaimedCoupon[],
  buyer: CouponBuyer,
): Promise<Set<string>> {
  const spent = wanted.filter(({ isSpent }) => isSpent).map(({ num }) => num)
  const claimable = wanted.filter(({ lineId }) => !lineId)
  if (claimable.length === 0) return new Set(spent)
  const nums = claimable.flatMap((coupon) => claimRows(coupon, buyer, '').map(({ num }) => num))
  const claimants = [ANYBODY, ...claimantsOf(buyer)]
  const rows = await db
    .select({ num: couponClaims.num })
    .from(couponClaims)
    .where(
      and(inArray(couponClaims.num, [...new Set(nums)]), inArray(couponClaims.claimant, claimants)),
    )
  const claimed = new Set(rows.map(({ num }) => num))
  const isClaimed = (coupon: ClaimedCoupon) =>
    claimRows(coupon, buyer, '').some(({ num }) => claimed.has(num))
  return new Set([...spent, ...claimable.filter(isClaimed).map(({ num }) => num)])
}

/**
 * An order's claim of a coupon; fails the batch when the coupon is claimed already, its series has no budget left, or a
 * paid coupon has less left than it claims (the trigger `coupon_claims_balance`).
 */
export function claimCoupon(
  db: Database,
  coupon: ClaimedCoupon,
  buyer: CouponBuyer,
  claim: { orderId: string; claimedAt: string; amountMinor: number },
): Statement[] {
  const { amountMinor, ...of } = claim
  return claimRows(coupon, buyer, of.orderId).map((row, index) =>
    db.insert(couponClaims).values({
      ...of,
      ...row,
      amountMinor: index === 0 ? amountMinor : null,
      seriesId: sql`(select series_id from coupons where num = ${row.num})`,
    }),
  )
}

/** Records the amount that an order takes off with a claimed coupon, USD cents, where `condition` holds. */
export function setClaimedAmount(
  db: Database,
  { orderId, num, amountMinor }: { orderId: string; num: string; amountMinor: number },
  condition: SQL,
): Statement {
  return db
    .update(couponClaims)
    .set({ amountMinor })
    .where(
      and(
        eq(couponClaims.orderId, orderId),
        eq(couponClaims.num, num),
        isNotNull(couponClaims.amountMinor),
        condition,
      ),
    )
}

/** The error message of a batch that exceeds the budget of a series. */
export const BEYOND_COUPON_BUDGET = 'coupon_series_budget'

/** Releases the coupons of an order, where `condition` holds, and keeps the amounts that they had taken off. */
export function releaseCoupons(
  db: Database,
  { orderId, at }: { orderId: string; at: string },
  condition: SQL,
): Statement[] {
  const isOfOrder = and(eq(couponClaims.orderId, orderId), condition)
  return [
    db.insert(couponReturns).select(
      db
        .select({
          num: couponClaims.num,
          orderId: couponClaims.orderId,
          amountMinor: sql<number>`${couponClaims.amountMinor}`.as('amount_minor'),
          returnedAt: sql<string>`${at}`.as('returned_at'),
        })
        .from(couponClaims)
        .where(and(isOfOrder, isNotNull(couponClaims.amountMinor))),
    ),
    db.delete(couponClaims).where(isOfOrder),
  ]
}

/** A coupon issued for a stopped campaign. */
export interface IssuedCoupon {
  num: string
  lineId: string
  amountMinor: number
  /** Its unused part. */
  leftMinor: number
  /** Whether it is used up. */
  isUsed: boolean
}

/** Numbers of the paid coupons that an order used. */
export async function listPaidCouponNums(db: Database, orderId: string): Promise<string[]> {
  const rows = await db
    .select({ num: coupons.num })
    .from(couponClaims)
    .innerJoin(coupons, eq(coupons.num, couponClaims.num))
    .where(and(eq(couponClaims.orderId, orderId), isNotNull(coupons.lineId)))
  return rows.map(({ num }) => num)
}

/** The coupons issued for the lines of an order. */
export async function listIssuedCoupons(db: Database, orderId: string): Promise<IssuedCoupon[]> {
  const rows = await db
    .select({
      num: coupons.num,
      lineId: coupons.lineId,
      amountMinor: coupons.amountMinor,
      leftMinor: LEFT,
    })
    .from(coupons)
    .where(and(eq(coupons.orderId, orderId), isNull(coupons.amendmentId)))
  return rows.flatMap(({ lineId, ...coupon }) =>
    lineId === null ? [] : [{ ...coupon, lineId, isUsed: coupon.leftMinor <= 0 }],
  )
}

/** The coupons issued for the lines of an account's orders, with the unused part of each, the newest first. */
export async function listUnusedCoupons(db: Database, accountId: string, limit: number) {
  return await db
    .select({
      num: coupons.num,
      amountMinor: LEFT,
      issuedMinor: coupons.amountMinor,
      lineName: orderLines.name,
      orderId: orders.id,
      orderNumber: orders.number,
    })
    .from(coupons)
    .innerJoin(orders, eq(orders.id, coupons.orderId))
    .innerJoin(orderLines, eq(orderLines.id, coupons.lineId))
    .where(and(eq(orders.accountId, accountId), sql`${LEFT} > 0`))
    .orderBy(desc(coupons.createdAt))
    .limit(limit)
}

/** The coupon that a line issues, where `condition` holds. */
export function issueCouponIf(
  db: Database,
  coupon: {
    num: string
    amountMinor: number
    lineId: string
    orderId: string
    amendmentId?: string
    at: string
  },
  condition: SQL,
): Statement {
  const { num, amountMinor, lineId, orderId, amendmentId = null, at } = coupon
  return db.run(sql`
    insert into coupons (num, amount_minor, expires_at, scope, created_at, line_id, order_id, amendment_id)
    select ${num}, ${amountMinor}, null, 'once', ${at}, ${lineId}, ${orderId}, ${amendmentId}
    where ${condition}`)
}
