import {
  flightDays,
  isBookedHour,
  isScheduledAt,
  type CreativeSchedule,
  type Flight,
} from './schedule.ts'

/** A creative's assignment to its line: its frequency weight and schedule. */
export interface Assignment {
  creativeId: string
  weight: number
  schedule: CreativeSchedule | null
}

/** The shares of one day of a flight, as parts of its booked hours; with `emptyShare` they add up to 1. */
export interface DayShares {
  date: string
  bookedHours: number
  shares: Map<string, number>
  /** Booked hours in which nothing runs. */
  emptyHours: number[]
}

/** The creatives that run in an hour, each with its share: its weight among those that run then. */
export function hourShares(
  assignments: readonly Assignment[],
  date: string,
  hour: number,
): Map<string, number> {
  const running = assignments.filter(
    ({ schedule, weight }) => weight > 0 && isScheduledAt(schedule, date, hour),
  )
  const total = running.reduce((sum, { weight }) => sum + weight, 0)
  return new Map(running.map(({ creativeId, weight }) => [creativeId, weight / total]))
}

/** The share of each creative on each day of the flight. */
export function dayShares(flight: Flight, assignments: readonly Assignment[]): DayShares[] {
  return flightDays(flight).map((date) => {
    const booked = Array.from({ length: 24 }, (_, hour) => hour).filter((hour) =>
      isBookedHour(flight, date, hour),
    )
    const shares = new Map<string, number>()
    const emptyHours: number[] = []
    for (const hour of booked) {
      const now = hourShares(assignments, date, hour)
      if (now.size === 0) emptyHours.push(hour)
      for (const [id, share] of now) shares.set(id, (shares.get(id) ?? 0) + share / booked.length)
    }
    return { date, bookedHours: booked.length, shares, emptyHours }
  })
}

/** A stretch of days on which the same creatives run with the same shares. */
export interface StripSegment {
  from: string
  to: string
  shares: { creativeId: string; share: number }[]
  /** Share of the booked hours in which nothing runs; 1 where nothing runs at all. */
  emptyShare: number
}

const keyOf = ({ shares, emptyShare }: StripSegment) => JSON.stringify([shares, emptyShare])
const rounded = (share: number) => Math.round(share * 1_000) / 1_000

/**
 * The flight as a strip: neighboring days with the same shares are one segment; days without booked hours are left out.
 */
export function assignmentStrip(
  flight: Flight,
  assignments: readonly Assignment[],
): StripSegment[] {
  const segments: StripSegment[] = []
  let isOpen = false
  for (const { date, bookedHours, shares, emptyHours } of dayShares(flight, assignments)) {
    if (bookedHours === 0) {
      isOpen = false
      continue
    }
    const segment: StripSegment = {
      from: date,
      to: date,
      shares: assignments.flatMap(({ creativeId }) => {
        const share = shares.get(creativeId)
        return share === undefined ? [] : [{ creativeId, share: rounded(share) }]
      }),
      emptyShare: rounded(emptyHours.length / bookedHours),
    }
    const last = segments.at(-1)
    if (isOpen && last && keyOf(last) === keyOf(segment)) last.to = date
    else segments.push(segment)
    isOpen = true
  }
  return segments
}
