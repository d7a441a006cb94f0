import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { shareMinor } from '#domain/foundation/money/shareMinor.ts'
import type { LinePause } from '../pause/pause.types.ts'
import { pausedHours } from '../pause/pausedTime.ts'
import { flightUse } from './flightUse.ts'

/**
 * Use of a line when its last change was applied, at the price of that time: by impressions, and by
 * hours for a line without delivery. Later use shares the rest of the paid amount.
 */
export interface UsedBefore {
  impressions: number
  impressionsUsdMinor: number
  /**
   * Their part of the line's price, without gifts, if a change set another price per impression for
   * the rest. Otherwise each impression has the same part of the price.
   */
  impressionsPriceMinor?: number
  hours: number
  hoursUsdMinor: number
}

/** Used and booked amounts, and the part used at an earlier price. */
export interface MeasuredUse {
  used: number
  booked: number
  before: { used: number; usdMinor: number } | null
}

/** The used amount in whole cents; a begun cent is not used. */
export function usedOf(
  amountMinor: number,
  { used, booked }: { used: number; booked: number },
): number {
  if (booked <= 0) return 0
  const rounded = shareMinor(amountMinor, used, booked)
  const isRoundedUp = BigInt(rounded) * BigInt(booked) > BigInt(amountMinor) * BigInt(used)
  return isRoundedUp ? rounded - 1 : rounded
}

/** The value of the use, in whole cents of the paid amount, each part at its own price. */
export function worthOfUse(paidUsdMinor: number, { used, booked, before }: MeasuredUse): number {
  if (!before || (before.used <= 0 && before.usdMinor <= 0))
    return usedOf(paidUsdMinor, { used: Math.min(used, booked), booked })
  const earlierUsdMinor = Math.min(before.usdMinor, paidUsdMinor)
  if (used < before.used) return usedOf(earlierUsdMinor, { used, booked: before.used })
  const left = booked - before.used
  const since = Math.min(used - before.used, left)
  return earlierUsdMinor + usedOf(paidUsdMinor - earlierUsdMinor, { used: since, booked: left })
}

/** A line before a change is applied. USD cents. */
export interface ChangedUse {
  plan: Pick<CampaignPlan, 'mediaType' | 'runtime' | 'periods' | 'dayparts'>
  bookedImpressions: number
  deliveredImpressions: number
  /** When it was paid, so that it may run. ISO, UTC; null before its order is paid. */
  paidAt: string | null
  paidUsdMinor: number
  usedBefore: UsedBefore | null
  /** Its pauses: paused time is not used, unless the slots were kept. */
  pauses?: readonly LinePause[] | null
  /** The plan after the change: used hours are counted by its hours from then on. */
  newPlan?: ChangedUse['plan']
  /** The line's current price, if the change sets another price per impression for the rest. */
  newRestPrice?: { priceUsdMinor: number } | null
}

/** Used hours of a flight, without those before the payment and those of pauses. */
export function hoursUsed(
  { plan, paidAt, pauses }: Pick<ChangedUse, 'plan' | 'paidAt' | 'pauses'>,
  now: Date,
): { used: number; booked: number } {
  const { usedHours, bookedHours } = flightUse(plan, now)
  const beforePayment = paidAt ? flightUse(plan, new Date(paidAt)).usedHours : 0
  const paused = pausedHours(plan, pauses, { now, hasSlots: false })
  return { used: Math.max(0, usedHours - beforePayment - paused), booked: bookedHours }
}

/** The use of a line when a change is applied; null if nothing is used. */
export function usedBeforeChange(line: ChangedUse, now: Date): UsedBefore | null {
  const { bookedImpressions, deliveredImpressions, paidAt, paidUsdMinor, usedBefore } = line
  if (paidAt === null) return null
  const impressions = Math.min(deliveredImpressions, bookedImpressions)
  const { used: hours, booked: bookedHours } = hoursUsed(line, now)
  if (impressions === 0 && hours === 0) return null
  const newHours = line.newPlan ? hoursUsed({ ...line, plan: line.newPlan }, now).used : hours
  return {
    impressions,
    ...pricePart(line, impressions),
    impressionsUsdMinor: worthOfUse(paidUsdMinor, {
      used: impressions,
      booked: bookedImpressions,
      before: impressionsBefore(usedBefore),
    }),
    hours: newHours,
    hoursUsdMinor: worthOfUse(paidUsdMinor, {
      used: hours,
      booked: bookedHours,
      before: hoursBefore(usedBefore),
    }),
  }
}

/** The impressions' part of the price, once prices differ. */
function pricePart(
  { newRestPrice, usedBefore, bookedImpressions }: ChangedUse,
  impressions: number,
): Pick<UsedBefore, 'impressionsPriceMinor'> {
  const usdMinor = usedBefore?.impressionsPriceMinor
  if (!newRestPrice) return {}
  const before =
    usedBefore && usdMinor !== undefined ? { used: usedBefore.impressions, usdMinor } : null
  const used = { used: impressions, booked: bookedImpressions, before }
  return { impressionsPriceMinor: worthOfUse(newRestPrice.priceUsdMinor, used) }
}

/** The part by impressions. */
export const impressionsBefore = (
  usedBefore: UsedBefore | null | undefined,
): MeasuredUse['before'] =>
  usedBefore ? { used: usedBefore.impressions, usdMinor: usedBefore.impressionsUsdMinor } : null

/** The part by hours. */
export const hoursBefore = (usedBefore: UsedBefore | null | undefined): MeasuredUse['before'] =>
  usedBefore ? { used: usedBefore.hours, usdMinor: usedBefore.hoursUsdMinor } : null
