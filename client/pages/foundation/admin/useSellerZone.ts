import { timeZoneName } from '#domain/foundation/calendar/timeZoneName.ts'
import { getSettings } from '#client/api/foundation/settingsCalls.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'

/**
 * The seller's time zone (IANA), in which an admin's days begin and end; null until it is known.
 */
export function useSellerZone(): string | null {
  const { value } = useLoaded('settings', getSettings)
  return value?.settings.sellerTimeZone ?? null
}

/** Names the zone of the days that an admin types; empty until it is known. */
export const zoneNote = (zone: string | null): string =>
  zone === null ? '' : `Days begin and end in the seller’s time zone, ${timeZoneName(zone)}.`
