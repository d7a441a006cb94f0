import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Coupon } from '#domain/coupon/checkCoupon.ts'
import { claimantsOf, type CouponBuyer } from '#domain/coupon/couponBuyer.ts'
import type { Statement } from '../batch.ts'
import type { Database } from '../connection.ts'
import { couponClaims, coupons } from '../schema/coupons.ts'
import { orderLines, orders } from '../schema/orders.ts'

/** Who claims a coupon that is for one order in all. */
const ANYBODY = '*'

/** The words under which a coupon is claimed: the same for everybody, or those of the buyer. */
export function couponClaimants(coupon: Pick<Coupon, 'scope'>, buyer: CouponBuyer): string[] {
  return coupon.scope === 'once' ? [ANYBODY] : claimantsOf(buyer)
}

/** The coupons with these numbers (as `normalizeCouponCode` writes them) that exist. */
export async function findCoupons(db: Database, nums: readonly string[]): Promise<Coupon[]> {
  if (nums.length === 0) return []
  const { num, amountMinor, expiresAt, scope, lineId } = coupons
  return await db
    .select({ num, amountMinor, expiresAt, scope, lineId })
    .from(coupons)
    .where(inArray(num, [...nums]))
}

/** The numbers among these that a buyer can no longer claim, as far as the buyer is known. */
export async function findClaimedCoupons(
  db: Database,
  nums: readonly string[],
  buyer: CouponBuyer,
): Promise<Set<string>> {
  if (nums.length === 0) return new Set()
  const claimants = [ANYBODY, ...claimantsOf(buyer)]
  const rows = await db
    .select({ num: couponClaims.num })
    .from(couponClaims)
    .where(and(inArray(couponClaims.num, [...nums]), inArray(couponClaims.claimant, claimants)))
  return new Set(rows.map(({ num }) => num))
}

/** The claim of a coupon by an order; fails the batch when it is claimed already. */
export function claimCoupon(db: Database, claim: typeof couponClaims.$inferInsert): Statement {
  return db.insert(couponClaims).values(claim)
}

/** Gives back the coupons of an order, where `condition` holds. */
export function releaseCoupons(db: Database, orderId: string, condition: SQL): Statement {
  return db.delete(couponClaims).where(and(eq(couponClaims.orderId, orderId), condition))
}

/** A coupon that a stopped campaign gave. */
export interface IssuedCoupon {
  num: string
  lineId: string
  amountMinor: number
  isUsed: boolean
}

/** The coupons that the lines of an order gave. */
export async function listIssuedCoupons(db: Database, orderId: string): Promise<IssuedCoupon[]> {
  const rows = await db
    .select({
      num: coupons.num,
      lineId: coupons.lineId,
      amountMinor: coupons.amountMinor,
      usedBy: couponClaims.orderId,
    })
    .from(coupons)
    .leftJoin(couponClaims, eq(couponClaims.num, coupons.num))
    .where(eq(coupons.orderId, orderId))
  return rows.flatMap(({ lineId, usedBy, ...coupon }) =>
    lineId === null ? [] : [{ ...coupon, lineId, isUsed: usedBy !== null }],
  )
}

/** The coupons that the lines of an account's orders gave and nobody has used, the newest first. */
export async function listUnusedCoupons(db: Database, accountId: string, limit: number) {
  return await db
    .select({
      num: coupons.num,
      amountMinor: coupons.amountMinor,
      lineName: orderLines.name,
      orderId: orders.id,
      orderNumber: orders.number,
    })
    .from(coupons)
    .innerJoin(orders, eq(orders.id, coupons.orderId))
    .innerJoin(orderLines, eq(orderLines.id, coupons.lineId))
    .leftJoin(couponClaims, eq(couponClaims.num, coupons.num))
    .where(and(eq(orders.accountId, accountId), isNull(couponClaims.num)))
    .orderBy(desc(coupons.createdAt))
    .limit(limit)
}

/** The coupon that a line gives, where `condition` holds. */
export function issueCouponIf(
  db: Database,
  coupon: { num: string; amountMinor: number; lineId: string; orderId: string; at: string },
  condition: SQL,
): Statement {
  const { num, amountMinor, lineId, orderId, at } = coupon
  return db.run(sql`
    insert into coupons (num, amount_minor, expires_at, scope, created_at, line_id, order_id)
    select ${num}, ${amountMinor}, null, 'once', ${at}, ${lineId}, ${orderId}
    where ${condition}`)
}
