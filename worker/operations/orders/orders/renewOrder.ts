import type { OrderLineRow } from '#database/queries/orders/orders.ts'
import { countSlotsOfOthers } from '#database/queries/planning/slotClaims.ts'
import { campaignItem, type NewCartItem } from '#domain/commerce/cart/newCartItem.ts'
import { soldOutOf } from '#domain/orders/order/amendment/amendedSlots.ts'
import { duplicateLine } from '#domain/orders/order/repeat/duplicateLine.ts'
import {
  renewalNotes,
  renewedPlan,
  withoutGone,
  type RenewedOrder,
} from '#domain/orders/order/repeat/renewPlan.ts'
import type { PlanReference } from '#domain/planning/assessment/planReference.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { forecast } from '#domain/planning/forecast/forecast.ts'
import { validatePlan } from '#domain/planning/findings/issues/validatePlan.ts'
import { isSoldBySlots } from '#domain/foundation/media/mediaTraits.ts'
import { loadPlanReference } from '#worker/operations/planning/loadPlanReference.ts'
import { wantedScreens, wantedSlots } from '#worker/operations/planning/slots/wantedScreens.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { openOrderToChange } from './openOwnOrder.ts'

/**
 * Renewal of the caller's order: its campaigns from the day after their end at today's prices, with each one's
 * differences, and its packages unchanged (Orders 20). Writes nothing. Raises order_not_found.
 */
export async function renewOrder(
  context: OperationContext,
  orderId: string,
): Promise<RenewedOrder> {
  const { lines } = await openOrderToChange(context, orderId)
  return await renewLines(context, lines)
}

/** Renewal of an order's lines, without a check of the caller. Writes nothing. */
export async function renewLines(
  context: OperationContext,
  lines: readonly OrderLineRow[],
): Promise<RenewedOrder> {
  const renewed = await Promise.all(lines.map(async (line) => await renewLine(context, line)))
  return {
    items: renewed.flatMap((one) => one?.item ?? []),
    campaigns: renewed.flatMap((one) => one?.campaign ?? []),
    notOffered: lines.flatMap(({ name }, at) => (renewed[at] ? [] : [name])),
  }
}

/** Renewal of a line; null if nothing of it is still offered. */
async function renewLine(
  context: OperationContext,
  line: OrderLineRow,
): Promise<{ item: NewCartItem; campaign: RenewedOrder['campaigns'] } | null> {
  const { plan: before, name } = line
  if (!before) {
    const item = duplicateLine({ ...line, plan: null }, context.now)
    return item && { item, campaign: [] }
  }
  const reference = await loadPlanReference(context, before)
  const left = withoutGone(before, new Set(reference.products.map(({ id }) => id)))
  if (!left) return null
  const after = renewedPlan(left.plan, context.now)
  const notes = renewalNotes({
    before,
    after,
    bookedImpressions: line.impressions?.mid ?? 0,
    impressions: forecast(after, reference).impressions.mid,
    gone: left.gone,
    takenSlots: await takenSlots(context, after, reference),
    problems: validatePlan(after, reference, context).map(({ message }) => message),
  })
  const item = campaignItem(after)
  return {
    item: { ...item, data: { ...item.data, name } },
    campaign: [{ name, notes }],
  }
}

/** Number of a plan's slots that others have booked. */
async function takenSlots(
  { db, now }: OperationContext,
  plan: CampaignPlan,
  reference: PlanReference,
): Promise<number> {
  if (!isSoldBySlots(plan.mediaType)) return 0
  const wanted = wantedSlots(plan, wantedScreens(plan, reference).wanted)
  const weeks = wanted.map(({ week }) => week).sort()
  const [firstWeek, lastWeek] = [weeks[0], weeks.at(-1)]
  if (firstWeek === undefined || lastWeek === undefined) return 0
  const range = { firstWeek, lastWeek, now: now.toISOString() }
  const taken = await countSlotsOfOthers(db, range, { sessionId: '', cartKeys: [] })
  return soldOutOf(wanted, taken).length
}
