import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { MAX_COUNTED } from '#domain/foundation/admin/boardCursor.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import {
  AVERAGE_DAYS,
  MAX_AVERAGED_VERDICTS,
  MAX_SEARCHED_DECISIONS,
  MIN_VERDICTS_FOR_AVERAGE,
} from '#domain/creatives/review/reviewLimits.ts'
import type { ReviewList } from '#domain/creatives/review/reviewView.ts'
import type { Database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts/accounts.ts'
import { creatives, creativeVersions } from '#database/schema/creatives/creatives.ts'
import { orderLines, orders } from '#database/schema/orders/orders.ts'
import type { CreativeRow, VersionRow } from './creatives.ts'
import { foundByWords } from '#database/queries/foundation/searchIndex.ts'

const DAY_MS = 24 * 60 * 60_000

/** The desk's view of a version that waits for its verdict. */
export interface ReviewItemRow {
  version: VersionRow
  creative: CreativeRow
  lineName: string
  mediaType: MediaType
  startDate: string | null
  startsAt: string | null
  orderNumber: number
  accountId: string | null
  advertiser: { name: string; website: string }
}

export interface ReviewFilter {
  mediaType?: MediaType | undefined
  /** Part of the advertiser's or campaign's name. */
  search?: string | undefined
  /** Only those with advice. */
  withAdvice?: boolean | undefined
  versionIds?: readonly string[] | undefined
  orderIds?: readonly string[] | undefined
}

/** The versions to list: one list of the queue, or all with 'any'. */
export type ReviewSelection = ReviewFilter & { list: ReviewList | 'any' }

const IN_LIST = {
  waiting: eq(creativeVersions.state, 'in_review'),
  asked: eq(creativeVersions.state, 'change_asked'),
  // Uses the index of decisions, which is sorted: with the index of states, SQLite would sort nearly all rows.
  decided: sql`(${creativeVersions.decidedAt} is not null and +${creativeVersions.state} in ('approved', 'denied'))`,
  any: sql`true`,
} as const satisfies Record<ReviewList | 'any', SQL>

/** Decided versions come latest first; all others by the start of their line, then the longest waiting. */
const orderOf = (list: ReviewSelection['list']): SQL[] =>
  list === 'decided'
    ? [desc(creativeVersions.decidedAt), asc(creativeVersions.id)]
    : [
        sql`coalesce(${orderLines.startsAt}, '9999')`,
        asc(creativeVersions.submittedAt),
        asc(creativeVersions.id),
      ]

const isAmong = (column: SQLiteColumn, ids: readonly string[]): SQL =>
  sql`${column} in (select value from json_each(${JSON.stringify(ids)}))`

const IS_LATELY_DECIDED = sql`${creativeVersions.decidedAt} >= coalesce(
  (select decided_at from creative_versions where decided_at is not null
    order by decided_at desc limit 1 offset ${MAX_SEARCHED_DECISIONS - 1}), '')`

const isNarrowed = ({ mediaType, search, withAdvice }: ReviewFilter): boolean =>
  Boolean(mediaType || search || withAdvice)

function matches(filter: ReviewSelection): SQL[] {
  const { list, mediaType, search, withAdvice, versionIds, orderIds } = filter
  return [
    IN_LIST[list],
    isNull(creatives.removedAt),
    ...(list === 'decided' && isNarrowed(filter) ? [IS_LATELY_DECIDED] : []),
    ...(mediaType ? [eq(orderLines.mediaType, mediaType)] : []),
    ...(search
      ? [
          sql`(${orderLines.id} in (${foundByWords('line', search)})
            or ${creatives.id} in (${foundByWords('creative', search)}))`,
        ]
      : []),
    ...(withAdvice
      ? [
          sql`(json_array_length(${creativeVersions.findings}) > 0
            or json_array_length(${creativeVersions.preview}, '$.findings') > 0)`,
        ]
      : []),
    ...(versionIds ? [isAmong(creativeVersions.id, versionIds)] : []),
    ...(orderIds ? [isAmong(creativeVersions.orderId, orderIds)] : []),
  ]
}

/** Versions of a review list. */
export async function listReviewItems(
  db: Database,
  filter: ReviewSelection,
  page: { offset: number; limit: number },
): Promise<ReviewItemRow[]> {
  return await db
    .select({
      version: creativeVersions,
      creative: creatives,
      lineName: orderLines.name,
      mediaType: orderLines.mediaType,
      startDate: orderLines.startDate,
      startsAt: orderLines.startsAt,
      orderNumber: orders.number,
      accountId: orders.accountId,
      advertiser: sql<{ name: string; website: string }>`${orders.advertiser}`.mapWith(
        (value: string) => JSON.parse(value) as { name: string; website: string },
      ),
    })
    .from(creativeVersions)
    .innerJoin(creatives, eq(creatives.id, creativeVersions.creativeId))
    .innerJoin(orderLines, eq(orderLines.id, creativeVersions.lineId))
    .innerJoin(orders, eq(orders.id, creativeVersions.orderId))
    .where(and(...matches(filter)))
    .orderBy(...orderOf(filter.list))
    .limit(page.limit)
    .offset(page.offset)
}

/** The number of versions in a review list, counted up to one more than MAX_COUNTED. */
export async function countReviewItems(db: Database, filter: ReviewSelection): Promise<number> {
  const found = db
    .select({ id: creativeVersions.id })
    .from(creativeVersions)
    .innerJoin(creatives, eq(creatives.id, creativeVersions.creativeId))
    .$dynamic()
  // Only a filter needs more than the creatives.
  if (isNarrowed(filter))
    found
      .innerJoin(orderLines, eq(orderLines.id, creativeVersions.lineId))
      .innerJoin(orders, eq(orders.id, creativeVersions.orderId))
  const counted = found
    .where(and(...matches(filter)))
    .limit(MAX_COUNTED + 1)
    .as('counted')
  const row = await db
    .select({ count: sql<number>`count(*)` })
    .from(counted)
    .get()
  return row?.count ?? 0
}

/** Other versions with the same file, or of the same advertiser in review, which a reviewer decides alike. */
export async function listSimilar(
  db: Database,
  version: Pick<VersionRow, 'id' | 'sha256' | 'creativeId'>,
  limit: number,
): Promise<
  {
    version: VersionRow
    creative: CreativeRow
    advertiser: string
    lineName: string
    isSameFile: boolean
  }[]
> {
  const name = sql<string>`json_extract(${orders.advertiser}, '$.name')`
  // One index for each condition: "or" would scan all versions.
  const alike = sql`(select id from creative_versions where sha256 = ${version.sha256}
    union select s.id from creative_versions s join orders o on o.id = s.order_id
      where s.state = 'in_review' and json_extract(o.advertiser, '$.name') =
        (select json_extract(w.advertiser, '$.name') from creative_versions v
          join orders w on w.id = v.order_id where v.id = ${version.id}))`
  const isSameFile = sql<number>`${creativeVersions.sha256} = ${version.sha256}`
  const rows = await db
    .select({
      version: creativeVersions,
      creative: creatives,
      advertiser: name,
      lineName: orderLines.name,
      isSameFile,
    })
    .from(creativeVersions)
    .innerJoin(creatives, eq(creatives.id, creativeVersions.creativeId))
    .innerJoin(orderLines, eq(orderLines.id, creativeVersions.lineId))
    .innerJoin(orders, eq(orders.id, creativeVersions.orderId))
    .where(
      and(
        sql`${creativeVersions.creativeId} <> ${version.creativeId}`,
        isNull(creatives.removedAt),
        sql`${creativeVersions.id} in ${alike}`,
      ),
    )
    .orderBy(desc(isSameFile), desc(creativeVersions.createdAt))
    .limit(limit)
  return rows.map(({ version: other, creative, advertiser, lineName, isSameFile: same }) => ({
    version: other,
    creative,
    advertiser,
    lineName,
    isSameFile: same === 1,
  }))
}

/** Claims a version for a reviewer, unless another one has claimed it. */
export async function claimVersion(
  db: Database,
  take: { versionId: string; accountId: string; now: string; until: string },
): Promise<boolean> {
  const taken = await db
    .update(creativeVersions)
    .set({ takenBy: take.accountId, takenUntil: take.until })
    .where(
      and(
        eq(creativeVersions.id, take.versionId),
        eq(creativeVersions.state, 'in_review'),
        sql`(${creativeVersions.takenBy} is null or ${creativeVersions.takenBy} = ${take.accountId}
          or ${creativeVersions.takenUntil} <= ${take.now})`,
      ),
    )
    .returning({ id: creativeVersions.id })
  return taken.length > 0
}

/** Releases a reviewer's other versions. */
export async function releaseOthers(
  db: Database,
  left: { versionId: string; accountId: string },
): Promise<void> {
  await db
    .update(creativeVersions)
    .set({ takenBy: null, takenUntil: null })
    .where(
      and(
        eq(creativeVersions.state, 'in_review'),
        eq(creativeVersions.takenBy, left.accountId),
        sql`${creativeVersions.id} <> ${left.versionId}`,
      ),
    )
}

/** Average time from submission to verdict, for the latest verdicts of 30 days, in ms; null while they are too few. */
export async function averageReviewMs(db: Database, now: Date): Promise<number | null> {
  const since = new Date(now.getTime() - AVERAGE_DAYS * DAY_MS).toISOString()
  const verdicts = db
    .select({
      waitedMs:
        sql<number>`(julianday(${creativeVersions.decidedAt}) - julianday(${creativeVersions.submittedAt})) * ${DAY_MS}`.as(
          'waited_ms',
        ),
    })
    .from(creativeVersions)
    .where(
      and(
        gte(creativeVersions.decidedAt, since),
        isNotNull(creativeVersions.decidedBy),
        // Excludes denials for cause: long after the verdict, they give no evidence about review
        // times.
        sql`coalesce(${creativeVersions.decidedFrom}, 'in_review') = 'in_review'`,
        lt(creativeVersions.submittedAt, creativeVersions.decidedAt),
      ),
    )
    .orderBy(desc(creativeVersions.decidedAt))
    .limit(MAX_AVERAGED_VERDICTS)
    .as('verdicts')
  const row = await db
    .select({ count: sql<number>`count(*)`, averageMs: sql<number>`avg(${verdicts.waitedMs})` })
    .from(verdicts)
    .get()
  return row && row.count >= MIN_VERDICTS_FOR_AVERAGE ? Math.round(row.averageMs) : null
}

/** The names of accounts, by their ids. */
export async function listNames(
  db: Database,
  accountIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: accounts.id, firstName: accounts.firstName, lastName: accounts.lastName })
    .from(accounts)
    .where(sql`${accounts.id} in (select value from json_each(${JSON.stringify(accountIds)}))`)
  return new Map(rows.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]))
}

/** Versions by their ids. */
export async function listVersions(
  db: Database,
  versionIds: readonly string[],
): Promise<VersionRow[]> {
  return await db
    .select()
    .from(creativeVersions)
    .where(inArray(creativeVersions.id, [...versionIds]))
}
