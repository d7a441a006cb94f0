import { dateFormat } from './dateFormat.ts'

// Instants are ISO timestamps, read in an IANA zone; without one in the reader's, which only a browser knows.

const MONTH_DAY = { month: 'short', day: 'numeric' } as const
const DATE = { ...MONTH_DAY, year: 'numeric' } as const
const TIME = { hour: 'numeric', minute: '2-digit' } as const

const ofInstant = (iso: string, options: Intl.DateTimeFormatOptions, zone?: string): string =>
  dateFormat(zone === undefined ? options : { ...options, timeZone: zone }).format(new Date(iso))

/** "Nov 23, 2026" of an instant. */
export const formatInstantDate = (iso: string, zone?: string): string => ofInstant(iso, DATE, zone)

/** "Nov 23" of an instant. */
export const formatShortInstantDate = (iso: string, zone?: string): string =>
  ofInstant(iso, MONTH_DAY, zone)

/** "Mon, Nov 23" of an instant. */
export const formatInstantWeekday = (iso: string, zone?: string): string =>
  ofInstant(iso, { weekday: 'short', ...MONTH_DAY }, zone)

/** "Nov 23, 2026, 4:05 PM" of an instant. */
export const formatInstant = (iso: string, zone?: string): string =>
  ofInstant(iso, { ...DATE, ...TIME }, zone)

/** "November 23, 2026 at 4:05 PM" of an instant. */
export const formatLongInstant = (iso: string, zone?: string): string =>
  ofInstant(iso, { dateStyle: 'long', timeStyle: 'short' }, zone)

/** "Nov 23, 4:05 PM" of an instant. */
export const formatShortInstant = (iso: string, zone?: string): string =>
  ofInstant(iso, { ...MONTH_DAY, ...TIME }, zone)

/** "4:05 PM" of an instant. */
export const formatTime = (iso: string, zone?: string): string => ofInstant(iso, TIME, zone)
