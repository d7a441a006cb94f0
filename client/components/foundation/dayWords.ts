const DAY: Intl.DateTimeFormatOptions = { month: 'short', day: 'numeric', year: 'numeric' }

/** "Nov 23, 2026" of an ISO day; it is the same day everywhere. */
export const dayWords = (isoDay: string): string =>
  new Intl.DateTimeFormat('en-US', { ...DAY, timeZone: 'UTC' }).format(
    new Date(`${isoDay}T00:00:00Z`),
  )

/** "Nov 23, 2026" of an instant, where the reader is. */
export const instantDayWords = (iso: string): string =>
  new Intl.DateTimeFormat('en-US', DAY).format(new Date(iso))

/** "Nov 23, 2026, 4:05 PM" of an instant, where the reader is. */
export const instantWords = (iso: string): string =>
  new Intl.DateTimeFormat('en-US', { ...DAY, hour: 'numeric', minute: '2-digit' }).format(
    new Date(iso),
  )
