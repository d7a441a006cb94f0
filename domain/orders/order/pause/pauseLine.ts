import { z } from 'zod'
import { isSoldBySlots } from '#domain/foundation/media/mediaTraits.ts'
import { addDays, dayIn, epochDay } from '#domain/foundation/calendar/calendarDay.ts'
import { flightInstants, startOfDay } from '#domain/foundation/calendar/flight.ts'
import { TIME_ZONES, type TimeZoneId } from '#domain/foundation/calendar/timeZones.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import type { Extension } from '../changes/makeGood.types.ts'
import { isStill, type LineStanding } from '../line/lineState.ts'
import { PAUSED_SLOTS, type LinePause, type PausableTime, type PauseActor } from './pause.types.ts'

/** How often, and for how many days in all, a campaign can be paused (Orders 17). */
export const PAUSE_LIMITS = { pauses: 10, days: 90 } as const

const DAY_MS = 86_400_000

/** What a pause does with the slots of billboards and the end of the others. */
export const pauseRequestSchema = z.object({
  slots: z.enum(PAUSED_SLOTS).default('keep'),
  movesEnd: z.boolean().default(true),
})
export type PauseRequest = z.infer<typeof pauseRequestSchema>

/** A campaign as it decides whether it can be paused. Instants in ISO, UTC. */
export interface PausableLine extends LineStanding, PausableTime {
  mediaType: MediaType
  endsAt: string | null
}

export type PauseProblem = 'pause_not_possible' | 'pause_limit_reached'

/** Whether a campaign is paused: a pause ends with the campaign. */
export const isPaused = ({
  state,
  pausedAt,
}: Pick<LineStanding, 'state'> & PausableTime): boolean =>
  typeof pausedAt === 'string' && !isStill(state)

/** Why a campaign cannot be paused now; null when it can: it is paid, its flight is not over, and its limit not used up. */
export function pauseProblem(line: PausableLine, now: Date): PauseProblem | null {
  const { type, orderState, state, endsAt } = line
  if (type !== 'campaign' || orderState !== 'booked' || isStill(state)) return 'pause_not_possible'
  if (isPaused(line) || endsAt === null || endsAt <= now.toISOString()) return 'pause_not_possible'
  const pauses = line.pauses ?? []
  if (pauses.length >= PAUSE_LIMITS.pauses || leftMs(pauses) < DAY_MS) return 'pause_limit_reached'
  return null
}

const leftMs = (pauses: readonly LinePause[]): number =>
  PAUSE_LIMITS.days * DAY_MS - pauses.reduce((sum, pause) => sum + lengthMs(pause), 0)

const lengthMs = ({ from, until }: LinePause): number =>
  until === null ? 0 : Math.max(0, Date.parse(until) - Date.parse(from))

/** When a pause that begins now ends at the latest, by what the limit leaves. ISO, UTC. */
export const resumesBy = (pauses: readonly LinePause[], now: Date): string =>
  new Date(now.getTime() + leftMs(pauses)).toISOString()

/** A pause that begins. The end of billboards stays: their slots are booked by the week. */
export const newPause = (
  mediaType: MediaType,
  request: PauseRequest,
  { by, at }: { by: PauseActor; at: string },
): LinePause => ({
  from: at,
  until: null,
  by,
  slots: isSoldBySlots(mediaType) ? request.slots : null,
  movesEnd: !isSoldBySlots(mediaType) && request.movesEnd,
  movedDays: 0,
  deliveredBefore: 0,
  lostSlots: 0,
})

/** Who paused a campaign that is paused; null for any other. */
export const pausedBy = (line: Pick<LineStanding, 'state'> & PausableTime): PauseActor | null =>
  isPaused(line) ? (openPause(line.pauses)?.by ?? 'buyer') : null

/** The pause that lasts; null when none does. */
export const openPause = (pauses: readonly LinePause[] | null | undefined): LinePause | null =>
  pauses?.findLast(({ until }) => until === null) ?? null

/** The pauses of a line after the one that lasts has ended with what is known then. */
export const closedPauses = (
  pauses: readonly LinePause[] | null | undefined,
  end: Pick<LinePause, 'until'> & Partial<LinePause>,
): LinePause[] =>
  (pauses ?? []).map((pause) => (pause.until === null ? Object.assign({}, pause, end) : pause))

/** When a campaign runs, as a resume finds it. */
export interface PausedFlight {
  plan: CampaignPlan
  startDate: string | null
  endDate: string | null
  extension: Extension | null
}

/** The flight after a resume: the whole days by which its end moves, and all that has the end in it. */
export interface ResumedFlight extends Pick<PausedFlight, 'plan' | 'endDate' | 'extension'> {
  movedDays: number
  endsAt: string | null
}

/**
 * The flight of a campaign that resumes: its end moves by the days from the pause's first, or the flight's if that is
 * later, to the day of the resume, counted in its zone. A pause that ends on its first day moves nothing.
 */
export function resumedFlight(line: PausedFlight, pause: LinePause, now: Date): ResumedFlight {
  const { plan, startDate, endDate, extension } = line
  const { timeZone } = plan.runtime
  const first = startDate !== null && startDate > dayOf(timeZone, pause.from) ? startDate : null
  const passed = epochDay(dayOf(timeZone, now)) - epochDay(first ?? dayOf(timeZone, pause.from))
  const movedDays = pause.movesEnd && endDate !== null ? Math.max(0, passed) : 0
  const endsAt = (day: string) => startOfDay(addDays(day, 1), timeZone)
  const end = endDate === null ? null : addDays(endDate, movedDays)
  if (extension)
    return {
      plan,
      extension: { ...extension, until: addDays(extension.until, movedDays) },
      endDate: end,
      endsAt: end === null ? null : endsAt(end),
      movedDays,
    }
  const moved = addDays(plan.runtime.endDate, movedDays)
  const runtime = { ...plan.runtime, endDate: moved }
  return {
    plan: movedDays === 0 ? plan : { ...plan, runtime },
    extension,
    endDate: end === null ? null : moved,
    endsAt: flightInstants(runtime).endsAt,
    movedDays,
  }
}

const dayOf = (timeZone: TimeZoneId, at: string | Date): string =>
  dayIn(TIME_ZONES[timeZone].ianaZone, new Date(at))

/** What a pause came to. */
export interface PauseResult {
  lineId: string
  isPaused: boolean
  /** Until when the pause lasts at most; null when it is over. ISO, UTC. */
  resumesBy: string | null
  endDate: string | null
  movedDays: number
  lostSlots: number
}
