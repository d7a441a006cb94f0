import { and, asc, desc, eq, gte, inArray, isNotNull, lte, sql, type SQL } from 'drizzle-orm'
import { type BoardCursor, type BoardQuery, readCursor } from '#domain/orders/admin/orderBoard.ts'
import {
  COUNTRIES_WITH_DESK,
  countriesOfDesk,
  type Desk,
} from '#domain/contact/realtime/desk/desk.ts'
import { runBatch, type Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { orderList } from '#database/schema/orders/orderList.ts'
import { disputedOrders } from './payments/disputes.ts'
import { foundByWords } from '#database/queries/foundation/searchIndex.ts'
import { COUNTED_ROWS, type OrderListEntry } from './orderList.ts'

const { number, position, startDate, lineId } = orderList

/** Lines of all orders that match, after a cursor, and their number, counted up to one more than COUNTED_ROWS. */
export async function listBoard(
  db: Database,
  query: BoardQuery,
  limit: number,
): Promise<{ rows: OrderListEntry[]; counted: number }> {
  const cursor = query.after === undefined ? null : readCursor(query.after)
  const condition = matching(db, query)
  const counted = db
    .select({ id: lineId })
    .from(orderList)
    .where(condition)
    .limit(COUNTED_ROWS + 1)
    .as('counted')
  const [rows, counts] = await db.batch([
    db
      .select()
      .from(orderList)
      .where(and(condition, cursor ? after(query, cursor) : undefined))
      .orderBy(...orderOf(query))
      .limit(limit),
    db.select({ counted: sql<number>`count(*)` }).from(counted),
  ])
  return { rows, counted: counts[0]?.counted ?? 0 }
}

const isByStart = ({ from, until }: BoardQuery) => from !== undefined || until !== undefined

const orderOf = (query: BoardQuery): SQL[] =>
  isByStart(query) ? [asc(startDate), asc(number), asc(position)] : [desc(number), asc(position)]

/** The index range first, then without the rows of its first value that earlier pages have. */
function after(query: BoardQuery, cursor: BoardCursor): SQL | undefined {
  if (!isByStart(query))
    return and(
      lte(number, cursor.number),
      sql`(${number} < ${cursor.number} or ${position} > ${cursor.position})`,
    )
  const day = cursor.startDate ?? ''
  return and(
    gte(startDate, day),
    sql`(${startDate} > ${day} or ${number} > ${cursor.number}
      or (${number} = ${cursor.number} and ${position} > ${cursor.position}))`,
  )
}

function matching(db: Database, query: BoardQuery): SQL | undefined {
  const { standing, mediaType, from, until, account, disputed, owner, desk, q } = query
  return and(
    account === undefined ? undefined : eq(orderList.accountId, account),
    disputed && inArray(orderList.orderId, disputedOrders(db)),
    owner === undefined ? undefined : ownedBy(owner),
    desk && ofDesk(desk),
    standing && eq(orderList.standing, standing),
    mediaType && eq(orderList.mediaType, mediaType),
    isByStart(query) ? isNotNull(startDate) : undefined,
    from === undefined ? undefined : gte(startDate, from),
    until === undefined ? undefined : lte(startDate, until),
    q === '' ? undefined : searched(q),
  )
}

/** Lines of the orders assigned to an account; "nobody" for unassigned orders. */
const ownedBy = (owner: string): SQL =>
  owner === 'nobody'
    ? sql`not exists (select 1 from order_owners where order_id = ${orderList.orderId})`
    : sql`${orderList.orderId} in (select order_id from order_owners where account_id = ${owner})`

/** Lines of buyers in the countries of a desk; Europe has every country that no other desk has. */
function ofDesk(desk: Desk): SQL {
  const isEurope = desk === 'europe'
  const countries = JSON.stringify(isEurope ? COUNTRIES_WITH_DESK : countriesOfDesk(desk))
  return sql`exists (select 1 from orders where orders.id = ${orderList.orderId}
    and coalesce(json_extract(orders.billing, '$.country'), '') ${isEurope ? sql`not in` : sql`in`}
      (select value from json_each(${countries})))`
}

/** The number of lines that each query matches, counted up to one more than COUNTED_ROWS; one batch of index reads. */
export async function countBoards(db: Database, queries: readonly BoardQuery[]): Promise<number[]> {
  const [first, ...rest] = queries.map((query) => {
    const counted = db
      .select({ id: lineId })
      .from(orderList)
      .where(matching(db, query))
      .limit(COUNTED_ROWS + 1)
      .as('counted')
    return db.select({ counted: sql<number>`count(*)` }).from(counted)
  })
  if (!first) return []
  const counts = await db.batch([first, ...rest])
  return counts.map(([row]) => row?.counted ?? 0)
}

/** The assignee and the buyer's country of orders, by order. */
export async function orderContacts(db: Database, orderIds: readonly string[]) {
  const rows = await db.all<{
    orderId: string
    ownerId: string | null
    country: string | null
  }>(sql`
    select orders.id as orderId, order_owners.account_id as ownerId,
      json_extract(orders.billing, '$.country') as country
    from orders left join order_owners on order_owners.order_id = orders.id
    where orders.id in (select value from json_each(${JSON.stringify(orderIds)}))`)
  return new Map(rows.map((row) => [row.orderId, row]))
}

/** Assigns orders to a person, or to nobody, with one audit entry each. */
export async function assignOrders(
  db: Database,
  { ids, ownerId, at }: { ids: readonly string[]; ownerId: string | null; at: string },
  audit: Statement,
): Promise<void> {
  const chosen = sql`(select value from json_each(${JSON.stringify(ids)}))`
  await runBatch(db, [
    ownerId === null
      ? db.run(sql`delete from order_owners where order_id in ${chosen}`)
      : db.run(sql`
          insert into order_owners (order_id, account_id, assigned_at)
          select id, ${ownerId}, ${at} from orders where id in ${chosen}
          on conflict (order_id) do update set account_id = excluded.account_id,
            assigned_at = excluded.assigned_at`),
    audit,
  ])
}

/** By an order number, an invoice number, an email, or words of the advertiser's and campaign's names. */
function searched(q: string): SQL {
  const order = /^(?:AMD-?|#)?(\d{1,12})$/i.exec(q)?.[1]
  if (order !== undefined) return eq(number, Number(order))
  const [, year, sequence] = /^INV-(\d{4})-(\d{1,9})$/i.exec(q) ?? []
  if (year !== undefined)
    return sql`${orderList.orderId} in (select order_id from invoices where year = ${Number(year)} and sequence = ${Number(sequence)})`
  if (q.includes('@'))
    return sql`${orderList.orderId} in (select id from orders where email = ${q.toLowerCase()})`
  return sql`${lineId} in (${foundByWords('line', q)})`
}
