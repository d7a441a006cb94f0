import type { Suggestion } from '#client/ui/SuggestField.tsx'
import { GEO_GROUPS, type CampaignCountry } from '#domain/foundation/geo/campaignCountries.ts'
import { isInBounds } from '#domain/foundation/geo/countryBounds.ts'
import type { GeoPoint } from '#domain/foundation/geo/distance.ts'
import { formatCoordinate, parseCoordinates, pinId } from '#domain/foundation/geo/pins/pin.ts'

/** The id of a pin at a point, in the country or its geo group; null outside of them. */
export function pinIdAt(point: GeoPoint, country: CampaignCountry): string | null {
  const own = [country, ...GEO_GROUPS[country]].find((one) => isInBounds(point, one))
  return own ? pinId(own, point) : null
}

/** The suggestion for coordinates: a pin, or `outside`; null for other text. */
export function pinSuggestion(
  text: string,
  country: CampaignCountry,
): Suggestion | 'outside' | null {
  const point = parseCoordinates(text)
  if (!point) return null
  const id = pinIdAt(point, country)
  return id ? { id, label: `Pin at ${formatCoordinate(point)}`, note: '' } : 'outside'
}
