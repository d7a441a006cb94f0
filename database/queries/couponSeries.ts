import { and, asc, desc, eq, gt, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { normalizeCouponCode } from '#domain/coupon/couponCode.ts'
import type { CodeList, CouponSeries, SeriesState } from '#domain/coupon/couponSeries.ts'
import { type CouponTerms, couponTermsOf } from '#domain/coupon/couponTerms.ts'
import type { Statement } from '../batch.ts'
import type { Database } from '../connection.ts'
import { couponClaims, couponSeries, coupons } from '../schema/coupons.ts'
import { orders } from '../schema/orders.ts'
import { beginsWith } from './beginning.ts'
import { auditIf, isAudited, type NewDeskAudit } from './deskAudit.ts'
import { likePart } from './likePart.ts'

type SeriesRow = typeof couponSeries.$inferSelect

const seriesOf = ({ percent, media, minimumMinor, ...series }: SeriesRow): CouponSeries => ({
  ...series,
  rule: { percent, media, minimumMinor },
})

/** Where a list goes on: after this one. */
export interface SeriesCursor {
  createdAt: string
  id: string
}

/** Some of the series, the newest first; `search`: part of a name, or one of its codes. */
export async function listCouponSeries(
  db: Database,
  filter: { search: string; state: SeriesState | null; now: string },
  page: { after: SeriesCursor | null; limit: number },
): Promise<CouponSeries[]> {
  const { after, limit } = page
  const rows = await db
    .select()
    .from(couponSeries)
    .where(
      and(
        after ? isAfter(after) : undefined,
        filter.search === '' ? undefined : isFoundBy(filter.search),
        filter.state === null ? undefined : isInState(filter.state, filter.now),
      ),
    )
    .orderBy(desc(couponSeries.createdAt), desc(couponSeries.id))
    .limit(limit)
  return rows.map(seriesOf)
}

const isAfter = ({ createdAt, id }: SeriesCursor) =>
  sql`(${couponSeries.createdAt}, ${couponSeries.id}) < (${createdAt}, ${id})`

const isFoundBy = (search: string) =>
  sql`(${couponSeries.name} like ${likePart(search)} escape '\\' or ${couponSeries.id} =
    (select series_id from coupons where num = ${normalizeCouponCode(search)}))`

/** As `seriesState` of domain/coupon says. */
function isInState(state: SeriesState, now: string): SQL | undefined {
  const { offAt, expiresAt, startsAt, budgetMinor, spentMinor, scope, uses, codes } = couponSeries
  if (state === 'off') return isNotNull(offAt)
  const isOver = sql`coalesce(${expiresAt} <= ${now}, false)`
  if (state === 'over') return and(isNull(offAt), isOver)
  const isCurrent = and(isNull(offAt), sql`not ${isOver}`)
  if (state === 'planned') return and(isCurrent, gt(startsAt, now))
  const hasBegun = and(isCurrent, sql`coalesce(${startsAt} <= ${now}, true)`)
  const isUsedUp = sql`(coalesce(${spentMinor} >= ${budgetMinor}, false)
    or (${scope} = 'once' and ${uses} >= ${codes}))`
  return and(hasBegun, state === 'used_up' ? isUsedUp : sql`not ${isUsedUp}`)
}

/** A series by its id. */
export async function findCouponSeries(db: Database, id: string): Promise<CouponSeries | null> {
  const row = await db.select().from(couponSeries).where(eq(couponSeries.id, id)).get()
  return row ? seriesOf(row) : null
}

/** A new series with its coupons, any number of them: one parameter carries the codes. */
export function insertCouponSeries(
  db: Database,
  { rule, ...series }: Omit<CouponSeries, 'spentMinor' | 'uses' | 'offAt'>,
  codes: readonly string[],
): Statement[] {
  const { id, amountMinor, expiresAt, scope, createdAt } = series
  return [
    db.insert(couponSeries).values({ ...series, ...rule }),
    db.run(sql`
      insert into coupons (num, amount_minor, expires_at, scope, created_at, series_id)
      select value, ${amountMinor}, ${expiresAt}, ${scope}, ${createdAt}, ${id}
      from json_each(${JSON.stringify(codes)})`),
  ]
}

/** Gives a series and its coupons other terms, where they are still as they were seen, and writes it down. */
export function setCouponTerms(
  db: Database,
  entry: NewDeskAudit,
  { before, after }: { before: CouponTerms; after: CouponTerms },
): Statement[] {
  const { subjectId: id } = entry
  const isAsSeen = sql`exists (select 1 from coupon_series where id = ${id} and starts_at is ${before.startsAt}
    and expires_at is ${before.expiresAt} and amount_minor = ${before.amountMinor}
    and budget_minor is ${before.budgetMinor})`
  const { amountMinor, expiresAt } = after
  return [
    auditIf(db, entry, isAsSeen),
    db
      .update(couponSeries)
      .set(couponTermsOf(after))
      .where(and(eq(couponSeries.id, id), isAudited(entry.id))),
    db
      .update(coupons)
      .set({ amountMinor, expiresAt })
      .where(and(eq(coupons.seriesId, id), isAudited(entry.id))),
  ]
}

/** Takes the coupons of a series out of use (`at`), or lets them be used again (null). */
export function switchSeries(db: Database, id: string, at: string | null): Statement {
  return db.update(couponSeries).set({ offAt: at }).where(eq(couponSeries.id, id))
}

/** The orders that used coupons of a series, the latest first. */
export async function listSeriesUses(db: Database, seriesId: string, limit: number) {
  return await db
    .select({
      num: couponClaims.num,
      orderId: couponClaims.orderId,
      orderNumber: orders.number,
      claimedAt: couponClaims.claimedAt,
      amountMinor: sql<number>`${couponClaims.amountMinor}`,
    })
    .from(couponClaims)
    .innerJoin(coupons, eq(coupons.num, couponClaims.num))
    .innerJoin(orders, eq(orders.id, couponClaims.orderId))
    .where(and(eq(coupons.seriesId, seriesId), isNotNull(couponClaims.amountMinor)))
    .orderBy(desc(couponClaims.claimedAt))
    .limit(limit)
}

/** What of a series' codes is listed: those that begin so; all, those that are off, those that orders used or not. */
export interface CodesFilter {
  search: string
  list: CodeList
}

/** Some codes of a series in their order, with how many orders used each and what it took off. */
export async function listSeriesCodes(
  db: Database,
  seriesId: string,
  { search, list, after, limit }: CodesFilter & { after: string; limit: number },
) {
  const begins = normalizeCouponCode(search)
  const used = sql`exists (select 1 from coupon_claims where coupon_claims.num = ${coupons.num})`
  return await db
    .select({
      num: coupons.num,
      offAt: coupons.offAt,
      uses: sql<number>`count(${couponClaims.amountMinor})`,
      spentMinor: sql<number>`coalesce(sum(${couponClaims.amountMinor}), 0)`,
    })
    .from(coupons)
    .leftJoin(couponClaims, eq(couponClaims.num, coupons.num))
    .where(
      and(
        eq(coupons.seriesId, seriesId),
        gt(coupons.num, after),
        begins === '' ? undefined : beginsWith('coupons.num', begins),
        list === 'off' ? isNotNull(coupons.offAt) : undefined,
        list === 'used' ? used : undefined,
        list === 'unused' ? sql`not ${used}` : undefined,
      ),
    )
    .groupBy(coupons.num)
    .orderBy(asc(coupons.num))
    .limit(limit)
}

/** Takes a code of a series out of use (`at`), or lets it be used again (null), where it is not so yet; writes it down. */
export function switchCode(
  db: Database,
  entry: NewDeskAudit,
  { num, at }: { num: string; at: string | null },
): Statement[] {
  const isOther = sql`exists (select 1 from coupons where num = ${num} and series_id = ${entry.subjectId}
    and (off_at is null) = ${at === null ? 0 : 1})`
  return [
    auditIf(db, entry, isOther),
    db
      .update(coupons)
      .set({ offAt: at })
      .where(and(eq(coupons.num, num), isAudited(entry.id))),
  ]
}

/** Whether a code is one of a series. */
export const isCodeOf = async (db: Database, seriesId: string, num: string): Promise<boolean> =>
  (await db.$count(coupons, and(eq(coupons.num, num), eq(coupons.seriesId, seriesId)))) > 0
