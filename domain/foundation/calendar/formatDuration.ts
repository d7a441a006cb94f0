const MINUTE_MS = 60_000
const MINUTES_PER_HOUR = 60
const HOURS_PER_DAY = 24

/**
 * A duration in completed units: "40 min", "3 h 40 min", "2 days". Hours up to two days, then days; at least one
 * minute. Every wait, delay and age on a screen uses this rule.
 */
export function formatDuration(ms: number): string {
  const minutes = Math.max(1, Math.floor(ms / MINUTE_MS))
  if (minutes < MINUTES_PER_HOUR) return `${minutes} min`
  const hours = Math.floor(minutes / MINUTES_PER_HOUR)
  if (hours >= 2 * HOURS_PER_DAY) return `${Math.floor(hours / HOURS_PER_DAY)} days`
  const rest = minutes % MINUTES_PER_HOUR
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}
