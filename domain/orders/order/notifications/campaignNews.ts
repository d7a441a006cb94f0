const WEEK_MS = 7 * 86_400_000

/** Days before its due date on which an open invoice is notified. */
export const INVOICE_DUE_DAYS = 3

/** Whether a running campaign ends within the next seven days; false for one that runs a week or less in all. */
export function endsInAWeek(
  { startsAt, endsAt }: { startsAt: string | null; endsAt: string | null },
  now: Date,
): boolean {
  if (startsAt === null || endsAt === null) return false
  const endsAtMs = Date.parse(endsAt)
  const leftMs = endsAtMs - now.getTime()
  return leftMs > 0 && leftMs <= WEEK_MS && endsAtMs - Date.parse(startsAt) > WEEK_MS
}
