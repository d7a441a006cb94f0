import { countCreatives } from '#database/queries/creatives/creativeCounts.ts'
import { disputedAmong } from '#database/queries/orders/payments/disputes.ts'
import { listNames } from '#database/queries/creatives/reviews.ts'
import { listBoard, orderContacts } from '#database/queries/orders/orderBoard.ts'
import { pausesOf } from '#database/queries/orders/lineChanges.ts'
import { COUNTED_ROWS, type OrderListEntry } from '#database/queries/orders/orderList.ts'
import { cutPage } from '#domain/foundation/admin/cutPage.ts'
import {
  BOARD_PAGE_SIZE,
  type BoardPage,
  type BoardQuery,
  type BoardRow,
  writeCursor,
} from '#domain/orders/admin/orderBoard.ts'
import { deskOfCountry } from '#domain/contact/realtime/desk/desk.ts'
import { ordersCsv } from '#domain/orders/order/ordersCsv.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { ownAccount } from '#worker/operations/foundation/identity/ownAccount.ts'
import { orderListRow } from '../orders/listMyOrders.ts'
import { missingFormats } from './missingFormats.ts'

const MAX_EXPORTED = 10_000

/** A page of the lines of all orders, with constant cost per page. */
export async function listOrderBoard(
  context: OperationContext,
  query: BoardQuery,
): Promise<BoardPage> {
  const { db } = context
  const { rows, counted } = await listBoard(db, ofAccount(context, query), BOARD_PAGE_SIZE + 1)
  const { shown, last } = cutPage(rows, BOARD_PAGE_SIZE)
  const isByStart = query.from !== undefined || query.until !== undefined
  return {
    rows: await boardRows(context, shown),
    next: last ? writeCursor({ ...last, startDate: isByStart ? last.startDate : null }) : null,
    total: Math.min(counted, COUNTED_ROWS),
    isTotalExact: counted <= COUNTED_ROWS,
  }
}

/** All lines of a board's query as a CSV file; the first 10,000. */
export async function exportOrderBoard(
  context: OperationContext,
  query: BoardQuery,
): Promise<string> {
  const { after: _after, ...all } = query
  const { rows } = await listBoard(context.db, ofAccount(context, all), MAX_EXPORTED)
  const [creativesOf, paused] = await Promise.all([
    countCreatives(context.db, lineIds(rows)),
    pausesOf(context.db, lineIds(rows)),
  ])
  return ordersCsv(
    rows.map((row) =>
      orderListRow({ ...row, ...paused.get(row.lineId) }, creativesOf(row.lineId), context.now),
    ),
  )
}

const lineIds = (rows: readonly OrderListEntry[]): string[] => rows.map(({ lineId }) => lineId)

/** A query in which "me" is replaced by the caller's account. Raises no_access. */
export const ofAccount = (context: OperationContext, query: BoardQuery): BoardQuery =>
  query.owner === 'me' ? { ...query, owner: ownAccount(context).id } : query

async function boardRows(
  { db, now }: OperationContext,
  rows: readonly OrderListEntry[],
): Promise<BoardRow[]> {
  const orderIds = [...new Set(rows.map(({ orderId }) => orderId))]
  const [creativesOf, paused, disputed, missingOf, contacts] = await Promise.all([
    countCreatives(db, lineIds(rows)),
    pausesOf(db, lineIds(rows)),
    disputedAmong(db, orderIds),
    missingFormats(db, rows),
    orderContacts(db, orderIds),
  ])
  const owners = [...contacts.values()].flatMap(({ ownerId }) => ownerId ?? [])
  const names = owners.length > 0 ? await listNames(db, owners) : new Map<string, string>()
  return rows.map((row) => {
    const { ownerId = null, country } = contacts.get(row.orderId) ?? {}
    return {
      ...orderListRow({ ...row, ...paused.get(row.lineId) }, creativesOf(row.lineId), now),
      isDisputed: disputed.has(row.orderId),
      missingFormats: missingOf.get(row.lineId) ?? [],
      owner: ownerId === null ? null : { id: ownerId, name: names.get(ownerId) ?? FORMER },
      desk: deskOfCountry(country ?? ''),
    }
  })
}

const FORMER = 'Former colleague'
