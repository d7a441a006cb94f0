import { listAmendments } from '#database/queries/orders/amendments.ts'
import { listLedger } from '#database/queries/orders/ledger.ts'
import type { OrderLineRow, OrderRow, StoredOrder } from '#database/queries/orders/orders.ts'
import { withTakenFormats } from '#domain/planning/assessment/takenFormats.ts'
import { todayIn } from '#domain/foundation/calendar/calendarDay.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { ProductError, type FieldError } from '#domain/foundation/errors/productError.ts'
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
import { MEDIA_WORDS } from '#domain/planning/outlook/wording/mediaWords.ts'
import { validatePlan } from '#domain/planning/outlook/issues/validatePlan.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { revisionOf, shownOf, taxOfOrder } from '../views/revisedInvoice.ts'
import { loadPlanReference } from '#worker/operations/planning/loadPlanReference.ts'
import { amendedSlots } from './amendedSlots.ts'

/** An amendment as it would be sent. */
export interface WorkedOut {
  before: CampaignPlan
  terms: AmendmentTerms
  rows: AmendedRow[]
  charge: ExtraCharge | null
  /** Of an order that is not paid: its invoice as it would be. */
  revised: RevisedInvoice | null
  /** Of billboards: the slots to hold, and those to give back. */
  slots: Awaited<ReturnType<typeof amendedSlots>>
}

/**
 * What a change of a booked campaign comes to, by the rules of planning and at the prices that it was booked at. Raises
 * line_not_amendable, plan_invalid with its fields, slot_taken, amendment_below_coupons.
 */
export async function workOutAmendment(
  context: OperationContext,
  { stored, line }: { stored: StoredOrder; line: OrderLineRow },
  change: AmendmentChange,
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
  if (wanted.region.country !== before.region.country) throw invalid([OTHER_COUNTRY])
  const [referenceBefore, reference] = await Promise.all([
    loadPlanReference(context, before),
    loadPlanReference(context, wanted),
  ])
  const after = withTakenFormats(wanted, reference)
  const isStartKept = after.runtime.startDate === before.runtime.startDate
  const issues = validatePlan(after, reference, { now }).filter(
    ({ code }) => code !== 'start_too_early' || !isStartKept,
  )
  if (issues.length > 0) throw invalid(issues)
  const fromUsdMinor = await priceNow(context, line)
  const entries = (await listLedger(db, order.id)).filter(({ lineId }) => lineId === line.id)
  const terms = amendmentTerms({
    before,
    after,
    scope,
    fromUsdMinor,
    booked,
    today: {
      before: forecast(before, referenceBefore).impressions,
      after: forecast(after, reference).impressions,
    },
    balance: isPaid(order.state) ? lineBalance(entries) : NOTHING_PAID,
    usedBefore: line.usedBefore ?? null,
  })
  const rows = amendmentRows({ plan: before, impressions: booked }, terms, {
    before: referenceBefore,
    after: reference,
  })
  if (rows.length === 0) throw invalid([{ path: 'plan', message: 'Nothing is changed.' }])
  refuseImpossible({ line, terms, now })
  return {
    before,
    terms,
    rows,
    slots: await amendedSlots(context, { line, after, reference }),
    charge: isPaid(order.state) ? chargeOf(order, line, terms) : null,
    revised: await revisedBy(context, { stored, line, terms }),
  }
}

function chargeOf(order: OrderRow, { mediaType }: OrderLineRow, terms: AmendmentTerms) {
  const { currency, perUsdMicros, rateDate } = order
  return extraCharge(terms, {
    rate: { currency, perUsdMicros, asOfDate: rateDate },
    tax: taxOfOrder(order),
    mediaType,
  })
}

/** What would be invoiced in place of the open invoice. Raises amendment_below_coupons. */
async function revisedBy(
  context: OperationContext,
  { stored, line, terms }: { stored: StoredOrder; line: OrderLineRow; terms: AmendmentTerms },
): Promise<RevisedInvoice | null> {
  const { fromUsdMinor, toUsdMinor } = terms
  if (isPaid(stored.order.state) || fromUsdMinor === toUsdMinor) return null
  const change = { id: '', lineId: line.id, fromUsdMinor, toUsdMinor }
  const revised = await revisionOf(context, stored, change)
  if (!revised) throw new ProductError('amendment_below_coupons')
  return shownOf(stored.invoice, revised.revision.amounts.totalMinor)
}

/** Before the payment nothing comes back: less is due. */
const NOTHING_PAID = { paidUsdMinor: 0 }

const OTHER_COUNTRY = {
  path: 'region',
  message: 'A campaign stays in its country. For another country, offer a separate campaign.',
}

/** What a line costs as it is: as booked, or as was agreed on last. */
async function priceNow({ db }: OperationContext, line: OrderLineRow): Promise<number> {
  const amendments = await listAmendments(db, line.orderId)
  const last = amendments.find(({ lineId, state }) => lineId === line.id && state === 'in_force')
  return last?.toUsdMinor ?? line.sumUsdMinor
}

function refuseImpossible({
  line,
  terms,
  now,
}: {
  line: OrderLineRow
  terms: AmendmentTerms
  now: Date
}): void {
  const { runtime } = terms.plan
  if (runtime.endDate < todayIn(runtime.timeZone, now))
    throw invalid([{ path: 'runtime.endDate', message: 'The end cannot be before today.' }])
  if (terms.impressions.mid < line.deliveredImpressions) {
    const delivered = line.deliveredImpressions.toLocaleString('en-US')
    const message = `${delivered} ${MEDIA_WORDS[line.mediaType].impressions} are delivered already: the budget has to cover them.`
    throw invalid([{ path: 'budgetMinor', message }])
  }
}

function invalid(fields: readonly FieldError[]): ProductError {
  return new ProductError('plan_invalid', {
    ...(fields[0] ? { message: fields[0].message } : {}),
    fields: fields.map(({ path, message }) => ({ path, message })),
  })
}
