/** A zone that dates can be told in: a browser without one says `Etc/Unknown`, which nothing takes. UTC then. */
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
