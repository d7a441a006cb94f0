import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import type { LineBalance } from '../../ledger/lineBalance.ts'
import { heldImpressions } from '../pause/pausedTime.ts'
import type { LinePause } from '../pause/pause.types.ts'
import { isRunning, lineStateAfter, type LineStanding } from '../line/lineState.ts'
import {
  hoursBefore,
  hoursUsed,
  impressionsBefore,
  worthOfUse,
  type MeasuredUse,
  type UsedBefore,
} from '../amendment/usedBefore.ts'

/** The facts that determine the unused part of a campaign. */
export interface StopFacts extends LineStanding {
  plan: Pick<CampaignPlan, 'mediaType' | 'runtime' | 'periods' | 'dayparts'>
  bookedImpressions: number
  deliveredImpressions: number
  /** When the order was paid, so that it may run. ISO, UTC; null before. */
  paidAt: string | null
  balance: LineBalance
  /** Its use before its last change; null if nothing was used by then. */
  usedBefore?: UsedBefore | null
  /** Its pauses; billboards that kept their slots are charged for that time. */
  pauses?: readonly LinePause[] | null
  /** Whether its flight has ended normally, so that its delivery is final. */
  hasEnded?: boolean
  /** Whether it runs as a free extension: its time is over, so only delivery counts. */
  isExtended?: boolean
}

/** How the used part was measured. */
export type UseBasis = 'not_started' | 'delivery' | 'time'

/**
 * The result of stopping now. USD cents, without tax; used and coupon add up to the paid amount.
 */
export interface StopPreview {
  basis: UseBasis
  /** Used and booked: impressions for delivery, hours for time. */
  used: number
  booked: number
  paidUsdMinor: number
  usedUsdMinor: number
  couponUsdMinor: number
  /** The part that free coupons covered: it was not paid, so it is not returned. */
  discountUsdMinor: number
  /** Whether the coupon is issued at once, or when the open invoice is paid. */
  couponWhen: 'now' | 'invoice_paid'
}

/** Whether a line can be stopped: a booked campaign that is not over. */
export function isStoppable(line: LineStanding): boolean {
  return lineStateAfter(line, 'stop') !== null
}

/**
 * The used part of a campaign at a moment: by delivery if there is any, otherwise by the time it
 * could run. One that ran to its end without delivery has used nothing; one that could not run for
 * lack of creatives has used the time reserved for it.
 */
export function usedPart(
  facts: Pick<
    StopFacts,
    | 'state'
    | 'plan'
    | 'bookedImpressions'
    | 'deliveredImpressions'
    | 'paidAt'
    | 'usedBefore'
    | 'pauses'
    | 'hasEnded'
    | 'isExtended'
  >,
  now: Date,
): { basis: UseBasis } & MeasuredUse {
  const { bookedImpressions, deliveredImpressions } = facts
  const hasRunToItsEnd =
    facts.state === 'fell_short' ||
    facts.isExtended === true ||
    (facts.hasEnded === true && isRunning(facts.state))
  const held = heldImpressions(facts.plan, facts, now)
  if (bookedImpressions > 0 && (deliveredImpressions + held > 0 || hasRunToItsEnd)) {
    const used = Math.min(deliveredImpressions + held, bookedImpressions)
    const before = impressionsBefore(facts.usedBefore)
    return { basis: 'delivery', used, booked: bookedImpressions, before }
  }
  const hours = hoursUsed(facts, now)
  const before = hoursBefore(facts.usedBefore)
  return { basis: hours.used === 0 ? 'not_started' : 'time', ...hours, before }
}

/**
 * The result of stopping a campaign now (Orders 4): a coupon worth the unused part of the paid
 * amount, never cash, even before the start. Only money and coupons that were paid for count. A
 * fraction of a cent goes to the buyer. An unpaid order has not run: its coupon is worth everything
 * and is issued with the payment.
 */
export function previewStop(facts: StopFacts, now: Date): StopPreview {
  const { balance } = facts
  const { paidUsdMinor, remainingUsdMinor, discountUsdMinor, dueUsdMinor } = balance
  const isUnpaid = facts.orderState === 'awaiting_invoice_payment'
  if (isUnpaid) {
    const worthUsdMinor = paidUsdMinor + dueUsdMinor
    return {
      basis: 'not_started',
      used: 0,
      booked: 0,
      paidUsdMinor: worthUsdMinor,
      usedUsdMinor: 0,
      couponUsdMinor: worthUsdMinor,
      discountUsdMinor,
      couponWhen: 'invoice_paid',
    }
  }
  const { basis, ...part } = usedPart(facts, now)
  const couponUsdMinor = Math.min(remainingUsdMinor, paidUsdMinor - worthOfUse(paidUsdMinor, part))
  return {
    basis,
    used: part.used,
    booked: part.booked,
    paidUsdMinor,
    usedUsdMinor: paidUsdMinor - couponUsdMinor - balance.couponsUsdMinor - balance.creditsUsdMinor,
    couponUsdMinor,
    discountUsdMinor,
    couponWhen: 'now',
  }
}
