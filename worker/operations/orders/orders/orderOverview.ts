import { listAmendments, type AmendmentRow } from '#database/queries/orders/amendments.ts'
import { countCreatives } from '#database/queries/creatives/creativeCounts.ts'
import { listIssuedCoupons, type IssuedCoupon } from '#database/queries/commerce/coupons.ts'
import { listLedger } from '#database/queries/orders/ledger.ts'
import { listAudit, type OrderLineRow, type StoredOrder } from '#database/queries/orders/orders.ts'
import { listRefunds, refundView } from '#database/queries/orders/payments/refunds.ts'
import { can } from '#domain/accounts/capability.ts'
import { ALL_RIGHTS, offeredRights } from '#domain/accounts/team/teamRole.ts'
import { dayIn } from '#domain/foundation/calendar/calendarDay.ts'
import { addedPeople } from '#domain/planning/combined/formatCombinedReach.ts'
import { TIME_ZONES } from '#domain/foundation/calendar/timeZones.ts'
import { describePlan, type PlanRow } from '#domain/planning/findings/wording/describePlan.ts'
import { formatExtension } from '#domain/planning/findings/wording/formatRuntime.ts'
import { invoiceStatus } from '#domain/orders/invoice/invoiceStatus.ts'
import type { LedgerEntry } from '#domain/orders/ledger/ledgerEntry.ts'
import { lineBalance } from '#domain/orders/ledger/lineBalance.ts'
import {
  amendScope,
  areFormatsAmendable,
  type AmendableLine,
} from '#domain/orders/order/amendment/amendment.ts'
import type { AmendmentSummary } from '#domain/orders/order/amendment/amendment.types.ts'
import { agreedOf } from '#domain/orders/order/amendment/agreedLine.ts'
import { isRuntimeChangeable } from '#domain/orders/order/changes/changeRuntime.ts'
import { flagAdvice, lineFlags, type CreativeCounts } from '#domain/orders/order/line/lineFlags.ts'
import { ranPeriod } from '#domain/orders/order/changes/ranPeriod.ts'
import { lineNext } from '#domain/orders/order/line/lineNext.ts'
import { isPaused, pausedBy, pauseProblem } from '#domain/orders/order/pause/pauseLine.ts'
import { pauseViews } from '#domain/orders/order/pause/pausedTime.ts'
import { lineStateName, formatPause } from '#domain/orders/order/pause/formatPause.ts'
import { formatOrderNumber } from '#domain/orders/order/orderNumber.ts'
import { formatInvoiceNumber } from '#domain/orders/invoice/invoiceNumber.ts'
import type { OrderLineOverview, OrderOverview } from '#domain/orders/order/orderOverview.types.ts'
import { ORDER_STATE_NAMES } from '#domain/orders/order/orderState.ts'
import { asRevised } from '#domain/orders/order/changes/reviseOrder.ts'
import { timeShare } from '#domain/orders/order/changes/timeShare.ts'
import { legendStatus } from '#domain/orders/order/line/statusLegend.ts'
import { runningBalance } from '#domain/orders/order/changes/runningBalance.ts'
import { isStoppable } from '#domain/orders/order/changes/stopCampaign.ts'
import { formatTimeline } from '#domain/orders/order/line/formatTimeline.ts'
import { WARNING_FLAGS } from '#domain/orders/order/line/warningFlags.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { loadPlanReference } from '#worker/operations/planning/loadPlanReference.ts'
import { agreedFacts } from '../payments/agreedFacts.ts'
import { openWithRights } from './openOwnOrder.ts'
import { offerOf } from '../settlement/makeGoodOffers.ts'
import { stopFacts } from '../settlement/settleLine.ts'

/**
 * Data of an order's page for its owner (Orders 6); with `isDesk` the changes that the desk can make. Raises
 * order_not_found.
 */
export async function orderOverview(
  context: OperationContext,
  orderId: string,
  { isDesk = false }: { isDesk?: boolean } = {},
): Promise<OrderOverview> {
  const { stored: opened, rights } = await openWithRights(context, orderId)
  const stored = { ...opened, ...asRevised(opened, opened.invoice.revision ?? null) }
  const isOwner = rights('readOrders')
  const mayChange = rights('changeOrders') || (isDesk && can(context.account, 'changeAllOrders'))
  const { db } = context
  const [entries, coupons, audit, refunds, amendments, creativesOf, descriptions] =
    await Promise.all([
      listLedger(db, orderId),
      listIssuedCoupons(db, orderId),
      listAudit(db, orderId),
      listRefunds(db, orderId),
      listAmendments(db, orderId),
      countCreatives(
        db,
        stored.lines.map(({ id }) => id),
      ),
      Promise.all(stored.lines.map(async (line) => await describe(context, line))),
    ])
  const lines = stored.lines.map((line, index) =>
    lineOverview(stored, line, {
      now: context.now,
      mayChooseMakeGood: rights('changeOrders'),
      mayChange,
      amendableBy: isDesk && mayChange ? 'admin' : rights('changeOrders') ? 'buyer' : null,
      amendments: amendments.filter(({ lineId }) => lineId === line.id),
      creatives: creativesOf(line.id),
      entries: entries.filter(({ lineId }) => lineId === line.id),
      coupon: coupons.find(({ lineId }) => lineId === line.id) ?? null,
      description: descriptions[index] ?? [],
    }),
  )
  const timeline = audit.flatMap(({ at, lineId, ...event }) => {
    const text = formatTimeline(event)
    return text === null ? [] : [{ at, lineId, text }]
  })
  const canPay = rights('payOrders') && stored.order.state === 'awaiting_payment'
  return {
    ...orderFacts(stored, dayIn(context.settings.SELLER_TIME_ZONE, context.now)),
    refunds: refunds.map(refundView),
    isOwn: isOwner,
    rights: isOwner ? offeredRights(rights) : ALL_RIGHTS,
    canPay,
    lines,
    timeline,
  }
}

async function describe(
  context: OperationContext,
  { plan, extension }: OrderLineRow,
): Promise<PlanRow[]> {
  if (plan === null) return []
  const rows = describePlan(plan, await loadPlanReference(context, plan))
  if (extension === null) return rows
  const value = formatExtension(plan, extension)
  return rows.map((row) => (row.step === 'runtime' ? Object.assign({}, row, { value }) : row))
}

function orderFacts({ order, invoice }: StoredOrder, today: string) {
  return {
    id: order.id,
    number: formatOrderNumber(order.number),
    state: order.state,
    stateName: ORDER_STATE_NAMES[order.state],
    createdAt: order.createdAt,
    paidAt: order.paidAt,
    payBy: order.payBy,
    paymentMethod: order.paymentMethod,
    creditCheckAgreedAt: order.creditCheckAgreedAt,
    contact: order.contact,
    advertiser: order.advertiser,
    billing: order.billing,
    currency: order.currency,
    totals: order.amounts,
    totalUsdMinor: invoice.revision?.totalUsdMinor ?? order.totalUsdMinor,
    discounts: order.discounts,
    tax: order.tax,
    reach: order.reach ?? null,
    invoice: {
      id: invoice.id,
      number: formatInvoiceNumber(invoice),
      status: invoiceStatus(invoice, today),
      dueDate: invoice.dueDate,
    },
  }
}

/** Stored facts shown for a line. */
const storedFacts = (order: StoredOrder['order'], line: OrderLineRow) => ({
  orderId: order.id,
  lineId: line.id,
  number: formatOrderNumber(order.number),
  position: line.position,
  advertiser: order.advertiser.name,
  name: line.name,
  type: line.type,
  mediaType: line.mediaType,
  currency: order.currency,
  ...ranPeriod(line, line.plan?.runtime.timeZone ?? null),
  orderState: order.state,
  state: line.state,
  createdAt: order.createdAt,
  quantity: line.quantity,
  packageId: line.packageId,
  plan: line.plan ?? null,
  impressions: line.impressions ?? null,
  adds: addedPeople(order.reach, line.cartKey) ?? null,
  startsAt: line.startsAt,
  endsAt: line.endsAt,
  stoppedAt: line.stoppedAt,
})

function deliveryOf(line: OrderLineRow, now: Date): OrderLineOverview['delivery'] {
  const bookedImpressions = line.impressions?.mid ?? 0
  const { deliveredImpressions } = line
  return {
    bookedImpressions,
    deliveredImpressions,
    share: bookedImpressions > 0 ? Math.min(1, deliveredImpressions / bookedImpressions) : 0,
    timeShare: timeShare(line, now),
    recentDays: [],
  }
}

const couponOf = ({ num, amountMinor, leftMinor, isUsed }: IssuedCoupon) => ({
  num,
  amountMinor,
  leftMinor,
  isUsed,
})

type ActionFacts = Parameters<typeof pauseProblem>[0] &
  Parameters<typeof isStoppable>[0] &
  Parameters<typeof isRuntimeChangeable>[0] &
  Parameters<typeof isPaused>[0]

/** Actions that the reader can take on a line now. */
const openActions = (
  line: ActionFacts,
  { mayChange, now }: { mayChange: boolean; now: Date },
): Pick<OrderLineOverview, 'canStop' | 'canPause' | 'canResume' | 'canChangeRuntime'> => ({
  canStop: mayChange && isStoppable(line),
  canPause: mayChange && pauseProblem(line, now) === null,
  canResume: mayChange && isPaused(line),
  canChangeRuntime: mayChange && isRuntimeChangeable(line, now),
})

function lineOverview(
  { order }: StoredOrder,
  line: OrderLineRow,
  known: {
    now: Date
    mayChooseMakeGood: boolean
    /** Viewing an order as its buyer allows no changes. */
    mayChange: boolean
    /** Author of the change: the desk proposes, the buyer changes. */
    amendableBy: 'admin' | 'buyer' | null
    amendments: AmendmentRow[]
    creatives: CreativeCounts
    entries: LedgerEntry[]
    coupon: IssuedCoupon | null
    description: PlanRow[]
  },
): OrderLineOverview {
  const bookedImpressions = line.impressions?.mid ?? 0
  const { state: orderState, slotsUntil } = order
  const facts = { ...line, orderState, slotsUntil, bookedImpressions }
  const agreed = agreedOf(agreedFacts(line))
  const paused = pausedBy(line)
  const stopping = stopFacts({ order, line, entries: known.entries })
  return {
    ...storedFacts(order, line),
    totalMinor: agreed.amounts.totalMinor,
    stateName: lineStateName(line.state, paused),
    pausedBy: paused,
    status: legendStatus(facts),
    delivery: deliveryOf(line, known.now),
    flags: lineFlags(facts, known.creatives, known.now).map((flag) => ({
      flag,
      label: WARNING_FLAGS[flag],
      advice: flagAdvice(flag, line),
    })),
    description: known.description,
    amounts: agreed.amounts,
    sumUsdMinor: agreed.sumUsdMinor,
    next: lineNext({ ...facts, resumeDate: resumeDateOf(line) }),
    makeGood: known.mayChooseMakeGood
      ? offerOf({ order, line, entries: known.entries }, known.now)
      : null,
    ...openActions(facts, known),
    pauses: line.plan
      ? pauseViews(line.pauses, line.plan.runtime.timeZone, known.now).map(formatPause)
      : [],
    amendable: amendableOf(facts, known),
    isChangedByDesk: order.offer !== null,
    amendments: known.amendments.map(amendmentSummary),
    coupon: known.coupon && couponOf(known.coupon),
    balance: stopping ? runningBalance(stopping, known.now) : lineBalance(known.entries),
  }
}

/** Latest end of a pause, in the campaign's zone. */
const resumeDateOf = ({ resumeBy, plan }: OrderLineRow): string | null =>
  resumeBy && plan ? dayIn(TIME_ZONES[plan.runtime.timeZone].ianaZone, new Date(resumeBy)) : null

/** Possible changes; none by the buyer while it is paused or an earlier change waits for its payment. */
function amendableOf(
  line: AmendableLine & Pick<OrderLineRow, 'pausedAt'>,
  {
    now,
    amendableBy,
    amendments,
  }: { now: Date; amendableBy: 'admin' | 'buyer' | null; amendments: readonly AmendmentRow[] },
): OrderLineOverview['amendable'] {
  const isWaiting = amendments.some(({ state }) => state === 'awaiting_payment')
  const isHeld = amendableBy === 'buyer' && (isPaused(line) || isWaiting)
  if (amendableBy === null || isHeld) return null
  const scope = amendScope(line, now)
  return scope && { scope, areFormatsOpen: areFormatsAmendable(line, now) }
}

const amendmentSummary = ({
  id,
  version,
  state,
  fromUsdMinor,
  toUsdMinor,
  madeBy,
  createdAt,
  expiresAt,
}: AmendmentRow): AmendmentSummary => ({
  id,
  version,
  state,
  fromUsdMinor,
  toUsdMinor,
  isOwn: madeBy === 'buyer',
  createdAt,
  expiresAt,
})
