/** Zones that change their clocks today have a generic name in any year that they do. */
const SAMPLE_MS = Date.UTC(2026, 6, 1)

/** The everyday name of an IANA zone, the same all year: "Central Time", "UTC". The id itself where it has no name. */
export function timeZoneName(ianaZone: string): string {
  if (ianaZone === 'UTC' || ianaZone === 'Etc/UTC') return 'UTC'
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: ianaZone,
    timeZoneName: 'longGeneric',
  }).formatToParts(SAMPLE_MS)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ianaZone
}
