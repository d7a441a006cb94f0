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

/** What decides about the unused part of a campaign. */
export interface StopFacts extends LineStanding {
  plan: Pick<CampaignPlan, 'mediaType' | 'runtime' | 'periods' | 'dayparts'>
  bookedImpressions: number
  deliveredImpressions: number
  /** Since when it may run: when the order was paid. ISO, UTC; null before. */
  paidAt: string | null
  balance: LineBalance
  /** What was used of it before its last change; none: it was not changed since anything was used. */
  usedBefore?: UsedBefore | null
  /** When it was paused; billboards whose slots were kept are charged for that time. */
  pauses?: readonly LinePause[] | null
  /** Whether its flight is over, not cut short: then what was delivered is all that will be. */
  hasEnded?: boolean
  /** Whether it runs on at no cost, as it fell short: its time was over once, so only delivery counts. */
  isExtended?: boolean
}

/** How the used part was measured. */
export type UseBasis = 'not_started' | 'delivery' | 'time'

/** What a stop at this moment means. USD cents, without tax; used and coupon add up to what was paid. */
export interface StopPreview {
  basis: UseBasis
  /** Used of booked: impressions by delivery, hours by time. */
  used: number
  booked: number
  paidUsdMinor: number
  usedUsdMinor: number
  couponUsdMinor: number
  /** What coupons given away took off: it was not paid, so it does not come back. */
  discountUsdMinor: number
  /** Whether the coupon comes at once, or when the open invoice is paid; nothing was paid for before. */
  couponWhen: 'now' | 'invoice_paid'
}

/** Whether a line can be stopped: a booked campaign that is not over. */
export function isStoppable(line: LineStanding): boolean {
  return lineStateAfter(line, 'stop') !== null
}

/**
 * How much of a campaign is used at a moment: by what was delivered when anything was, else by the time it could run.
 * One that ran to its end and delivered nothing has used nothing; one that could not run for want of creatives has used
 * the time that was held for it.
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
 * What stopping a campaign now gives (Orders 4): a coupon worth the unused part of what was paid for it, and never
 * cash, even before it has started. Of the price only money and coupons that were themselves paid for count. A part of
 * a cent is the buyer's. An order that is not paid has not run: its coupon is the whole, and comes with the payment.
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
