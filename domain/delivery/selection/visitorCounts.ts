import { z } from 'zod'
import { addDays } from '#domain/foundation/calendar/calendarDay.ts'

/** Maximum number of lines in a visitor's state. */
const MAX_REMEMBERED = 60

/**
 * How often a visitor got each capped line, by date in the line's own zone. The visitor carries it, signed; it
 * identifies nobody.
 */
export const visitorCountsSchema = z.object({
  v: z.literal(1),
  seen: z.array(z.tuple([z.string(), z.iso.date(), z.int().positive()])).max(MAX_REMEMBERED),
})
export type VisitorCounts = z.infer<typeof visitorCountsSchema>

export const NEW_VISITOR: VisitorCounts = { v: 1, seen: [] }

/** How often the visitor got a line on a date. */
export const seenOn = ({ seen }: VisitorCounts, lineId: string, date: string): number =>
  seen.find(([line, day]) => line === lineId && day === date)?.[2] ?? 0

/** The state after one more ad of a line; drops dates that have passed in every zone. */
export function countAnswer(counts: VisitorCounts, lineId: string, date: string): VisitorCounts {
  const yesterday = addDays(date, -1)
  const others = counts.seen.filter(
    ([line, day]) => day >= yesterday && !(line === lineId && day === date),
  )
  const one: VisitorCounts['seen'][number] = [lineId, date, seenOn(counts, lineId, date) + 1]
  return { v: 1, seen: [...others, one].slice(-MAX_REMEMBERED) }
}
