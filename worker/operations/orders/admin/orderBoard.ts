import { countCreatives } from '#database/queries/creatives/creativeCounts.ts'
import { disputedAmong } from '#database/queries/orders/disputes.ts'
import { listBoard } from '#database/queries/orders/orderBoard.ts'
import { COUNTED_ROWS, type OrderListEntry } from '#database/queries/orders/orderList.ts'
import { cutPage } from '#domain/foundation/admin/cutPage.ts'
import {
  BOARD_PAGE_SIZE,
  type BoardPage,
  type BoardQuery,
  type BoardRow,
  writeCursor,
} from '#domain/orders/admin/orderBoard.ts'
import { ordersCsv } from '#domain/orders/order/ordersCsv.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { orderListRow } from '../orders/listMyOrders.ts'

const MAX_EXPORTED = 10_000

/** A page of the lines of all orders. As fast at the end as at the beginning, however many there are. */
export async function listOrderBoard(
  context: OperationContext,
  query: BoardQuery,
): Promise<BoardPage> {
  const { db } = context
  const { rows, counted } = await listBoard(db, query, BOARD_PAGE_SIZE + 1)
  const { shown, last } = cutPage(rows, BOARD_PAGE_SIZE)
  const isByStart = query.from !== undefined || query.until !== undefined
  return {
    rows: await boardRows(context, shown),
    next: last ? writeCursor({ ...last, startDate: isByStart ? last.startDate : null }) : null,
    total: Math.min(counted, COUNTED_ROWS),
    isTotalExact: counted <= COUNTED_ROWS,
  }
}

/** The lines that a board shows on all its pages as a CSV file; the first 10,000. */
export async function exportOrderBoard(
  context: OperationContext,
  query: BoardQuery,
): Promise<string> {
  const { after: _after, ...all } = query
  const { rows } = await listBoard(context.db, all, MAX_EXPORTED)
  return ordersCsv(await boardRows(context, rows))
}

async function boardRows(
  { db, now }: OperationContext,
  rows: readonly OrderListEntry[],
): Promise<BoardRow[]> {
  const [creativesOf, disputed] = await Promise.all([
    countCreatives(
      db,
      rows.map(({ lineId }) => lineId),
    ),
    disputedAmong(db, [...new Set(rows.map(({ orderId }) => orderId))]),
  ])
  return rows.map((row) => ({
    ...orderListRow(row, creativesOf(row.lineId), now),
    isDisputed: disputed.has(row.orderId),
  }))
}
