import { formatTime } from '#domain/foundation/calendar/formatInstant.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import type { DeskConversation } from '#domain/contact/realtime/desk/deskConversation.ts'

const countryNames = new Intl.DisplayNames('en-US', { type: 'region' })
const languageNames = new Intl.DisplayNames('en-US', { type: 'language' })

function nameOf(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}

/** A country's name; empty if unknown. */
export const formatCountry = (code: string): string => (code ? nameOf(countryNames, code) : '')
export const formatLanguage = (code: string): string => (code ? nameOf(languageNames, code) : '')

/** The visitor's local time; empty if their zone is unknown. */
export function formatLocalTime(timezone: string, nowMs: number): string {
  try {
    return timezone ? formatTime(new Date(nowMs).toISOString(), timezone) : ''
  } catch {
    return ''
  }
}

/** The visitor's source, with the ad's search terms; null if unknown. */
export function formatSource({
  source,
  utmSource,
  utmTerm,
}: Pick<DeskConversation, 'source' | 'utmSource' | 'utmTerm'>): string | null {
  if (source === null) return null
  const terms = [utmSource, utmTerm && `“${utmTerm}”`].filter(Boolean)
  return [source === 'ads' ? 'Ads' : 'Organic', ...terms].join(', ')
}

export const formatCartSum = (cartSumMinor: number): string => formatUsd(cartSumMinor)
