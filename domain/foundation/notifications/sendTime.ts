import {
  fromDate,
  Time,
  toCalendarDate,
  toCalendarDateTime,
  toZoned,
} from '@internationalized/date'
import { TIME_ZONES, type TimeZoneId } from '../calendar/timeZones.ts'
import type { NotificationKind } from './notification.ts'
import { NOTIFICATION_MAIL_TRAITS, type NotificationSettings } from './notificationSettings.ts'

/** Minutes for which a notification can be read in the bell before it is mailed. */
export const UNREAD_WAIT_MINUTES = 5
/** Time for an open tab to show it before it goes to chats. */
const MESSAGE_WAIT_MS = 60_000
/** Hour of the account's zone at which its daily email goes. */
export const DIGEST_HOUR = 8

/** The next instant after `at` at which it is this hour in a zone. A skipped hour begins at the end of the gap. */
function nextHour(at: Date, { hour, zone }: { hour: number; zone: TimeZoneId }): Date {
  const { ianaZone } = TIME_ZONES[zone]
  const today = toCalendarDate(fromDate(at, ianaZone))
  const onDay = (days: number) =>
    toZoned(toCalendarDateTime(today.add({ days }), new Time(hour)), ianaZone).toDate()
  return onDay(0) > at ? onDay(0) : onDay(1)
}

const isQuiet = (hour: number, { fromHour, toHour }: { fromHour: number; toHour: number }) =>
  fromHour < toHour ? hour >= fromHour && hour < toHour : hour >= fromHour || hour < toHour

/** This instant, or the end of the quiet hours that it falls into. */
export function afterQuietHours(
  at: Date,
  { quietHours, zone }: Pick<NotificationSettings, 'quietHours' | 'zone'>,
): Date {
  if (!quietHours) return at
  const { hour } = fromDate(at, TIME_ZONES[zone].ianaZone)
  return isQuiet(hour, quietHours) ? nextHour(at, { hour: quietHours.toHour, zone }) : at
}

/**
 * When an unread notification of a kind is mailed; null if the event has its own mail, or none is
 * wanted.
 */
export function mailTime(
  kind: NotificationKind,
  settings: NotificationSettings,
  now: Date,
): Date | null {
  const rhythm = settings.rhythms[kind]
  if (rhythm === 'never') return null
  const { mailedBy } = NOTIFICATION_MAIL_TRAITS[kind]
  if (mailedBy === 'required') return null
  if (rhythm === 'daily')
    return afterQuietHours(nextHour(now, { hour: DIGEST_HOUR, zone: settings.zone }), settings)
  if (mailedBy === 'event') return null
  return afterQuietHours(new Date(now.getTime() + UNREAD_WAIT_MINUTES * 60_000), settings)
}

/**
 * When an unread notification is posted to chat channels: after quiet hours, otherwise a minute
 * from now.
 */
export const messageTime = (settings: NotificationSettings, now: Date): Date =>
  afterQuietHours(new Date(now.getTime() + MESSAGE_WAIT_MS), settings)

/** The end of the quiet hours that the event's own mail waits for; null if it need not wait. */
export function eventMailDelay(
  kind: NotificationKind,
  settings: NotificationSettings,
  now: Date,
): Date | null {
  if (NOTIFICATION_MAIL_TRAITS[kind].mailedBy !== 'event') return null
  const at = afterQuietHours(now, settings)
  return at > now ? at : null
}
