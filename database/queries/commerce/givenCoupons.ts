import { and, asc, desc, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import { type GivenQuery, readGivenCursor } from '#domain/commerce/admin/givenCoupons.ts'
import { normalizeCouponCode } from '#domain/commerce/coupon/couponCode.ts'
import type { Database } from '#database/connection.ts'
import {
  couponClaims,
  couponReturns,
  coupons,
  couponSeries,
} from '#database/schema/commerce/coupons.ts'
import { orderLines, orders } from '#database/schema/orders/orders.ts'

const COLUMNS = {
  coupon: coupons,
  seriesOffAt: couponSeries.offAt,
  orderNumber: orders.number,
  email: orders.email,
  contact: orders.contact,
  accountId: orders.accountId,
  lineName: orderLines.name,
}

/** Coupons issued for orders, the latest first, after a cursor. */
export async function listGivenCoupons(db: Database, query: GivenQuery, limit: number) {
  return query.list === 'campaigns'
    ? await ofCampaigns(db, query, limit)
    : await givenBack(db, query, limit)
}

export type GivenRow = Awaited<ReturnType<typeof listGivenCoupons>>[number]

const ofCampaigns = async (db: Database, { q, after }: GivenQuery, limit: number) =>
  await db
    .select({
      ...COLUMNS,
      at: coupons.createdAt,
      orderId: orders.id,
      amountMinor: coupons.amountMinor,
    })
    .from(coupons)
    .innerJoin(orders, eq(orders.id, coupons.orderId))
    .leftJoin(orderLines, eq(orderLines.id, coupons.lineId))
    .leftJoin(couponSeries, eq(couponSeries.id, coupons.seriesId))
    .where(
      and(
        isNotNull(coupons.orderId),
        found(q, { num: sql`${coupons.num}`, orderId: sql`${coupons.orderId}` }),
        isAfter(after, sql`(${coupons.createdAt}, ${coupons.num}, ${coupons.orderId})`),
      ),
    )
    .orderBy(desc(coupons.createdAt), desc(coupons.num))
    .limit(limit)

const givenBack = async (db: Database, { q, after }: GivenQuery, limit: number) =>
  await db
    .select({
      ...COLUMNS,
      lineName: sql<string | null>`null`,
      at: couponReturns.returnedAt,
      orderId: orders.id,
      amountMinor: couponReturns.amountMinor,
    })
    .from(couponReturns)
    .innerJoin(coupons, eq(coupons.num, couponReturns.num))
    .innerJoin(orders, eq(orders.id, couponReturns.orderId))
    .leftJoin(couponSeries, eq(couponSeries.id, coupons.seriesId))
    .where(
      and(
        found(q, { num: sql`${couponReturns.num}`, orderId: sql`${couponReturns.orderId}` }),
        isAfter(
          after,
          sql`(${couponReturns.returnedAt}, ${couponReturns.num}, ${couponReturns.orderId})`,
        ),
      ),
    )
    .orderBy(desc(couponReturns.returnedAt), desc(couponReturns.num), desc(couponReturns.orderId))
    .limit(limit)

function isAfter(text: string | undefined, place: SQL): SQL | undefined {
  const cursor = text === undefined ? null : readGivenCursor(text)
  return cursor ? sql`${place} < (${cursor.at}, ${cursor.num}, ${cursor.orderId})` : undefined
}

/** By a code, an order number or the buyer's email. */
function found(q: string, of: { num: SQL; orderId: SQL }): SQL | undefined {
  if (q === '') return undefined
  const number = /^(?:AMD-?|#)?(\d{1,12})$/i.exec(q)?.[1]
  if (number !== undefined)
    return sql`${of.orderId} in (select id from orders where number = ${Number(number)})`
  if (q.includes('@'))
    return sql`${of.orderId} in (select id from orders where email = ${q.toLowerCase()})`
  return sql`${of.num} = ${normalizeCouponCode(q)}`
}

const CLAIM_COLUMNS = {
  num: couponClaims.num,
  claimant: couponClaims.claimant,
  amountMinor: couponClaims.amountMinor,
  orderId: couponClaims.orderId,
  orderNumber: orders.number,
}

/** The orders that currently use these coupons, by claimant. */
export const listClaims = async (db: Database, keys: readonly (readonly [string, string])[]) =>
  await db
    .select(CLAIM_COLUMNS)
    .from(couponClaims)
    .innerJoin(orders, eq(orders.id, couponClaims.orderId))
    .where(
      sql`(${couponClaims.num}, ${couponClaims.claimant}) in
        (select value ->> 0, value ->> 1 from json_each(${JSON.stringify(keys)}))`,
    )

export type ClaimRow = Awaited<ReturnType<typeof listClaims>>[number]

/** The orders that use parts of these paid coupons, in their order. */
export const listBalanceClaims = async (db: Database, nums: readonly string[]) =>
  await db
    .select(CLAIM_COLUMNS)
    .from(couponClaims)
    .innerJoin(orders, eq(orders.id, couponClaims.orderId))
    .where(
      sql`${couponClaims.num} in (select value from json_each(${JSON.stringify(nums)}))
        and ${couponClaims.amountMinor} is not null`,
    )
    .orderBy(asc(couponClaims.claimedAt), asc(orders.number))
