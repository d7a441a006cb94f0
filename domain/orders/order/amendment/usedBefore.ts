import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { shareMinor } from '#domain/foundation/money/shareMinor.ts'
import type { LinePause } from '../pause/pause.types.ts'
import { pausedHours } from '../pause/pausedTime.ts'
import { flightUse } from './flightUse.ts'

/**
 * What was used of a line when its last change came into force, at the price that it was used at: by impressions, and by
 * hours for a line that delivers nothing. What comes after shares the rest of what was paid.
 */
export interface UsedBefore {
  impressions: number
  impressionsUsdMinor: number
  hours: number
  hoursUsdMinor: number
}

/** What was used and booked, and the part of it that was used before a change at a price of its own. */
export interface MeasuredUse {
  used: number
  booked: number
  before: { used: number; usdMinor: number } | null
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

/** The worth of what was used, in whole cents of what was paid: each part at the price that it was used at. */
export function worthOfUse(paidUsdMinor: number, { used, booked, before }: MeasuredUse): number {
  if (!before || before.used <= 0)
    return usedOf(paidUsdMinor, { used: Math.min(used, booked), booked })
  const earlierUsdMinor = Math.min(before.usdMinor, paidUsdMinor)
  if (used <= before.used) return usedOf(earlierUsdMinor, { used, booked: before.used })
  const left = booked - before.used
  const since = Math.min(used - before.used, left)
  return earlierUsdMinor + usedOf(paidUsdMinor - earlierUsdMinor, { used: since, booked: left })
}

/** A line as a change finds it that comes into force. USD cents. */
export interface ChangedUse {
  plan: Pick<CampaignPlan, 'mediaType' | 'runtime' | 'periods' | 'dayparts'>
  bookedImpressions: number
  deliveredImpressions: number
  /** Since when it may run. ISO, UTC; null before its order is paid. */
  paidAt: string | null
  paidUsdMinor: number
  usedBefore: UsedBefore | null
  /** When it was paused: that time is not used, unless its slots were kept. */
  pauses?: readonly LinePause[] | null
}

/** Hours of a flight that are used at a moment, without those before the payment and those of pauses. */
export function hoursUsed(
  { plan, paidAt, pauses }: Pick<ChangedUse, 'plan' | 'paidAt' | 'pauses'>,
  now: Date,
): { used: number; booked: number } {
  const { usedHours, bookedHours } = flightUse(plan, now)
  const beforePayment = paidAt ? flightUse(plan, new Date(paidAt)).usedHours : 0
  const paused = pausedHours(plan, pauses, { now, hasSlots: false })
  return { used: Math.max(0, usedHours - beforePayment - paused), booked: bookedHours }
}

/** What is used of a line when a change comes into force; null where nothing is. */
export function usedBeforeChange(line: ChangedUse, now: Date): UsedBefore | null {
  const { bookedImpressions, deliveredImpressions, paidAt, paidUsdMinor, usedBefore } = line
  if (paidAt === null) return null
  const impressions = Math.min(deliveredImpressions, bookedImpressions)
  const { used: hours, booked: bookedHours } = hoursUsed(line, now)
  if (impressions === 0 && hours === 0) return null
  return {
    impressions,
    impressionsUsdMinor: worthOfUse(paidUsdMinor, {
      used: impressions,
      booked: bookedImpressions,
      before: impressionsBefore(usedBefore),
    }),
    hours,
    hoursUsdMinor: worthOfUse(paidUsdMinor, {
      used: hours,
      booked: bookedHours,
      before: hoursBefore(usedBefore),
    }),
  }
}

/** The part by impressions. */
export const impressionsBefore = (
  usedBefore: UsedBefore | null | undefined,
): MeasuredUse['before'] =>
  usedBefore ? { used: usedBefore.impressions, usdMinor: usedBefore.impressionsUsdMinor } : null

/** The part by hours. */
export const hoursBefore = (usedBefore: UsedBefore | null | undefined): MeasuredUse['before'] =>
  usedBefore ? { used: usedBefore.hours, usdMinor: usedBefore.hoursUsdMinor } : null
