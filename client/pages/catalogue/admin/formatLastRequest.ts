const UNITS = [
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'min'],
] as const

/** The time since the last request: "Last request 12 s ago". */
export function formatLastRequest(seconds: number | null): string {
  if (seconds === null) return 'No request yet'
  const [size, unit] = UNITS.find(([unitSeconds]) => seconds >= unitSeconds) ?? [1, 's']
  const count = Math.floor(seconds / size)
  const isSeveral = count > 1 && (unit === 'day' || unit === 'hour')
  return `Last request ${count} ${unit}${isSeveral ? 's' : ''} ago`
}
