import { z } from 'zod'
import { campaignPlanSchema, type CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import type { ImpressionRange } from '#domain/planning/forecast/forecast.types.ts'
import type { LineBalance } from '../../ledger/lineBalance.ts'
import { isSoldBySlots } from '#domain/foundation/media/mediaTraits.ts'
import { shareMinor } from '#domain/foundation/money/shareMinor.ts'
import type { AmendmentState, AmendmentTerms, AmendScope } from './amendment.types.ts'
import { isBeforeStart, isStill, type LineStanding } from '../line/lineState.ts'
import type { UsedBefore } from './usedBefore.ts'

/** How long a buyer has to answer, and to pay what was agreed on more. */
const ANSWER_DAYS = 7
export const EXTRA_DUE_DAYS = 14
const DAY_MS = 86_400_000

export const AMENDMENT_STATE_NAMES: Record<AmendmentState, string> = {
  proposed: 'Waiting for the buyer’s answer',
  replaced: 'Replaced by a newer version',
  declined: 'Declined',
  expired: 'Not answered in time',
  awaiting_payment: 'Accepted, waiting for its payment',
  withdrawn: 'Withdrawn',
  in_force: 'In force',
}

/** What of a campaign the desk proposes to change, whole as it would be. */
export const amendmentChangeSchema = campaignPlanSchema.pick({
  region: true,
  audience: true,
  inventory: true,
  formatIds: true,
  runtime: true,
  periods: true,
  budgetMinor: true,
})
export type AmendmentChange = z.infer<typeof amendmentChangeSchema>

export const AMENDMENT_ANSWERS = ['accept', 'decline'] as const
export const amendmentAnswerSchema = z.object({ answer: z.enum(AMENDMENT_ANSWERS) })
export type AmendmentAnswer = z.infer<typeof amendmentAnswerSchema>['answer']

/** A line as it decides what can be changed of it. */
export interface AmendableLine extends LineStanding {
  plan: CampaignPlan | null
  startsAt: string | null
  endsAt: string | null
  deliveredImpressions: number
  /** Until when its order keeps its billboard slots while it is not paid. ISO, UTC; null when nothing ends, or they are gone. */
  slotsUntil: string | null
  /** Not null when it runs on at no cost. */
  extension: object | null
}

/**
 * What can be changed of a line: all until it begins, then its end and budget until it is over; null when nothing. What
 * was delivered is never touched. Billboards that have begun keep the slots that they have; those that are not paid can be
 * changed while their order keeps its slots.
 */
export function amendScope(line: AmendableLine, now: Date): AmendScope | null {
  const { type, plan, state, orderState, startsAt, endsAt, extension, slotsUntil } = line
  if (type !== 'campaign' || !plan || extension) return null
  if (orderState !== 'booked' && orderState !== 'awaiting_invoice_payment') return null
  const at = now.toISOString()
  if (isStill(state) || !startsAt || !endsAt || endsAt <= at) return null
  const hasBegun = startsAt <= at || !isBeforeStart(state) || line.deliveredImpressions > 0
  const hasSlots = orderState === 'booked' || (slotsUntil !== null && slotsUntil > at)
  if (isSoldBySlots(plan.mediaType) && (hasBegun || !hasSlots)) return null
  return hasBegun ? 'rest' : 'whole'
}

/** Formats can be changed while no creative was made for them. */
export const areFormatsAmendable = (line: AmendableLine, now: Date): boolean =>
  line.state === 'awaiting_creatives' && amendScope(line, now) === 'whole'

/** The plan as it would be. Of one that has begun, all but its end and budget stays as it is. */
export function amendedPlan(
  plan: CampaignPlan,
  { region, audience, inventory, formatIds, runtime, periods, budgetMinor }: AmendmentChange,
  scope: AmendScope,
): CampaignPlan {
  return scope === 'whole'
    ? { ...plan, region, audience, inventory, formatIds, runtime, periods, budgetMinor }
    : { ...plan, budgetMinor, runtime: { ...plan.runtime, endDate: runtime.endDate } }
}

/** Whether nothing would be different. */
export const isSamePlan = (a: CampaignPlan, b: CampaignPlan): boolean =>
  JSON.stringify(a) === JSON.stringify(b)

/** What an amendment's price is worked out from. */
export interface PricedAmendment {
  before: CampaignPlan
  after: CampaignPlan
  scope: AmendScope
  /** What the line costs as it is, USD cents: its price when booked and what was agreed on since. */
  fromUsdMinor: number
  booked: ImpressionRange
  /** What both plans would buy today. */
  today: { before: ImpressionRange; after: ImpressionRange }
  balance: Pick<LineBalance, 'paidUsdMinor'>
  /** What was used of it at the price of before its last change. */
  usedBefore?: UsedBefore | null
}

/**
 * What an amendment costs, at the prices that the line was booked at: a line that cost less than its budget (an offer's
 * discount) still does, and impressions keep to what was booked as they would change today, whatever prices did since.
 * Of a campaign that has begun each impression keeps its price, so that what was delivered is worth what it was.
 */
export function amendmentTerms(amended: PricedAmendment): AmendmentTerms {
  const { before, after, fromUsdMinor, balance, booked, usedBefore } = amended
  const toUsdMinor = shareMinor(fromUsdMinor, after.budgetMinor, before.budgetMinor)
  return {
    plan: after,
    impressions: amendedImpressions(amended),
    fromUsdMinor,
    toUsdMinor,
    couponUsdMinor: couponOfAmendment({
      fromUsdMinor,
      toUsdMinor,
      balance,
      bookedImpressions: booked.mid,
      usedBefore,
    }),
  }
}

/**
 * What comes back as a coupon: the part of what was paid that is not ordered any more. What was used before the last
 * change has its own price and stays paid; what is ordered less is a part of the rest.
 */
export function couponOfAmendment({
  fromUsdMinor,
  toUsdMinor,
  balance,
  bookedImpressions = 0,
  usedBefore,
}: Pick<PricedAmendment, 'fromUsdMinor' | 'balance' | 'usedBefore'> & {
  toUsdMinor: number
  /** As it is, before the change. */
  bookedImpressions?: number
}): number {
  const lessUsdMinor = Math.max(0, fromUsdMinor - toUsdMinor)
  const { paidUsdMinor } = balance
  if (!usedBefore || usedBefore.impressions === 0)
    return wholeShare(paidUsdMinor, lessUsdMinor, fromUsdMinor)
  const restUsdMinor = Math.max(0, paidUsdMinor - usedBefore.impressionsUsdMinor)
  const rest = bookedImpressions - usedBefore.impressions
  if (fromUsdMinor <= 0 || rest <= 0) return 0
  const coupon =
    (BigInt(restUsdMinor) * BigInt(lessUsdMinor) * BigInt(bookedImpressions)) /
    (BigInt(fromUsdMinor) * BigInt(rest))
  return Math.min(restUsdMinor, Number(coupon))
}

/** Rounded down: the buyer never gets less for what stays paid than before. */
const wholeShare = (amount: number, part: number, whole: number): number =>
  whole <= 0 ? 0 : Number((BigInt(amount) * BigInt(part)) / BigInt(whole))

function amendedImpressions({
  before,
  after,
  scope,
  booked,
  today,
}: PricedAmendment): ImpressionRange {
  if (scope === 'rest') return sharedImpressions(booked, after.budgetMinor, before.budgetMinor)
  const of = (key: keyof ImpressionRange) =>
    today.before[key] > 0
      ? wholeShare(booked[key], today.after[key], today.before[key])
      : booked[key]
  return { low: of('low'), mid: of('mid'), high: of('high') }
}

const sharedImpressions = (
  { low, mid, high }: ImpressionRange,
  to: number,
  from: number,
): ImpressionRange => ({
  low: wholeShare(low, to, from),
  mid: wholeShare(mid, to, from),
  high: wholeShare(high, to, from),
})

/**
 * What a line becomes when what was agreed on more is paid: as agreed; of one that has begun meanwhile its end and
 * budget, each impression at the price that it has.
 */
export function paidChange(
  agreed: {
    toPlan: CampaignPlan
    impressions: ImpressionRange
    fromUsdMinor: number
    toUsdMinor: number
  },
  line: { plan: CampaignPlan; booked: ImpressionRange; scope: AmendScope },
): { plan: CampaignPlan; impressions: ImpressionRange } {
  const plan = amendedPlan(line.plan, agreed.toPlan, line.scope)
  if (line.scope === 'whole') return { plan, impressions: agreed.impressions }
  const { toUsdMinor, fromUsdMinor } = agreed
  return { plan, impressions: sharedImpressions(line.booked, toUsdMinor, fromUsdMinor) }
}

/** Until when a buyer can answer. */
export const answerAmendmentBy = (now: Date): string =>
  new Date(now.getTime() + ANSWER_DAYS * DAY_MS).toISOString()

/** Whether an amendment can still be answered. */
export const isAmendmentOpen = (
  amendment: { state: AmendmentState; expiresAt: string },
  now: Date,
): boolean => amendment.state === 'proposed' && amendment.expiresAt > now.toISOString()
