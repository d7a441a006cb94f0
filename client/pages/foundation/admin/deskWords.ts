import { formatUsd } from '#domain/foundation/money/amount.ts'
import type { DeskConversation } from '#domain/contact/realtime/desk/deskConversation.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })
const dayOfYearFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
const longDayFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
})
const timeFormat = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
const momentFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** "now", "5 min", "2 h", then the day, with its year where that is another. */
export function agoWords(iso: string, nowMs: number): string {
  const agoMs = nowMs - Date.parse(iso)
  if (Number.isNaN(agoMs)) return ''
  if (agoMs < MINUTE_MS) return 'now'
  if (agoMs < HOUR_MS) return `${Math.floor(agoMs / MINUTE_MS)} min`
  if (agoMs < DAY_MS) return `${Math.floor(agoMs / HOUR_MS)} h`
  const day = new Date(iso)
  const isOfYear = day.getFullYear() === new Date(nowMs).getFullYear()
  return (isOfYear ? dayFormat : dayOfYearFormat).format(day)
}

/** "waiting", "waiting 5 min", "waiting 2 h", after a day "waiting since Nov 21". */
export function formatWait(sinceIso: string, nowMs: number): string {
  const waitMs = nowMs - Date.parse(sinceIso)
  if (waitMs < MINUTE_MS) return 'waiting'
  return `waiting ${waitMs < DAY_MS ? '' : 'since '}${agoWords(sinceIso, nowMs)}`
}

/** "3:07 PM", where the admin is. */
export const timeWords = (iso: string): string => timeFormat.format(new Date(iso))

/** "Nov 21, 2026, 3:07 PM", where the admin is. */
export const momentWords = (iso: string): string => momentFormat.format(new Date(iso))

/** "Today", "Saturday, November 21". */
export function dayWords(iso: string, nowMs: number): string {
  const day = new Date(iso).toDateString()
  return day === new Date(nowMs).toDateString() ? 'Today' : longDayFormat.format(new Date(iso))
}

const countryNames = new Intl.DisplayNames('en-US', { type: 'region' })
const languageNames = new Intl.DisplayNames('en-US', { type: 'language' })

function nameOf(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}

/** A country's name; empty when it is not known. */
export const countryWords = (code: string): string => (code ? nameOf(countryNames, code) : '')
export const languageWords = (code: string): string => (code ? nameOf(languageNames, code) : '')

/** What time it is for the visitor; empty when their zone is not known. */
export function localTimeWords(timezone: string, nowMs: number): string {
  try {
    const format = { hour: 'numeric', minute: '2-digit', timeZone: timezone } as const
    return timezone ? new Intl.DateTimeFormat('en-US', format).format(nowMs) : ''
  } catch {
    return ''
  }
}

/** Where the visitor came from, with the terms of the ad; null while that is not known. */
export function sourceWords({
  source,
  utmSource,
  utmTerm,
}: Pick<DeskConversation, 'source' | 'utmSource' | 'utmTerm'>): string | null {
  if (source === null) return null
  const terms = [utmSource, utmTerm && `“${utmTerm}”`].filter(Boolean)
  return [source === 'ads' ? 'Ads' : 'Organic', ...terms].join(', ')
}

export const cartWords = (cartSumMinor: number): string => formatUsd(cartSumMinor)
