const DAY: Intl.DateTimeFormatOptions = { month: 'short', day: 'numeric', year: 'numeric' }

/** "Nov 23, 2026" of an ISO day; it is the same day everywhere. */
export const dayWords = (isoDay: string): string =>
  new Intl.DateTimeFormat('en-US', { ...DAY, timeZone: 'UTC' }).format(
    new Date(`${isoDay}T00:00:00Z`),
  )

const shortDay = (isoDay: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(
    new Date(`${isoDay}T00:00:00Z`),
  )

/** "Dec 7 to 20", "Nov 9 to Dec 6", "Dec 28, 2026 to Jan 3, 2027" of two ISO days. */
export function shortDayRange(start: string, end: string): string {
  if (start.slice(0, 4) !== end.slice(0, 4)) return `${dayWords(start)} to ${dayWords(end)}`
  const isSameMonth = start.slice(0, 7) === end.slice(0, 7)
  const last = shortDay(end, isSameMonth ? { day: 'numeric' } : { month: 'short', day: 'numeric' })
  return `${shortDay(start, { month: 'short', day: 'numeric' })} to ${last}`
}

/** "Nov 23, 2026" of an instant, where the reader is. */
export const instantDayWords = (iso: string): string =>
  new Intl.DateTimeFormat('en-US', DAY).format(new Date(iso))

/** "Nov 23, 2026, 4:05 PM" of an instant, where the reader is. */
export const instantWords = (iso: string): string =>
  new Intl.DateTimeFormat('en-US', { ...DAY, hour: 'numeric', minute: '2-digit' }).format(
    new Date(iso),
  )
