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

/** Maximum number of pauses of a campaign, and of paused days in total (Orders 17). */
export const PAUSE_LIMITS = { pauses: 10, days: 90 } as const

const DAY_MS = 86_400_000

/** The effect of a pause on billboard slots and on the end of other media. */
export const pauseRequestSchema = z.object({
  slots: z.enum(PAUSED_SLOTS).default('keep'),
  movesEnd: z.boolean().default(true),
})
export type PauseRequest = z.infer<typeof pauseRequestSchema>

/** The facts that decide whether a campaign can be paused. Instants in ISO, UTC. */
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

/**
 * Why a campaign cannot be paused now. Null if it can: it is paid, its flight is not over, and its
 * limit is not used up.
 */
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

/** The latest end of a pause that begins now, by the rest of the limit. ISO, UTC. */
export const resumesBy = (pauses: readonly LinePause[], now: Date): string =>
  new Date(now.getTime() + leftMs(pauses)).toISOString()

/** A new pause. The end of billboards never moves, as their slots are booked by the week. */
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

/** Who paused a campaign; null if it is not paused. */
export const pausedBy = (line: Pick<LineStanding, 'state'> & PausableTime): PauseActor | null =>
  isPaused(line) ? (openPause(line.pauses)?.by ?? 'buyer') : null

/** The open pause; null without one. */
export const openPause = (pauses: readonly LinePause[] | null | undefined): LinePause | null =>
  pauses?.findLast(({ until }) => until === null) ?? null

/** The pauses of a line after the open one ends with the given facts. */
export const closedPauses = (
  pauses: readonly LinePause[] | null | undefined,
  end: Pick<LinePause, 'until'> & Partial<LinePause>,
): LinePause[] =>
  (pauses ?? []).map((pause) => (pause.until === null ? Object.assign({}, pause, end) : pause))

/** A campaign's flight before a resume. */
export interface PausedFlight {
  plan: CampaignPlan
  startDate: string | null
  endDate: string | null
  extension: Extension | null
}

/**
 * The flight after a resume: the whole days by which its end moves, and everything that contains
 * the end.
 */
export interface ResumedFlight extends Pick<PausedFlight, 'plan' | 'endDate' | 'extension'> {
  movedDays: number
  endsAt: string | null
}

/**
 * The flight of a campaign that resumes: its end moves by the days from the start of the pause, or
 * of the flight if that is later, to the day of the resume, counted in its zone. A pause that ends
 * on its first day moves nothing.
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

/** The result of pausing or resuming. */
export interface PauseResult {
  lineId: string
  isPaused: boolean
  /** The latest end of the pause; null if it is over. ISO, UTC. */
  resumesBy: string | null
  endDate: string | null
  movedDays: number
  lostSlots: number
}
