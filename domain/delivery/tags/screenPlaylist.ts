import { epochDay, isoDay } from '#domain/foundation/calendar/calendarDay.ts'
import { mondayOf } from '#domain/planning/slots/slotWeeks.ts'
import type { BookCreative, BookLine, BookScreen, DeliveryBook } from '../book/book.types.ts'
import { runningCreatives, runsAt } from '../selection/eligibility.ts'
import { HOUR_MS, localHour } from '../book/localHour.ts'

/** The creatives of one slot of the loop in an hour, in turn, loop by loop; empty for a filler. */
export interface PlaylistSlot {
  slot: number
  lineId: string | null
  turns: BookCreative[]
}

/** An hour of a screen. */
export interface PlaylistHour {
  fromMs: number
  toMs: number
  slots: PlaylistSlot[]
}

/** Maximum length of a list of turns; more would not approximate the weights noticeably better. */
const MAX_TURNS = 24

/**
 * A screen's schedule for the next hours: the line that holds each slot of its loop, if it runs
 * then.
 */
export function screenPlaylist(
  book: DeliveryBook,
  screen: BookScreen,
  { fromMs, hours }: { fromMs: number; hours: number },
): PlaylistHour[] {
  const lines = new Map(book.lines.map((line) => [line.lineId, line]))
  const first = Math.floor(fromMs / HOUR_MS) * HOUR_MS
  return Array.from({ length: hours }, (_, at) => {
    const hourMs = first + at * HOUR_MS
    const slots = Array.from({ length: screen.loopSlots }, (_, slot): PlaylistSlot => {
      const line = lineInSlot({ screen, lines }, slot, hourMs)
      const turns = line ? turnsOf(screen, line, hourMs) : []
      return { slot, lineId: turns.length > 0 ? (line?.lineId ?? null) : null, turns }
    })
    return { fromMs: hourMs, toMs: hourMs + HOUR_MS, slots }
  })
}

/** The line that holds a slot in an hour; its own zone decides the week of the hour. */
function lineInSlot(
  { screen, lines }: { screen: BookScreen; lines: ReadonlyMap<string, BookLine> },
  slot: number,
  hourMs: number,
): BookLine | null {
  for (const [week, holders] of Object.entries(screen.weeks)) {
    const line = lines.get(holders[slot] ?? '')
    if (!line || runsAt(line, hourMs) !== null) continue
    const { date } = localHour(line.timeZone, hourMs)
    if (isoDay(mondayOf(epochDay(date))) === week) return line
  }
  return null
}

/** The creatives of a line on a screen, in proportion to their weights, mixed as evenly as possible. */
function turnsOf(screen: BookScreen, line: BookLine, hourMs: number): BookCreative[] {
  const local = localHour(line.timeZone, hourMs)
  const creatives = runningCreatives(line, screen.formatIds, local)
  const total = creatives.reduce((sum, { weight }) => sum + weight, 0)
  const divisor = creatives.reduce((all, { weight }) => greatestDivisor(all, weight), 0)
  const count = Math.min(MAX_TURNS, divisor === 0 ? 0 : total / divisor)
  const due = creatives.map((creative) => ({ creative, owed: 0 }))
  return Array.from({ length: count }, () => {
    for (const one of due) one.owed += one.creative.weight / total
    const [next] = due.toSorted((a, b) => b.owed - a.owed)
    if (!next) throw new Error('There is no creative to show.')
    next.owed -= 1
    return next.creative
  })
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b))
