import { and, asc, desc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import { MAX_COUNTED } from '#domain/foundation/admin/boardCursor.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { MAX_SEARCHED_DELIVERED } from '#domain/creatives/production/productionLimits.ts'
import {
  PRODUCTION_LISTS,
  type ProductionList,
} from '#domain/creatives/production/productionView.ts'
import type { Database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts/accounts.ts'
import { orderLines, orders } from '#database/schema/orders/orders.ts'
import { productions } from '#database/schema/creatives/productions.ts'
import { foundByWords } from '#database/queries/foundation/searchIndex.ts'

export interface ProductionFilter {
  list: ProductionList
  mediaType?: MediaType | undefined
  /** Part of the advertiser's or package's name, or of the order number. */
  search?: string | undefined
  /** An account; null: unassigned. */
  makerId?: string | null | undefined
}

/** Whether a filter narrows its list. */
export const isNarrowed = ({ mediaType, search, makerId }: ProductionFilter): boolean =>
  Boolean(mediaType || search) || makerId !== undefined

/** Uses the index of deliveries, which is sorted: with the index of states, SQLite would sort nearly all rows. */
const isInList = (list: ProductionList): (SQL | undefined)[] =>
  list === 'delivered'
    ? [isNotNull(productions.deliveredAt), sql`+${orderLines.state} = 'delivered'`]
    : [inArray(orderLines.state, [...PRODUCTION_LISTS[list]])]

const IS_LATELY_DELIVERED = sql`${productions.deliveredAt} >= coalesce(
  (select delivered_at from productions where delivered_at is not null
    order by delivered_at desc limit 1 offset ${MAX_SEARCHED_DELIVERED - 1}), '')`

function matches(filter: ProductionFilter): SQL | undefined {
  const { list, mediaType, search, makerId } = filter
  const number = Number(/\d{4,}/.exec(search ?? '')?.[0] ?? Number.NaN)
  return and(
    ...isInList(list),
    list === 'delivered' && isNarrowed(filter) ? IS_LATELY_DELIVERED : undefined,
    eq(orderLines.type, 'adcreation'),
    // Nearly all orders are in one of these states: an index on it helps no list.
    sql`+${orders.state} in ('booked', 'awaiting_invoice_payment', 'completed')`,
    mediaType && eq(orderLines.mediaType, mediaType),
    search
      ? sql`(${orderLines.id} in (${foundByWords('line', search)})
          or ${orders.number} = ${Number.isNaN(number) ? -1 : number})`
      : undefined,
    makerId === undefined ? undefined : sql`${productions.makerId} is ${makerId}`,
  )
}

/** When an ad entered its current state. */
const SINCE = sql<string>`coalesce(case ${orderLines.state} when 'in_production' then ${productions.startedAt}
  when 'draft_ready' then ${productions.draftSentAt} when 'changes_asked' then ${productions.changesAskedAt}
  when 'delivered' then ${productions.deliveredAt} end, ${productions.briefedAt}, ${orders.createdAt})`

/** Uses the index of deliveries, or of the time when an ad entered its state. */
const orderOf = (list: ProductionList): SQL[] =>
  list === 'delivered'
    ? [desc(productions.deliveredAt), desc(productions.lineId)]
    : [asc(SINCE), asc(orderLines.id)]

/** Ad creations of a board's list, the longest in their state first; delivered ones last. */
export async function listProductionItems(
  db: Database,
  filter: ProductionFilter,
  page: { offset: number; limit: number },
): Promise<ProductionItemRow[]> {
  const order = filter.list === 'delivered' ? desc : asc
  return await itemsQuery(db, sql`(${productionPageQuery(db, filter, page)})`).orderBy(
    order(SINCE),
    order(orderLines.id),
  )
}

/** The ad creations of one page of a list: only these are loaded in full. */
export const productionPageQuery = (
  db: Database,
  filter: ProductionFilter,
  page: { offset: number; limit: number },
) =>
  db
    .select({ id: orderLines.id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(productions, eq(productions.lineId, orderLines.id))
    .where(matches(filter))
    .orderBy(...orderOf(filter.list))
    .limit(page.limit)
    .offset(page.offset)

/** Ad creations by their lines, in the order of the lines. */
export async function listProductionsOf(
  db: Database,
  lineIds: readonly string[],
): Promise<ProductionItemRow[]> {
  const ids = sql`(select value from json_each(${JSON.stringify(lineIds)}))`
  const found = new Map((await itemsQuery(db, ids)).map((item) => [item.line.id, item]))
  return lineIds.flatMap((id) => found.get(id) ?? [])
}

const MAKER_NAME = sql<string | null>`trim(${accounts.firstName} || ' ' || ${accounts.lastName})`

const itemsQuery = (db: Database, lineIds: SQL) =>
  db
    .select({
      line: {
        id: orderLines.id,
        name: orderLines.name,
        mediaType: orderLines.mediaType,
        quantity: orderLines.quantity,
        state: orderLines.state,
        packageId: orderLines.packageId,
      },
      order: {
        number: orders.number,
        state: orders.state,
        advertiser: sql<string>`json_extract(${orders.advertiser}, '$.name')`,
        paidAt: orders.paidAt,
      },
      production: {
        briefedAt: productions.briefedAt,
        makerId: productions.makerId,
        draftNumber: productions.draftNumber,
        changesAskedAt: productions.changesAskedAt,
      },
      makerName: MAKER_NAME,
      since: SINCE,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(productions, eq(productions.lineId, orderLines.id))
    .leftJoin(accounts, eq(accounts.id, productions.makerId))
    .where(sql`${orderLines.id} in ${lineIds}`)

/** The board's facts of an ad creation. */
export type ProductionItemRow = Awaited<ReturnType<typeof itemsQuery>>[number]

/** The facts that decide each ad's due day in a list, up to one more than MAX_COUNTED, the longest waiting first. */
export async function listDueFacts(db: Database, filter: ProductionFilter) {
  return await db
    .select({
      lineId: orderLines.id,
      state: orderLines.state,
      packageId: orderLines.packageId,
      orderState: orders.state,
      paidAt: orders.paidAt,
      briefedAt: productions.briefedAt,
      changesAskedAt: productions.changesAskedAt,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(productions, eq(productions.lineId, orderLines.id))
    .where(matches(filter))
    .orderBy(...orderOf(filter.list))
    .limit(MAX_COUNTED + 1)
}

export type DueFactsRow = Awaited<ReturnType<typeof listDueFacts>>[number]

/** The number of ad creations in a board's list, counted up to one more than MAX_COUNTED. */
export async function countProductionItems(
  db: Database,
  filter: ProductionFilter,
): Promise<number> {
  const row = await productionCountQuery(db, filter).get()
  return row?.count ?? 0
}

/** The same count as a query. */
export function productionCountQuery(db: Database, filter: ProductionFilter) {
  const counted = db
    .select({ id: orderLines.id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(productions, eq(productions.lineId, orderLines.id))
    .where(matches(filter))
    // Ordered, so that the count uses its index as well.
    .orderBy(...(filter.list === 'delivered' ? orderOf(filter.list) : []))
    .limit(MAX_COUNTED + 1)
    .as('counted')
  return db.select({ count: sql<number>`count(*)` }).from(counted)
}
