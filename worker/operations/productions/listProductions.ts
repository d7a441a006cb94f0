import { connect, type Database } from '#database/connection.ts'
import { listAccountsWithRole } from '#database/queries/accountRoles.ts'
import {
  countProductionItems,
  isNarrowed,
  listProductionItems,
  type ProductionFilter,
  type ProductionItemRow,
} from '#database/queries/productionBoard.ts'
import { listNames } from '#database/queries/reviews.ts'
import { rolesThatCan } from '#domain/account/capability.ts'
import { MAX_COUNTED } from '#domain/admin/boardCursor.ts'
import type { MediaType } from '#domain/media/mediaType.ts'
import { LINE_STATE_NAMES } from '#domain/order/lineState.ts'
import { formatOrderNumber } from '#domain/order/orderNumber.ts'
import { isPaid } from '#domain/order/orderState.ts'
import { byDue, dueUrgency, productionDue } from '#domain/production/productionDue.ts'
import type {
  ProductionBoardView,
  ProductionList,
  ProductionRowView,
} from '#domain/production/productionView.ts'
import type { OperationContext } from '../../platform/env.ts'
import { termsOf } from './openProduction.ts'

const PAGE_SIZE = 50
/** What the desk owes is put in order by its due day, which no table holds: so many are looked at, and one to know of more. */
const OWED = { offset: 0, limit: MAX_COUNTED + 1 }

export interface ProductionQuery {
  list: ProductionList
  page: number
  mediaType?: MediaType | undefined
  search?: string | undefined
  /** An account, or 'nobody'. */
  maker?: string | undefined
}

/** The desk's board: a list of ad creations, what is overdue first. */
export async function listProductions(
  context: OperationContext,
  { page, maker, ...asked }: ProductionQuery,
): Promise<ProductionBoardView> {
  const db = connect(context.env.DB)
  const filter = { ...asked, makerId: maker === 'nobody' ? null : maker }
  const owed = listProductionItems(db, { list: 'to_do' }, OWED)
  const [{ items, total }, toDo, makers] = await Promise.all([
    pageOf(db, filter, { page, owed }),
    owed,
    listAccountsWithRole(db, rolesThatCan('makeAds')),
  ])
  const names = await listNames(
    db,
    items.flatMap(({ production }) => (production?.makerId ? [production.makerId] : [])),
  )
  return {
    rows: items.map((item) => boardRow(item, names)),
    total,
    counts: {
      toDo: toDo.length,
      overdue: toDo.filter((item) => dueUrgency(dueOf(item), context.now) === 'overdue').length,
    },
    makers,
  }
}

/** A page of a list, and how many the list has; `owed`: all that the desk owes, which is read once. */
async function pageOf(
  db: Database,
  filter: ProductionFilter,
  { page, owed }: { page: number; owed: Promise<ProductionItemRow[]> },
): Promise<{ items: ProductionItemRow[]; total: number }> {
  const offset = (page - 1) * PAGE_SIZE
  if (filter.list !== 'to_do') {
    const [items, total] = await Promise.all([
      listProductionItems(db, filter, { offset, limit: PAGE_SIZE }),
      countProductionItems(db, filter),
    ])
    return { items, total }
  }
  const found = await (isNarrowed(filter) ? listProductionItems(db, filter, OWED) : owed)
  const inOrder = found
    .map((item) => ({ item, dueDate: dueOf(item), lineId: item.line.id }))
    .toSorted(byDue)
  return {
    items: inOrder.slice(offset, offset + PAGE_SIZE).map(({ item }) => item),
    total: found.length,
  }
}

const dueOf = ({ line, order, production }: ProductionItemRow) =>
  productionDue({
    state: line.state,
    orderState: order.state,
    workingDays: termsOf(line).workingDays,
    briefedAt: production?.briefedAt ?? null,
    paidAt: order.paidAt,
    changesAskedAt: production?.changesAskedAt ?? null,
  })

function boardRow(item: ProductionItemRow, names: ReadonlyMap<string, string>): ProductionRowView {
  const { line, order, production } = item
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
    dueDate: dueOf(item),
    maker:
      makerId === null ? null : { id: makerId, name: names.get(makerId) ?? 'Former colleague' },
    draftNumber: production?.draftNumber ?? 0,
    since: item.since,
  }
}
