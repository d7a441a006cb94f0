import { and, asc, desc, eq, gt, isNotNull, sql, type SQL } from 'drizzle-orm'
import { readBoardCursor, writeBoardCursor } from '#domain/foundation/admin/boardCursor.ts'
import { normalizeCouponCode } from '#domain/commerce/coupon/couponCode.ts'
import type { CodeList, CouponSeries, SeriesState } from '#domain/commerce/coupon/couponSeries.ts'
import { type CouponTerms, couponTermsOf } from '#domain/commerce/coupon/couponTerms.ts'
import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import {
  couponClaims,
  couponSeries,
  coupons,
  IS_CODE_USED,
  IS_USED_UP,
} from '#database/schema/commerce/coupons.ts'
import { orders } from '#database/schema/orders/orders.ts'
import { beginsWith } from '#database/queries/catalogue/beginning.ts'
import { auditIf, isAudited, type NewDeskAudit } from '#database/queries/foundation/deskAudit.ts'
import { foundByWords } from '#database/queries/foundation/searchIndex.ts'

type SeriesRow = typeof couponSeries.$inferSelect

const seriesOf = ({ percent, media, minimumMinor, ...series }: SeriesRow): CouponSeries => ({
  ...series,
  rule: { percent, media, minimumMinor },
})

export interface SeriesFilter {
  /** The beginning of a name, or of one of its codes; empty for all. */
  search: string
  /** A state of `seriesState` in domain/commerce/coupon; null for all. */
  state: SeriesState | null
  now: string
}

/** The sort key and the filter of each list, in the expressions of its index. */
interface SeriesList {
  by: SQL
  isDescending: boolean
  keyOf: (series: CouponSeries) => string
  condition?: SQL
}

const IS_ON = sql`off_at is null`
const END = sql`coalesce(expires_at, '~')`
const endOf = ({ expiresAt }: CouponSeries) => expiresAt ?? '~'

function listOf({ state, now, search }: SeriesFilter): SeriesList {
  // Looks up a few ids one by one instead of scanning the list for them.
  const isUsedUp = search === '' ? IS_USED_UP : sql`+${IS_USED_UP}`
  const byEnd = { by: END, isDescending: false, keyOf: endOf }
  const isCurrent = sql`${IS_ON} and ${END} > ${now}`
  const isRunning = sql`${isCurrent} and coalesce(starts_at <= ${now}, 1)`
  switch (state) {
    case null:
      return { by: sql`created_at`, isDescending: true, keyOf: ({ createdAt }) => createdAt }
    case 'off':
      return {
        by: sql`off_at`,
        isDescending: true,
        keyOf: ({ offAt }) => offAt ?? '',
        condition: sql`off_at is not null`,
      }
    case 'over':
      return { ...byEnd, isDescending: true, condition: sql`${IS_ON} and ${END} <= ${now}` }
    case 'planned':
      return {
        by: sql`starts_at`,
        isDescending: false,
        keyOf: ({ startsAt }) => startsAt ?? '',
        condition: sql`${isCurrent} and starts_at > ${now}`,
      }
    case 'used_up':
      return { ...byEnd, condition: sql`${isRunning} and ${isUsedUp} = 1` }
    case 'running':
      return { ...byEnd, condition: sql`${isRunning} and ${isUsedUp} = 0` }
    default:
      return state satisfies never
  }
}

/** The cursor after a row of a list. */
export const seriesCursor = (filter: SeriesFilter, series: CouponSeries): string =>
  writeBoardCursor([listOf(filter).keyOf(series), series.id])

/**
 * A page of series: of all, the newest first; planned ones by start; running and used-up ones by end; ended or disabled
 * ones the last first.
 */
export async function listCouponSeries(
  db: Database,
  filter: SeriesFilter,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<CouponSeries[]> {
  const list = listOf(filter)
  const { by, isDescending, condition } = list
  const direction = isDescending ? desc : asc
  const sorted = filter.search === '' ? by : sql`+${by}`
  const rows = await db
    .select()
    .from(couponSeries)
    .where(
      and(
        condition,
        afterCursor(list, after),
        filter.search === '' ? undefined : isFoundBy(filter.search),
      ),
    )
    .orderBy(direction(sorted), direction(couponSeries.id))
    .limit(limit)
  return rows.map(seriesOf)
}

/** The index range first, then without the rows of its first value that earlier pages have. */
function afterCursor({ by, isDescending }: SeriesList, after: string | undefined): SQL | undefined {
  const [first = '', id = ''] = readBoardCursor(after, 2) ?? []
  if (first === '') return undefined
  return isDescending
    ? sql`${by} <= ${first} and (${by} < ${first} or id < ${id})`
    : sql`${by} >= ${first} and (${by} > ${first} or id > ${id})`
}

const isFoundBy = (search: string) =>
  sql`${couponSeries.id} in (
    ${foundByWords('series', search)}
    union select series_id from coupons where num = ${normalizeCouponCode(search)})`

/** A series by its id. */
export async function findCouponSeries(db: Database, id: string): Promise<CouponSeries | null> {
  const row = await db.select().from(couponSeries).where(eq(couponSeries.id, id)).get()
  return row ? seriesOf(row) : null
}

/** Creates a series with its coupons, any number of them: one parameter carries the codes. */
export function insertCouponSeries(
  db: Database,
  { rule, ...series }: Omit<CouponSeries, 'spentMinor' | 'uses' | 'leftCodes' | 'offAt'>,
  codes: readonly string[],
): Statement[] {
  const { id, amountMinor, expiresAt, scope, createdAt } = series
  return [
    db.insert(couponSeries).values({ ...series, ...rule, leftCodes: series.codes }),
    db.run(sql`
      insert into coupons (num, amount_minor, expires_at, scope, created_at, series_id)
      select value, ${amountMinor}, ${expiresAt}, ${scope}, ${createdAt}, ${id}
      from json_each(${JSON.stringify(codes)})`),
  ]
}

/** Changes the terms of a series and its coupons, if they are unchanged since they were seen, and records it. */
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

/** Disables the coupons of a series (`at`), or enables them again (null). */
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
    .innerJoin(orders, eq(orders.id, couponClaims.orderId))
    .where(and(eq(couponClaims.seriesId, seriesId), isNotNull(couponClaims.amountMinor)))
    .orderBy(desc(couponClaims.claimedAt))
    .limit(limit)
}

/** The filter of a series' codes: those with a prefix; all, disabled ones, used or unused ones. */
export interface CodesFilter {
  search: string
  list: CodeList
}

/** A page of a series' codes, with the number of orders that used each and the amount it took off. */
export const listSeriesCodes = async (...asked: Parameters<typeof seriesCodesQuery>) =>
  await seriesCodesQuery(...asked)

/** The page and the filter. */
export function seriesCodesQuery(
  db: Database,
  seriesId: string,
  { search, list, after, limit }: CodesFilter & { after: string; limit: number },
) {
  const begins = normalizeCouponCode(search)
  return db
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
        list === 'used' ? sql`${IS_CODE_USED} = 1` : undefined,
        list === 'unused' ? sql`${IS_CODE_USED} = 0` : undefined,
      ),
    )
    .groupBy(coupons.num)
    .orderBy(asc(coupons.num))
    .limit(limit)
}

/** Disables a code of a series (`at`), or enables it again (null), unless it is so already; records it. */
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

/** Whether a code belongs to a series. */
export const isCodeOf = async (db: Database, seriesId: string, num: string): Promise<boolean> =>
  (await db.$count(coupons, and(eq(coupons.num, num), eq(coupons.seriesId, seriesId)))) > 0
