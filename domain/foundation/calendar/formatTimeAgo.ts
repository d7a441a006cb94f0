import { dateFormat } from './dateFormat.ts'
import { formatInstantDate, formatShortInstantDate } from './formatInstant.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** "now", "5 min", "2 h", then the day, with its year where that is another. Empty for no instant. */
export function formatTimeAgo(iso: string, nowMs: number): string {
  const agoMs = nowMs - Date.parse(iso)
  if (Number.isNaN(agoMs)) return ''
  if (agoMs < MINUTE_MS) return 'now'
  if (agoMs < HOUR_MS) return `${Math.floor(agoMs / MINUTE_MS)} min`
  if (agoMs < DAY_MS) return `${Math.floor(agoMs / HOUR_MS)} h`
  const isOfYear = new Date(iso).getFullYear() === new Date(nowMs).getFullYear()
  return isOfYear ? formatShortInstantDate(iso) : formatInstantDate(iso)
}

/** "waiting", "waiting 5 min", "waiting 2 h", after a day "waiting since Nov 21". */
export function formatWait(sinceIso: string, nowMs: number): string {
  const waitMs = nowMs - Date.parse(sinceIso)
  if (waitMs < MINUTE_MS) return 'waiting'
  return `waiting ${waitMs < DAY_MS ? '' : 'since '}${formatTimeAgo(sinceIso, nowMs)}`
}

/** "Today", "Yesterday", "Friday, November 13" of an instant, where the reader is. */
export function formatRecentDay(iso: string, nowMs: number): string {
  const day = new Date(iso).toDateString()
  if (day === new Date(nowMs).toDateString()) return 'Today'
  if (day === new Date(nowMs - DAY_MS).toDateString()) return 'Yesterday'
  return dateFormat({ weekday: 'long', month: 'long', day: 'numeric' }).format(new Date(iso))
}
