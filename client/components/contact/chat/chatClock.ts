const DAY_MS = 24 * 60 * 60 * 1_000

const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' })

/** "11:42 AM", by the visitor's own clock. */
export const timeWords = (timestamp: string): string => time.format(new Date(timestamp))

const dayOf = (atMs: number) => new Date(atMs).toDateString()

export const isSameDay = (one: string | undefined, other: string): boolean =>
  one !== undefined && dayOf(Date.parse(one)) === dayOf(Date.parse(other))

/** "Today", "Yesterday", "Friday, November 13". */
export function dayWords(timestamp: string, nowMs = Date.now()): string {
  const atMs = Date.parse(timestamp)
  if (dayOf(atMs) === dayOf(nowMs)) return 'Today'
  return dayOf(atMs) === dayOf(nowMs - DAY_MS) ? 'Yesterday' : day.format(new Date(atMs))
}
