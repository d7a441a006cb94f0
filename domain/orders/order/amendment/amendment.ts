import { z } from 'zod'
import { campaignPlanSchema, type CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import type { ImpressionRange } from '#domain/planning/forecast/forecast.types.ts'
import type { LineBalance } from '../../ledger/lineBalance.ts'
import { isSoldBySlots } from '#domain/foundation/media/mediaTraits.ts'
import { shareMinor } from '#domain/foundation/money/shareMinor.ts'
import type { AmendmentState, AmendmentTerms, AmendScope } from './amendment.types.ts'
import { isBeforeStart, isStill, type LineStanding } from '../line/lineState.ts'
import { SAME_PRICE_PPM, withRest } from './restRatio.ts'
import type { UsedBefore } from './usedBefore.ts'

/** Days for a buyer to answer, and to pay an increase. */
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

/** The change of a campaign, with every changed part in full. */
export const amendmentChangeSchema = campaignPlanSchema.pick({
  region: true,
  audience: true,
  inventory: true,
  formatIds: true,
  runtime: true,
  periods: true,
  dayparts: true,
  frequencyCapPerDay: true,
  budgetMinor: true,
})
export type AmendmentChange = z.infer<typeof amendmentChangeSchema>

export const AMENDMENT_ANSWERS = ['accept', 'decline'] as const
export const amendmentAnswerSchema = z.object({ answer: z.enum(AMENDMENT_ANSWERS) })
export type AmendmentAnswer = z.infer<typeof amendmentAnswerSchema>['answer']

/** The facts of a line that decide what can be changed. */
export interface AmendableLine extends LineStanding {
  plan: CampaignPlan | null
  startsAt: string | null
  endsAt: string | null
  deliveredImpressions: number
  /**
   * Until when its unpaid order holds its billboard slots. ISO, UTC; null without a limit, or if
   * they are gone.
   */
  slotsUntil: string | null
  /** Not null while it runs as a free extension. */
  extension: object | null
}

/**
 * The changeable part of a line: everything until it begins, then everything but start, time zone
 * and formats until it is over; null for nothing. Past delivery never changes. Started billboards
 * keep their slots; unpaid ones can be changed while their order holds its slots.
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

/** Formats can be changed as long as the line has no creatives. */
export const areFormatsAmendable = (line: AmendableLine, now: Date): boolean =>
  line.state === 'awaiting_creatives' && amendScope(line, now) === 'whole'

/** The plan after the change. A started one keeps its start, time zone, periods and formats. */
export function amendedPlan(
  plan: CampaignPlan,
  change: AmendmentChange,
  scope: AmendScope,
): CampaignPlan {
  const { region, audience, inventory, dayparts, frequencyCapPerDay, budgetMinor } = change
  const shown = { region, audience, inventory, dayparts, frequencyCapPerDay, budgetMinor }
  const { formatIds, runtime, periods } = change
  return scope === 'whole'
    ? { ...plan, ...shown, formatIds, runtime, periods }
    : { ...plan, ...shown, runtime: { ...plan.runtime, endDate: runtime.endDate } }
}

/** Whether two plans are equal. */
export const isSamePlan = (a: CampaignPlan, b: CampaignPlan): boolean =>
  JSON.stringify(a) === JSON.stringify(b)

/** The input for an amendment's price. */
export interface PricedAmendment {
  before: CampaignPlan
  after: CampaignPlan
  scope: AmendScope
  /** The line's current price, USD cents: the booked price and agreed changes. */
  fromUsdMinor: number
  booked: ImpressionRange
  /** The current forecast of both plans. */
  today: { before: ImpressionRange; after: ImpressionRange }
  balance: Pick<LineBalance, 'paidUsdMinor'>
  /** Use at the price before its last change. */
  usedBefore?: UsedBefore | null
  deliveredImpressions: number
  /** See `restRatioPpm`. */
  restRatioPpm: number
}

/**
 * The price of an amendment, at the line's booked prices: a line that cost less than its budget (an
 * offer's discount) still does, and impressions scale from the booked number as today's forecast
 * does, whatever prices did since. In a started campaign each impression retains its price, so that
 * past delivery retains its value.
 */
export function amendmentTerms(amended: PricedAmendment): AmendmentTerms {
  const { before, after, fromUsdMinor, balance, booked, usedBefore } = amended
  const toUsdMinor = shareMinor(fromUsdMinor, after.budgetMinor, before.budgetMinor)
  return {
    plan: after,
    impressions: amendedImpressions(amended, toUsdMinor),
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
 * The coupon of an amendment: the paid part that is no longer ordered. Use before the last change
 * has its own price and stays paid; a decrease reduces the rest.
 */
export function couponOfAmendment({
  fromUsdMinor,
  toUsdMinor,
  balance,
  bookedImpressions = 0,
  usedBefore,
}: Pick<PricedAmendment, 'fromUsdMinor' | 'balance' | 'usedBefore'> & {
  toUsdMinor: number
  /** Before the change. */
  bookedImpressions?: number
}): number {
  const lessUsdMinor = Math.max(0, fromUsdMinor - toUsdMinor)
  const { paidUsdMinor } = balance
  if (!usedBefore || usedBefore.impressions === 0)
    return wholeShare(paidUsdMinor, lessUsdMinor, fromUsdMinor)
  const restUsdMinor = Math.max(0, paidUsdMinor - usedBefore.impressionsUsdMinor)
  const rest = bookedImpressions - usedBefore.impressions
  if (fromUsdMinor <= 0 || rest <= 0) return 0
  const { impressionsPriceMinor } = usedBefore
  if (impressionsPriceMinor !== undefined) {
    const less = wholeShare(restUsdMinor, lessUsdMinor, fromUsdMinor - impressionsPriceMinor)
    return Math.min(restUsdMinor, less)
  }
  const coupon =
    (BigInt(restUsdMinor) * BigInt(lessUsdMinor) * BigInt(bookedImpressions)) /
    (BigInt(fromUsdMinor) * BigInt(rest))
  return Math.min(restUsdMinor, Number(coupon))
}

/** Rounded down: the buyer never gets less than before for what stays paid. */
const wholeShare = (amount: number, part: number, whole: number): number =>
  whole <= 0 ? 0 : Number((BigInt(amount) * BigInt(part)) / BigInt(whole))

function amendedImpressions(
  {
    before,
    after,
    scope,
    booked,
    today,
    deliveredImpressions,
    restRatioPpm,
    fromUsdMinor,
    usedBefore,
  }: PricedAmendment,
  toUsdMinor: number,
): ImpressionRange {
  if (scope === 'rest') {
    const shared =
      usedBefore?.impressionsPriceMinor === undefined
        ? sharedImpressions(booked, after.budgetMinor, before.budgetMinor)
        : restShared(booked, { fromUsdMinor, toUsdMinor, usedBefore })
    return withRest(shared, { deliveredImpressions, restRatioPpm })
  }
  const of = (key: keyof ImpressionRange) =>
    today.before[key] > 0
      ? wholeShare(booked[key], today.after[key], today.before[key])
      : booked[key]
  return { low: of('low'), mid: of('mid'), high: of('high') }
}

/**
 * Impressions by price, for a line whose last change set another price per impression for the rest.
 */
function restShared(
  booked: ImpressionRange,
  {
    fromUsdMinor,
    toUsdMinor,
    usedBefore: { impressions, impressionsPriceMinor = 0 },
  }: { fromUsdMinor: number; toUsdMinor: number; usedBefore: UsedBefore },
): ImpressionRange {
  const from = fromUsdMinor - impressionsPriceMinor
  const to = Math.max(0, toUsdMinor - impressionsPriceMinor)
  const of = (count: number) => {
    const rest = Math.max(0, count - impressions)
    return count - rest + wholeShare(rest, to, from)
  }
  return { low: of(booked.low), mid: of(booked.mid), high: of(booked.high) }
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
 * The line after an increase is paid. A line that began meanwhile keeps its start and formats, each
 * delivered impression its price, and the rest costs as when the change was agreed.
 */
export function paidChange(
  agreed: {
    toPlan: CampaignPlan
    impressions: ImpressionRange
    fromUsdMinor: number
    toUsdMinor: number
    restRatioPpm: number | null
  },
  line: {
    plan: CampaignPlan
    booked: ImpressionRange
    scope: AmendScope
    deliveredImpressions: number
    usedBefore?: UsedBefore | null
  },
): { plan: CampaignPlan; impressions: ImpressionRange } {
  const plan = amendedPlan(line.plan, agreed.toPlan, line.scope)
  if (line.scope === 'whole') return { plan, impressions: agreed.impressions }
  const { toUsdMinor, fromUsdMinor } = agreed
  const { deliveredImpressions, usedBefore } = line
  const shared =
    usedBefore?.impressionsPriceMinor === undefined
      ? sharedImpressions(line.booked, toUsdMinor, fromUsdMinor)
      : restShared(line.booked, { toUsdMinor, fromUsdMinor, usedBefore })
  const restRatioPpm = agreed.restRatioPpm ?? SAME_PRICE_PPM
  return { plan, impressions: withRest(shared, { deliveredImpressions, restRatioPpm }) }
}

/** The deadline of a buyer's answer. */
export const answerAmendmentBy = (now: Date): string =>
  new Date(now.getTime() + ANSWER_DAYS * DAY_MS).toISOString()

/** Whether an amendment can still be answered. */
export const isAmendmentOpen = (
  amendment: { state: AmendmentState; expiresAt: string },
  now: Date,
): boolean => amendment.state === 'proposed' && amendment.expiresAt > now.toISOString()
