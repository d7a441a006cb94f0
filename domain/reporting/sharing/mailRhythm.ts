import { idPattern } from '#domain/foundation/ids/idPattern.ts'
import { z } from 'zod'
import { addDays, isoDay } from '#domain/foundation/calendar/calendarDay.ts'
import { timeZoneIdSchema } from '#domain/foundation/calendar/timeZone.ts'
import type { TimeZoneId } from '#domain/foundation/calendar/timeZones.ts'
import { hourOf, hourStart, zoneClock } from '../figures/zoneClock.ts'

/** How often a report is mailed. */
export const MAIL_RHYTHMS = ['daily', 'weekly', 'end'] as const
export type MailRhythm = (typeof MAIL_RHYTHMS)[number]

export const RHYTHM_NAMES = {
  daily: 'Every day',
  weekly: 'Every Monday',
  end: 'At the end',
} as const satisfies Record<MailRhythm, string>

/** Schedules of one report at once. */
export const MAX_REPORT_MAILS = 5

export const REPORT_MAIL_KEY = idPattern('rml')

export const reportMailRequestSchema = z.object({
  rhythm: z.enum(MAIL_RHYTHMS),
  zone: timeZoneIdSchema,
})

/** When mails go, in the reader's zone. */
const MAIL_HOUR = 8
const MONDAY = 0
const WEEK_HOURS = 7 * 24
/** No zone skips eight o'clock. */
const MOST_HOURS = WEEK_HOURS + 48

/** A schedule as its owner sees it. */
export interface ReportMailView {
  key: string
  rhythm: MailRhythm
  zone: TimeZoneId
  /** When the next one goes, if nothing stops before. */
  nextAt: string
}

/** All schedules of a report, and the address that its mails go to. */
export interface ReportMails {
  address: string
  mails: ReportMailView[]
}

/**
 * When the next mail of a schedule goes: at eight in its zone, every day, each Monday, or on the morning after the end
 * of what it reports.
 */
export function nextMailAt(
  { rhythm, zone }: { rhythm: MailRhythm; zone: TimeZoneId },
  after: Date,
  endsAt: string,
): string {
  const from = rhythm === 'end' && endsAt > after.toISOString() ? endsAt : after.toISOString()
  const clock = zoneClock(zone)
  const first = hourOf(from) + 1
  for (let hour = first; hour < first + MOST_HOURS; hour += 1) {
    const { hour: local, weekday } = clock(hour)
    if (local === MAIL_HOUR && (rhythm !== 'weekly' || weekday === MONDAY))
      return hourStart(hour).toISOString()
  }
  throw new Error('There is no such morning.')
}

/** Which days a mail of a moment tells of, in its zone; null is the whole campaign. */
export function mailedDays(
  { rhythm, zone }: { rhythm: MailRhythm; zone: TimeZoneId },
  at: Date,
): { from: string; to: string } | null {
  if (rhythm === 'end') return null
  const today = isoDay(zoneClock(zone)(hourOf(at.toISOString())).day)
  return { from: addDays(today, rhythm === 'daily' ? -1 : -7), to: addDays(today, -1) }
}

/** What a mail of a schedule tells of. */
export interface MailedReport {
  key: string
  reportId: string
  rhythm: MailRhythm
  zone: TimeZoneId
  /** Null is the whole campaign. */
  days: { from: string; to: string } | null
  isLast: boolean
}

/** What becomes of a schedule whose mail is due. */
export type DueMail = 'send' | 'wait' | 'send_last' | 'forget'

const DAY_MS = 86_400_000

/** What a due mail tells of has not begun, goes on, has ended since the last one, or long ago. */
export function dueMail(
  rhythm: MailRhythm,
  state: { startsAt: string; endsAt: string; isOver: boolean },
  now: Date,
): DueMail {
  const nowText = now.toISOString()
  if (!state.isOver) {
    if (rhythm === 'end' || state.startsAt > nowText) return 'wait'
    return 'send'
  }
  if (rhythm === 'end') return 'send_last'
  const days = rhythm === 'daily' ? 2 : 8
  return now.getTime() - Date.parse(state.endsAt) < days * DAY_MS ? 'send_last' : 'forget'
}
