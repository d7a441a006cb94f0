/** The regions in which the platform can create an object, by the platform's names. */
export const LOCATION_HINTS = [
  'wnam',
  'enam',
  'sam',
  'weur',
  'eeur',
  'apac',
  'oc',
  'afr',
  'me',
] as const
export type LocationHint = (typeof LOCATION_HINTS)[number]

/** Degrees of longitude that divide North America and Europe. */
const NORTH_AMERICA_MIDDLE = -100
const EUROPE_MIDDLE = 20
const MIDDLE_EAST: ReadonlySet<string> = new Set(
  'AE BH CY IL IQ IR JO KW LB OM PS QA SA SY TR YE'.split(' '),
)
const CONTINENTS: Record<string, LocationHint> = {
  SA: 'sam',
  AS: 'apac',
  OC: 'oc',
  AF: 'afr',
  AN: 'oc',
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** The region of a request by Cloudflare's facts; undefined if they are missing. */
export function regionOf(cf: unknown): LocationHint | undefined {
  const facts = (cf ?? {}) as Record<string, unknown>
  const continent = text(facts['continent'])
  const longitude = Number.parseFloat(text(facts['longitude']))
  if (MIDDLE_EAST.has(text(facts['country']))) return 'me'
  if (continent === 'NA') return longitude < NORTH_AMERICA_MIDDLE ? 'wnam' : 'enam'
  if (continent === 'EU') return longitude > EUROPE_MIDDLE ? 'eeur' : 'weur'
  return CONTINENTS[continent]
}
