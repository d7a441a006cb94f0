import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm'
import { compareNames } from '#domain/foundation/search/foldText.ts'
import type { OrderListQuery, OrderSort } from '#domain/orders/order/orderList.types.ts'
import { readLabelKey } from '#domain/orders/labels/orderLabel.ts'
import type { Database } from '#database/connection.ts'
import { orderList } from '#database/schema/orders/orderList.ts'
import { inScope, type OrderScope } from '#database/queries/accounts/teamOrders.ts'
import { containsText, foundByWords } from '#database/queries/foundation/searchIndex.ts'

export type OrderListEntry = typeof orderList.$inferSelect

/**
 * Rows beyond this number are not counted: nobody pages that far, and counting them would slow
 * large accounts down.
 */
export const COUNTED_ROWS = 1_000

/** The total of an order with all changes agreed since it was placed; for queries that read the table `orders`. */
export const agreedTotal = sql<number>`coalesce(
  (select sum(list.total_minor) from order_list list where list.order_id = orders.id), orders.total_minor)`

const SORT_COLUMNS = {
  number: orderList.number,
  advertiser: orderList.advertiser,
  mediaType: orderList.mediaType,
  total: orderList.sumUsdMinor,
  start: orderList.startDate,
  end: orderList.endDate,
  status: orderList.status,
  delivery: orderList.deliveryPermille,
} as const satisfies Record<OrderSort, unknown>

/** The lines of a scope for my-orders, and their number, counted up to one more than COUNTED_ROWS. */
export async function listOrders(
  db: Database,
  scope: OrderScope,
  query: OrderListQuery,
): Promise<{ rows: OrderListEntry[]; counted: number }> {
  const condition = matching(scope, query)
  const page = sorted(db, scope, query, await advertisersOf(db, scope, query))
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize)
  const counted = db
    .select({ id: orderList.lineId })
    .from(orderList)
    .where(condition)
    .limit(COUNTED_ROWS + 1)
    .as('counted')
  const [rows, counts] = await db.batch([
    page,
    db.select({ counted: sql<number>`count(*)` }).from(counted),
  ])
  return { rows, counted: counts[0]?.counted ?? 0 }
}

/** The matching lines of a scope, for an export; at most `limit`. */
export async function listOrdersForExport(
  db: Database,
  scope: OrderScope,
  query: OrderListQuery,
  limit: number,
): Promise<OrderListEntry[]> {
  const advertisers = await advertisersOf(db, scope, query)
  return await sorted(db, scope, query, advertisers).limit(limit)
}

/** The most names that are ranked; an account with more sorts them by code point. */
const RANKED_NAMES = 2_000

/** The matching lines of an account, sorted; by advertiser, in the order of `names`. */
function sorted(db: Database, scope: OrderScope, query: OrderListQuery, names: readonly string[]) {
  const isRanked = names.length > 0 && names.length <= RANKED_NAMES
  const json = JSON.stringify(isRanked ? names.toSorted(compareNames) : [])
  const ranks = db
    .$with('ranks', { rank: sql<number>`rank`.as('rank'), name: sql<string>`name`.as('name') })
    .as(sql`select key as rank, value as name from json_each(${json})`)
  return db
    .with(ranks)
    .select(getTableColumns(orderList))
    .from(orderList)
    .leftJoin(ranks, eq(sql`ranks.name`, orderList.advertiser))
    .where(matching(scope, query))
    .orderBy(...orderOf(query, isRanked ? sql`ranks.rank` : SORT_COLUMNS[query.sort]))
    .$dynamic()
}

/**
 * The distinct advertisers of an account where lines are sorted by them, at most one more than are ranked. SQL cannot
 * sort names: it does not fold accents.
 */
async function advertisersOf(
  db: Database,
  scope: OrderScope,
  { sort }: OrderListQuery,
): Promise<string[]> {
  if (sort !== 'advertiser') return []
  const rows = await db
    .selectDistinct({ name: orderList.advertiser })
    .from(orderList)
    .where(inScope(scope, sql`${orderList.orderId}`, sql`${orderList.accountId}`))
    .limit(RANKED_NAMES + 1)
  return rows.map(({ name }) => name)
}

function orderOf({ sort, direction }: OrderListQuery, sortedBy: SQLWrapper): SQL[] {
  const [by, against] = direction === 'asc' ? [asc, desc] : [desc, asc]
  const ties = sort === 'number' ? [] : [by(orderList.number)]
  return [by(sortedBy), ...ties, against(orderList.position)]
}

function matching(scope: OrderScope, query: OrderListQuery): SQL | undefined {
  return and(
    inScope(scope, sql`${orderList.orderId}`, sql`${orderList.accountId}`),
    query.status && eq(orderList.status, query.status),
    query.mediaType && eq(orderList.mediaType, query.mediaType),
    query.q === '' ? undefined : searched(query.q),
    query.label === undefined ? undefined : labeled(scope.accountId, query.label),
  )
}

function labeled(accountId: string, key: string): SQL {
  const label = readLabelKey(key)
  return sql`${orderList.orderId} in (select order_id from order_labels
    where account_id = ${accountId} and kind = ${label?.kind ?? ''} and name = ${label?.name ?? ''})`
}

function searched(q: string): SQL | undefined {
  const number = /^(?:AMD-?|#)?(\d{1,12})$/i.exec(q)?.[1]
  return or(
    number === undefined ? undefined : eq(orderList.number, Number(number)),
    containsText(sql`${orderList.advertiser}`, q),
    containsText(sql`${orderList.name}`, q),
    sql`${orderList.lineId} in (${foundByWords('line', q)})`,
  )
}
