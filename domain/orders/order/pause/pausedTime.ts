import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { dayIn, epochDay } from '#domain/foundation/calendar/calendarDay.ts'
import { TIME_ZONES, type TimeZoneId } from '#domain/foundation/calendar/timeZones.ts'
import { flightUse } from '../amendment/flightUse.ts'
import type { LinePause, PausableTime, PauseView } from './pause.types.ts'

type Pauses = readonly LinePause[] | null | undefined

/** A campaign's flight. Instants in ISO, UTC. */
export interface FlightTime extends PausableTime {
  startsAt: string | null
  endsAt: string | null
}

/**
 * Elapsed and total duration of a flight in ms, without its pauses. An open pause that moves the
 * end does not shorten the flight. Null without a flight.
 */
export function unpausedTime(
  { startsAt, endsAt, pauses }: FlightTime,
  now: Date,
): { passedMs: number; lengthMs: number } | null {
  if (startsAt === null || endsAt === null) return null
  const [start, end, at] = [Date.parse(startsAt), Date.parse(endsAt), now.getTime()]
  let passedMs = at - start
  let lengthMs = end - start
  for (const { from, until, movesEnd } of pauses ?? []) {
    const begin = Math.max(start, Date.parse(from))
    const finish = until === null ? at : Date.parse(until)
    passedMs -= Math.max(0, Math.min(finish, at) - begin)
    if (until !== null || !movesEnd) lengthMs -= Math.max(0, Math.min(finish, end) - begin)
  }
  return { passedMs, lengthMs }
}

/**
 * Booked hours of a flight that fell into its pauses by a moment: of pauses with kept slots, or of
 * all others.
 */
export function pausedHours(
  plan: Pick<CampaignPlan, 'mediaType' | 'runtime' | 'periods' | 'dayparts'>,
  pauses: Pauses,
  { now, hasSlots }: { now: Date; hasSlots: boolean },
): number {
  const used = (at: Date) => flightUse(plan, at).usedHours
  return (pauses ?? [])
    .filter(
      ({ slots, from }) => (slots === 'keep') === hasSlots && Date.parse(from) < now.getTime(),
    )
    .reduce((sum, { from, until }) => {
      const end = until === null || Date.parse(until) > now.getTime() ? now : new Date(until)
      return sum + Math.max(0, used(end) - used(new Date(from)))
    }, 0)
}

/**
 * Impressions that are charged but not shown: the share of a billboard that fell into pauses with
 * kept slots, by booked hours, rounded down.
 */
export function heldImpressions(
  plan: Pick<CampaignPlan, 'mediaType' | 'runtime' | 'periods' | 'dayparts'>,
  { pauses, bookedImpressions }: { pauses?: Pauses; bookedImpressions: number },
  now: Date,
): number {
  if (!pauses?.some(({ slots }) => slots === 'keep')) return 0
  const { bookedHours } = flightUse(plan, now)
  const hours = pausedHours(plan, pauses, { now, hasSlots: true })
  return bookedHours > 0 ? Math.floor((bookedImpressions * hours) / bookedHours) : 0
}

/** Each pause with its days in the campaign's zone; an open one counts up to `now`. */
export function pauseViews(pauses: Pauses, timeZone: TimeZoneId, now: Date): PauseView[] {
  const dayOf = (at: string | Date) => dayIn(TIME_ZONES[timeZone].ianaZone, new Date(at))
  return (pauses ?? []).map(({ from, until }) => {
    const [first, last] = [dayOf(from), dayOf(until ?? now)]
    return {
      from: first,
      until: until === null ? null : last,
      days: epochDay(last) - epochDay(first) + 1,
    }
  })
}
