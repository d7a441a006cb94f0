import { countryName } from '#domain/foundation/address/countryName.ts'

/** Request facts stored with a login. */
export interface AccountCaller {
  headers: Headers
  /** City and country by the network's geolocation. */
  place: string | null
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

/** Caller of a request, from its headers and the network's geolocation. */
export function callerOf(request: Request): AccountCaller {
  const city = textOf(request.cf?.city)
  const country = textOf(request.cf?.country)
  const parts = [city, country && countryName(country)].filter((part) => part !== null)
  return { headers: request.headers, place: parts.length > 0 ? parts.join(', ') : null }
}
