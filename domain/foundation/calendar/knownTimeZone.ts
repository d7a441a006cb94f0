import { dayIn } from './calendarDay.ts'

/** A zone for dates: UTC for the `Etc/Unknown` of a browser without one, which no API accepts. */
export function knownTimeZone(zone: string | undefined): string {
  if (!zone || zone === 'Etc/Unknown') return 'UTC'
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone ===
      'Etc/Unknown'
      ? 'UTC'
      : zone
  } catch {
    return 'UTC'
  }
}

/** The zone of the browser or machine, as it names it. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The zone of the browser; UTC where it has none. */
export const knownOwnTimeZone = (): string => knownTimeZone(ownTimeZone())

/** The ISO date of a moment in the zone of the browser. */
export const ownDay = (at: Date): string => dayIn(knownOwnTimeZone(), at)
