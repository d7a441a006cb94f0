const WEEK_MS = 7 * 86_400_000

/** Days before the due date on which the buyer is notified of an open invoice. */
export const INVOICE_DUE_DAYS = 3

/** Whether a running campaign ends within seven days; false if it lasts a week or less in total. */
export function endsInAWeek(
  { startsAt, endsAt }: { startsAt: string | null; endsAt: string | null },
  now: Date,
): boolean {
  if (startsAt === null || endsAt === null) return false
  const endsAtMs = Date.parse(endsAt)
  const leftMs = endsAtMs - now.getTime()
  return leftMs > 0 && leftMs <= WEEK_MS && endsAtMs - Date.parse(startsAt) > WEEK_MS
}
