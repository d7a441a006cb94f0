import { TRACKING_COOKIE_DAYS } from '#domain/contact/realtime/realtimeLimits.ts'

const NAME = 'user_tracking_id'
const DAY_SECONDS = 24 * 60 * 60

/** The tracking ID of this browser, or null. */
export function readTrackingId(): string | null {
  const found = new RegExp(`(?:^|; )${NAME}=([^;]*)`).exec(document.cookie)
  return found?.[1] ?? null
}

/** Saves the tracking ID: 7 days, secure, path / (Contact 13). */
export function writeTrackingId(id: string): void {
  const maxAge = TRACKING_COOKIE_DAYS * DAY_SECONDS
  document.cookie = `${NAME}=${encodeURIComponent(id)}; max-age=${maxAge}; path=/; secure; samesite=lax`
}
