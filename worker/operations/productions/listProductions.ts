import { connect } from '#database/connection.ts'
import { listAccountsWithRole } from '#database/queries/accountRoles.ts'
import {
  countProductionItems,
  listProductionItems,
  type ProductionItemRow,
} from '#database/queries/productions.ts'
import { listNames } from '#database/queries/reviews.ts'
import { rolesThatCan } from '#domain/account/capability.ts'
import type { MediaType } from '#domain/media/mediaType.ts'
import { LINE_STATE_NAMES } from '#domain/order/lineState.ts'
import { formatOrderNumber } from '#domain/order/orderNumber.ts'
import { isPaid } from '#domain/order/orderState.ts'
import { byDue, dueUrgency, productionDue } from '#domain/production/productionDue.ts'
import {
  PRODUCTION_LISTS,
  type ProductionBoardView,
  type ProductionList,
  type ProductionRowView,
} from '#domain/production/productionView.ts'
import type { OperationContext } from '../../platform/env.ts'
import { termsOf } from './openProduction.ts'

const PAGE_SIZE = 50
/** What the desk owes is put in order by its due day, which no table holds: so many are looked at. */
const MAX_OPEN = 1_000

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
  { list, page, mediaType, search, maker }: ProductionQuery,
): Promise<ProductionBoardView> {
  const db = connect(context.env.DB)
  const makerId = maker === 'nobody' ? null : maker
  const filter = { states: PRODUCTION_LISTS[list], mediaType, search, makerId }
  const offset = (page - 1) * PAGE_SIZE
  const isOwed = list === 'to_do'
  const [items, total, open, makers] = await Promise.all([
    listProductionItems(
      db,
      filter,
      isOwed
        ? { offset: 0, limit: MAX_OPEN }
        : { offset, limit: PAGE_SIZE, isLatestFirst: list === 'delivered' },
    ),
    countProductionItems(db, filter),
    listProductionItems(db, { states: PRODUCTION_LISTS.to_do }, { offset: 0, limit: MAX_OPEN }),
    listAccountsWithRole(db, rolesThatCan('makeAds')),
  ])
  const names = await listNames(
    db,
    items.flatMap(({ production }) => (production?.makerId ? [production.makerId] : [])),
  )
  const rows = items.map((item) => boardRow(item, names))
  return {
    rows: isOwed ? rows.toSorted(byDue).slice(offset, offset + PAGE_SIZE) : rows,
    total,
    counts: {
      toDo: open.length,
      overdue: open.filter((item) => dueUrgency(dueOf(item), context.now) === 'overdue').length,
    },
    makers,
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
    advertiser: order.advertiser.name,
    state: line.state,
    stateName: LINE_STATE_NAMES[line.state],
    isPaid: isPaid(order.state),
    dueDate: dueOf(item),
    maker:
      makerId === null ? null : { id: makerId, name: names.get(makerId) ?? 'Former colleague' },
    draftNumber: production?.draftNumber ?? 0,
    since: sinceOf(item),
  }
}

function sinceOf({ line, order, production }: ProductionItemRow): string {
  if (!production) return order.createdAt
  const { briefedAt, startedAt, draftSentAt, changesAskedAt, deliveredAt } = production
  const moments: Partial<Record<typeof line.state, string | null>> = {
    briefed: briefedAt,
    in_production: startedAt,
    draft_ready: draftSentAt,
    changes_asked: changesAskedAt,
    delivered: deliveredAt,
  }
  return moments[line.state] ?? briefedAt
}
