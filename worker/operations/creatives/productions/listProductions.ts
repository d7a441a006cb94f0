import type { Database } from '#database/connection.ts'
import { listAccountsWithRole } from '#database/queries/accounts/accountRoles.ts'
import {
  countProductionItems,
  type DueFactsRow,
  isNarrowed,
  listDueFacts,
  listProductionItems,
  listProductionsOf,
  type ProductionFilter,
  type ProductionItemRow,
} from '#database/queries/creatives/productionBoard.ts'
import { rolesThatCan } from '#domain/accounts/capability.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { LINE_STATE_NAMES } from '#domain/orders/order/line/lineState.ts'
import { formatOrderNumber } from '#domain/orders/order/orderNumber.ts'
import { isPaid } from '#domain/orders/order/orderState.ts'
import { byDue, deskToday, productionDue } from '#domain/creatives/production/productionDue.ts'
import type {
  ProductionBoardView,
  ProductionList,
  ProductionRowView,
} from '#domain/creatives/production/productionView.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { termsOf } from './openProduction.ts'

const PAGE_SIZE = 50
export interface ProductionQuery {
  list: ProductionList
  page: number
  mediaType?: MediaType | undefined
  search?: string | undefined
  /** An account, or 'nobody'. */
  maker?: string | undefined
}

/** The desk's board: a list of ad creations, overdue ones first. */
export async function listProductions(
  context: OperationContext,
  { page, maker, ...asked }: ProductionQuery,
): Promise<ProductionBoardView> {
  const { db } = context
  const filter = { ...asked, makerId: maker === 'nobody' ? null : maker }
  const owed = listDueFacts(db, { list: 'to_do' })
  const [{ items, total }, toDo, makers] = await Promise.all([
    pageOf(db, filter, { page, owed }),
    owed,
    listAccountsWithRole(db, rolesThatCan('makeAds')),
  ])
  const today = deskToday(context.now)
  return {
    rows: items.map(boardRow),
    total,
    counts: {
      toDo: toDo.length,
      overdue: toDo.filter((facts) => (dueOf(facts) ?? today) < today).length,
    },
    makers,
  }
}

/** A page of a list, and the list's length; `owed`: all that the desk owes, read once. */
async function pageOf(
  db: Database,
  filter: ProductionFilter,
  { page, owed }: { page: number; owed: Promise<DueFactsRow[]> },
): Promise<{ items: ProductionItemRow[]; total: number }> {
  const offset = (page - 1) * PAGE_SIZE
  if (filter.list !== 'to_do') {
    const [items, total] = await Promise.all([
      listProductionItems(db, filter, { offset, limit: PAGE_SIZE }),
      countProductionItems(db, filter),
    ])
    return { items, total }
  }
  // By due date, which no table stores.
  const found = await (isNarrowed(filter) ? listDueFacts(db, filter) : owed)
  const shown = found
    .map((facts) => ({ lineId: facts.lineId, dueDate: dueOf(facts) }))
    .toSorted(byDue)
    .slice(offset, offset + PAGE_SIZE)
  const items = await listProductionsOf(
    db,
    shown.map(({ lineId }) => lineId),
  )
  return { items, total: found.length }
}

const dueOf = (facts: Omit<DueFactsRow, 'lineId'>) =>
  productionDue({ ...facts, workingDays: termsOf(facts).workingDays })

function boardRow({
  line,
  order,
  production,
  makerName,
  since,
}: ProductionItemRow): ProductionRowView {
  const makerId = production?.makerId ?? null
  return {
    lineId: line.id,
    orderNumber: formatOrderNumber(order.number),
    name: line.name,
    mediaType: line.mediaType,
    quantity: line.quantity,
    advertiser: order.advertiser,
    state: line.state,
    stateName: LINE_STATE_NAMES[line.state],
    isPaid: isPaid(order.state),
    dueDate: dueOf({
      state: line.state,
      packageId: line.packageId,
      orderState: order.state,
      paidAt: order.paidAt,
      briefedAt: production?.briefedAt ?? null,
      changesAskedAt: production?.changesAskedAt ?? null,
    }),
    maker: makerId === null ? null : { id: makerId, name: makerName ?? 'Former colleague' },
    draftNumber: production?.draftNumber ?? 0,
    since,
  }
}
