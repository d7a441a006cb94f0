import { listAmendments } from '#database/queries/orders/amendments.ts'
import { listLedger } from '#database/queries/orders/ledger.ts'
import type { OrderLineRow, OrderRow, StoredOrder } from '#database/queries/orders/orders.ts'
import { withTakenFormats } from '#domain/planning/assessment/takenFormats.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { restRatioPpm } from '#domain/orders/order/amendment/restRatio.ts'
import { forecast } from '#domain/planning/forecast/forecast.ts'
import { lineBalance } from '#domain/orders/ledger/lineBalance.ts'
import {
  amendedPlan,
  amendmentTerms,
  amendScope,
  areFormatsAmendable,
  type AmendmentChange,
} from '#domain/orders/order/amendment/amendment.ts'
import type {
  AmendedRow,
  AmendmentTerms,
  RevisedInvoice,
} from '#domain/orders/order/amendment/amendment.types.ts'
import { extraCharge, type ExtraCharge } from '#domain/orders/order/amendment/amendmentInvoice.ts'
import { amendmentRows } from '#domain/orders/order/amendment/amendmentRows.ts'
import { isPaid } from '#domain/orders/order/orderState.ts'
import { validatePlan } from '#domain/planning/findings/issues/validatePlan.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { revisionOf, shownOf, taxOfOrder } from '../views/revisedInvoice.ts'
import { loadPlanReference } from '#worker/operations/planning/loadPlanReference.ts'
import { amendedSlots } from './amendedSlots.ts'
import { invalid, refuseImpossible, refuseTooMuch, refuseTooSoon } from './refusedChanges.ts'

/** An amendment ready to be proposed. */
export interface WorkedOut {
  before: CampaignPlan
  terms: AmendmentTerms
  restRatioPpm: number
  rows: AmendedRow[]
  charge: ExtraCharge | null
  /** For an unpaid order: its revised invoice. */
  revised: RevisedInvoice | null
  /** For billboards: slots to hold and to release. */
  slots: Awaited<ReturnType<typeof amendedSlots>>
}

/**
 * Computes a change of a booked campaign, by the planning rules and at its booked prices. Additions by the buyer need
 * their lead time. Raises line_not_amendable, plan_invalid with its fields, slot_taken, amendment_below_coupons.
 */
export async function workOutAmendment(
  context: OperationContext,
  { stored, line }: { stored: StoredOrder; line: OrderLineRow },
  change: AmendmentChange,
  by: 'admin' | 'buyer' = 'admin',
): Promise<WorkedOut> {
  const { db, now } = context
  const { order } = stored
  const { state: orderState, slotsUntil } = order
  const standing = { ...line, plan: line.plan ?? null, orderState, slotsUntil }
  const { plan: before, impressions: booked } = line
  const scope = amendScope({ ...standing, extension: line.extension ?? null }, now)
  if (!before || !booked || scope === null) throw new ProductError('line_not_amendable')
  const formatIds = areFormatsAmendable({ ...standing, extension: null }, now)
    ? change.formatIds
    : before.formatIds
  const wanted = amendedPlan(before, { ...change, formatIds }, scope)
  const { after, referenceBefore, reference } = await readAfter(context, before, wanted)
  const today = { before: forecast(before, referenceBefore), after: forecast(after, reference) }
  const ratio = restRatioPpm(
    { plan: before, today: today.before },
    { plan: after, today: today.after },
  )
  const fromUsdMinor = await priceNow(context, line)
  const entries = (await listLedger(db, order.id)).filter(({ lineId }) => lineId === line.id)
  const terms = amendmentTerms({
    before,
    after,
    scope,
    fromUsdMinor,
    booked,
    today: { before: today.before.impressions, after: today.after.impressions },
    deliveredImpressions: line.deliveredImpressions,
    restRatioPpm: ratio,
    balance: isPaid(order.state) ? lineBalance(entries) : NOTHING_PAID,
    usedBefore: line.usedBefore ?? null,
  })
  const rows = amendmentRows(
    { plan: before, impressions: booked, reach: today.before.reach },
    { ...terms, reach: today.after.reach },
    { before: referenceBefore, after: reference },
  )
  if (rows.length === 0) throw invalid([{ path: 'plan', message: 'Nothing is changed.' }])
  refuseImpossible({ line, terms, now })
  if (scope === 'rest') refuseTooMuch({ line, before, terms, reference, now })
  const slots = await amendedSlots(context, { line, after, reference })
  if (by === 'buyer') refuseTooSoon({ before, after, slots, reference, now })
  return {
    before,
    terms,
    rows,
    restRatioPpm: ratio,
    slots,
    charge: isPaid(order.state) ? chargeOf(order, line, terms) : null,
    revised: await revisedBy(context, { stored, line, terms, by }),
  }
}

/** The changed plan, with the reference facts of both plans. Raises plan_invalid with its fields. */
async function readAfter(context: OperationContext, before: CampaignPlan, wanted: CampaignPlan) {
  if (wanted.region.country !== before.region.country) throw invalid([OTHER_COUNTRY])
  const [referenceBefore, reference] = await Promise.all([
    loadPlanReference(context, before),
    loadPlanReference(context, wanted),
  ])
  const after = withTakenFormats(wanted, reference)
  const isStartKept = after.runtime.startDate === before.runtime.startDate
  const issues = validatePlan(after, reference, { now: context.now }).filter(
    ({ code }) => code !== 'start_too_early' || !isStartKept,
  )
  if (issues.length > 0) throw invalid(issues)
  return { after, referenceBefore, reference }
}

function chargeOf(order: OrderRow, { mediaType }: OrderLineRow, terms: AmendmentTerms) {
  const { currency, perUsdMicros, rateDate } = order
  return extraCharge(terms, {
    rate: { currency, perUsdMicros, asOfDate: rateDate },
    tax: taxOfOrder(order),
    mediaType,
  })
}

/** The invoice that would replace the open one. Raises amendment_below_coupons. */
async function revisedBy(
  context: OperationContext,
  {
    stored,
    line,
    terms,
    by,
  }: {
    stored: StoredOrder
    line: OrderLineRow
    terms: AmendmentTerms
    by: 'admin' | 'buyer'
  },
): Promise<RevisedInvoice | null> {
  const { fromUsdMinor, toUsdMinor } = terms
  if (isPaid(stored.order.state) || fromUsdMinor === toUsdMinor) return null
  const change = { id: '', lineId: line.id, fromUsdMinor, toUsdMinor }
  const revised = await revisionOf(context, stored, change)
  if (!revised)
    throw new ProductError(
      'amendment_below_coupons',
      by === 'buyer' ? { message: BELOW_COUPONS } : {},
    )
  return shownOf(stored.invoice, revised.revision.amounts.totalMinor)
}

/** Before payment nothing is refunded: less is due. */
const NOTHING_PAID = { paidUsdMinor: 0 }

const BELOW_COUPONS =
  'This order’s coupons are worth more than its new total. Please keep a larger budget.'

const OTHER_COUNTRY = {
  path: 'region',
  message: 'A campaign stays in its country. For another country, offer a separate campaign.',
}

/** Current price of a line: as booked, or as last agreed. */
async function priceNow({ db }: OperationContext, line: OrderLineRow): Promise<number> {
  const amendments = await listAmendments(db, line.orderId)
  const last = amendments.find(({ lineId, state }) => lineId === line.id && state === 'in_force')
  return last?.toUsdMinor ?? line.sumUsdMinor
}
