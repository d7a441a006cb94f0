import { z } from 'zod'
import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import { runtimeDays } from '#domain/planning/campaign/planFlight.ts'
import { isSoldBySlots } from '#domain/foundation/media/mediaTraits.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { isRunning, type LineState } from '../line/lineState.ts'
import type { Extension, MakeGoodOffer } from './makeGood.types.ts'
import type { LineCoupon } from '../orderOverview.types.ts'
import { previewStop, type StopFacts } from './stopCampaign.ts'

/**
 * Up to this missing share of the booked impressions, a campaign is settled at once without asking
 * the buyer.
 */
export const SHORTFALL_TOLERANCE = 0.02
/** Days until a coupon settles the campaign if the buyer does not answer. */
export const ANSWER_DAYS = 14
/**
 * An extension covers each day of the week, so that it contains each booked hour, and is limited
 * like a long campaign.
 */
export const LEAST_EXTENSION_DAYS = 7
export const MOST_EXTENSION_DAYS = 90

const DAY_MS = 86_400_000

/** The facts that decide whether a finished campaign fell short. */
export interface ShortfallFacts {
  state: LineState
  mediaType: MediaType
  bookedImpressions: number
  deliveredImpressions: number
  extension: Extension | null
}

/**
 * Whether the buyer of a finished campaign gets a choice: it ran, and misses more than the
 * tolerance. Billboards cannot be extended, as others have their slots by then, and a campaign is
 * extended once.
 */
export function fallsShort(line: ShortfallFacts): boolean {
  const { bookedImpressions: booked, deliveredImpressions: delivered } = line
  if (!isRunning(line.state) || isSoldBySlots(line.mediaType) || line.extension !== null)
    return false
  return booked - delivered > booked * SHORTFALL_TOLERANCE
}

/** Whether an extended campaign has delivered everything booked, so that it can end early. */
export const isMadeGood = (
  line: Pick<ShortfallFacts, 'bookedImpressions' | 'deliveredImpressions' | 'extension'>,
): boolean => line.extension !== null && line.deliveredImpressions >= line.bookedImpressions

/** The deadline of the buyer's choice. */
export const answerByFrom = (now: Date): string =>
  new Date(now.getTime() + ANSWER_DAYS * DAY_MS).toISOString()

/**
 * The extension of a campaign: from the day after `today` (in its zone), for the days it needs at
 * its past pace, at least a week and at most its original length.
 */
export function extensionOf(
  line: Pick<ShortfallFacts, 'bookedImpressions' | 'deliveredImpressions'> & {
    startDate: string
    endDate: string
  },
  today: string,
): Extension {
  const { bookedImpressions: booked, deliveredImpressions: delivered } = line
  const flight = runtimeDays(line)
  const missing = Math.max(0, booked - delivered)
  const needed = delivered > 0 ? Math.ceil((flight * missing) / delivered) : flight
  const most = Math.max(LEAST_EXTENSION_DAYS, Math.min(flight, MOST_EXTENSION_DAYS))
  const days = Math.min(Math.max(needed, LEAST_EXTENSION_DAYS), most)
  const from = addDays(today, 1)
  return { from, until: addDays(from, days - 1), deliveredBefore: delivered }
}

/** A line's facts for its make-good. */
export interface AskedLine {
  id: string
  name: string
  startDate: string | null
  endDate: string | null
  answerBy: string | null
}

/** The open choice of a line; null without one. `today`: the day in the line's zone. */
export function makeGoodOffer(
  line: AskedLine,
  facts: StopFacts | null,
  { now, today }: { now: Date; today: string },
): MakeGoodOffer | null {
  const { id: lineId, name, startDate, endDate, answerBy } = line
  if (facts?.state !== 'fell_short' || !startDate || !endDate || !answerBy) return null
  const { bookedImpressions, deliveredImpressions } = facts
  const { from, until } = extensionOf({ ...facts, startDate, endDate }, today)
  return {
    lineId,
    name,
    bookedImpressions,
    missingImpressions: bookedImpressions - deliveredImpressions,
    couponUsdMinor: previewStop(facts, now).couponUsdMinor,
    extension: { from, until },
    answerBy,
  }
}

/** The buyer's options. */
export const MAKE_GOOD_CHOICES = ['coupon', 'extension'] as const
export const makeGoodRequestSchema = z.object({ choice: z.enum(MAKE_GOOD_CHOICES) })
export type MakeGoodChoice = z.infer<typeof makeGoodRequestSchema>['choice']

/** The outcome: a coupon (null if nothing was paid), or the last day of the extension. */
export type MadeChoice =
  | { choice: 'coupon'; coupon: LineCoupon | null }
  | { choice: 'extension'; until: string }
