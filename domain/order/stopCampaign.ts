import type { CampaignPlan } from '../campaign/campaignPlan.ts'
import type { LineBalance } from '../ledger/lineBalance.ts'
import { shareMinor } from '../money/shareMinor.ts'
import { flightUse } from './flightUse.ts'
import { isRunning, lineStateAfter, type LineStanding } from './lineState.ts'

/** What decides about the unused part of a campaign. */
export interface StopFacts extends LineStanding {
  plan: Pick<CampaignPlan, 'mediaType' | 'runtime' | 'periods' | 'dayparts'>
  bookedImpressions: number
  deliveredImpressions: number
  /** Since when it may run: when the order was paid. ISO, UTC; null before. */
  paidAt: string | null
  balance: LineBalance
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
    | 'hasEnded'
    | 'isExtended'
  >,
  now: Date,
): { basis: UseBasis; used: number; booked: number } {
  const { bookedImpressions, deliveredImpressions } = facts
  const hasRunToItsEnd =
    facts.state === 'fell_short' ||
    facts.isExtended === true ||
    (facts.hasEnded === true && isRunning(facts.state))
  if (bookedImpressions > 0 && (deliveredImpressions > 0 || hasRunToItsEnd)) {
    const used = Math.min(deliveredImpressions, bookedImpressions)
    return { basis: 'delivery', used, booked: bookedImpressions }
  }
  const { usedHours, bookedHours } = flightUse(facts.plan, now)
  const beforePayment = facts.paidAt ? flightUse(facts.plan, new Date(facts.paidAt)).usedHours : 0
  const used = Math.max(0, usedHours - beforePayment)
  return { basis: used === 0 ? 'not_started' : 'time', used, booked: bookedHours }
}

/**
 * What stopping a campaign now gives (spec §4): a coupon worth the unused part of what was paid for it, and never
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
  const part = usedPart(facts, now)
  const couponUsdMinor = Math.min(remainingUsdMinor, paidUsdMinor - usedOf(paidUsdMinor, part))
  return {
    ...part,
    paidUsdMinor,
    usedUsdMinor: paidUsdMinor - couponUsdMinor - balance.couponsUsdMinor - balance.creditsUsdMinor,
    couponUsdMinor,
    discountUsdMinor,
    couponWhen: 'now',
  }
}

/** The whole cents of an amount that are used; a begun cent is not. */
export function usedOf(
  amountMinor: number,
  { used, booked }: { used: number; booked: number },
): number {
  if (booked <= 0) return 0
  const rounded = shareMinor(amountMinor, used, booked)
  const isRoundedUp = BigInt(rounded) * BigInt(booked) > BigInt(amountMinor) * BigInt(used)
  return isRoundedUp ? rounded - 1 : rounded
}
