import { countryName } from '#domain/foundation/address/countryName.ts'

/** What a login keeps of the request it came with. */
export interface AccountCaller {
  headers: Headers
  /** City and country as the network knows them. */
  place: string | null
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

/** The caller behind a request, from its headers and what the network says of its place. */
export function callerOf(request: Request): AccountCaller {
  const city = textOf(request.cf?.city)
  const country = textOf(request.cf?.country)
  const parts = [city, country && countryName(country)].filter((part) => part !== null)
  return { headers: request.headers, place: parts.length > 0 ? parts.join(', ') : null }
}
