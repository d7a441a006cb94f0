import { idPattern } from '#domain/foundation/ids/idPattern.ts'
import { z } from 'zod'
import { addDays, isoDay } from '#domain/foundation/calendar/calendarDay.ts'
import { timeZoneIdSchema } from '#domain/foundation/calendar/timeZone.ts'
import type { TimeZoneId } from '#domain/foundation/calendar/timeZones.ts'
import { hourOf, hourStart, zoneClock } from '../figures/zoneClock.ts'

/** The frequencies of a mailed report. */
export const MAIL_RHYTHMS = ['daily', 'weekly', 'end'] as const
export type MailRhythm = (typeof MAIL_RHYTHMS)[number]

export const RHYTHM_NAMES = {
  daily: 'Every day',
  weekly: 'Every Monday',
  end: 'At the end',
} as const satisfies Record<MailRhythm, string>

/** Maximum number of schedules of one report. */
export const MAX_REPORT_MAILS = 5

export const REPORT_MAIL_KEY = idPattern('rml')

export const reportMailRequestSchema = z.object({
  rhythm: z.enum(MAIL_RHYTHMS),
  zone: timeZoneIdSchema,
})

/** The local hour of the mails, in the reader's zone. */
const MAIL_HOUR = 8
const MONDAY = 0
const WEEK_HOURS = 7 * 24
/** No zone skips eight o'clock. */
const MOST_HOURS = WEEK_HOURS + 48

/** A schedule for its owner. */
export interface ReportMailView {
  key: string
  rhythm: MailRhythm
  zone: TimeZoneId
  /** The time of the next mail, unless the schedule stops first. */
  nextAt: string
}

/** All schedules of a report, and the recipient of its mails. */
export interface ReportMails {
  address: string
  mails: ReportMailView[]
}

/**
 * The time of a schedule's next mail: at eight in its zone, every day, each Monday, or on the
 * morning after the end of its campaigns.
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

/** The days that a mail covers, in its zone; null for the whole campaign. */
export function mailedDays(
  { rhythm, zone }: { rhythm: MailRhythm; zone: TimeZoneId },
  at: Date,
): { from: string; to: string } | null {
  if (rhythm === 'end') return null
  const today = isoDay(zoneClock(zone)(hourOf(at.toISOString())).day)
  return { from: addDays(today, rhythm === 'daily' ? -1 : -7), to: addDays(today, -1) }
}

/** The content of a scheduled mail. */
export interface MailedReport {
  key: string
  reportId: string
  rhythm: MailRhythm
  zone: TimeZoneId
  /** Null for the whole campaign. */
  days: { from: string; to: string } | null
  isLast: boolean
}

/** The action for a schedule whose mail is due. */
export type DueMail = 'send' | 'wait' | 'send_last' | 'forget'

const DAY_MS = 86_400_000

/**
 * Decides about a due mail: its campaigns have not begun, are running, have ended since the last
 * mail, or ended long ago.
 */
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
