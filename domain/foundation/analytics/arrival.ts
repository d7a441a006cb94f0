/**
 * A visitor's traffic source: the landing parameters (Foundation 10) of the first address, as a query string. Stored
 * with their requests and orders.
 */
export type Arrival = string

/** The cookie that stores it for the session. */
export const ARRIVAL_COOKIE = 'amd_arrival'

const NAMED = ['utm_source', 'utm_term', 'gads_search', 'r'] as const
const MAX_LENGTH = 80

interface Query {
  get: (name: string) => string | null
}

/**
 * The landing parameters of an address; null without any. An offer's key opens the offer, so only its presence is
 * stored.
 */
export function arrivalOf(query: Query): Arrival | null {
  const kept = NAMED.flatMap((name) => {
    // No control characters: it is displayed at the desk and written to files.
    const value = Array.from((query.get(name) ?? '').replaceAll(/\p{C}/gu, ' ').trim())
      .slice(0, MAX_LENGTH)
      .join('')
      .trim()
    return value ? [[name, value]] : []
  })
  if (query.get('o')) kept.push(['o', '1'])
  if (kept.length === 0) return null
  return kept.map(([name, value = '']) => `${name}=${encodeURIComponent(value)}`).join('&')
}

/** Raises URIError for text in another format. */
function parts(arrival: Arrival | null): Map<string, string> {
  const pairs = (arrival ?? '').split('&').filter(Boolean)
  return new Map(
    pairs.map((pair) => {
      const at = pair.indexOf('=')
      return [pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))]
    }),
  )
}

const queryOf = (values: ReadonlyMap<string, string>): Query => ({
  get: (name) => values.get(name) ?? null,
})

/** Parses a session's cookie; its sender can write anything, so it is treated like an address. */
export function arrivalOfCookies(header: string): Arrival | null {
  const pair = header.split(/; */).find((one) => one.startsWith(`${ARRIVAL_COOKIE}=`))
  if (!pair) return null
  try {
    return arrivalOf(queryOf(parts(decodeURIComponent(pair.slice(ARRIVAL_COOKIE.length + 1)))))
  } catch {
    return null
  }
}

/** The traffic source in a word or two, for grouping in reports. */
export function arrivalSource(arrival: Arrival | null): string {
  const query = parts(arrival)
  const source = query.get('utm_source')
  if (source) return source
  if (query.has('gads_search')) return 'Search ad'
  const referral = query.get('r')
  if (referral) return `Referral ${referral}`
  if (query.has('utm_term')) return 'Ad'
  return query.has('o') ? 'Link of an offer' : 'Direct or not known'
}

/** The same with further facts, for the desk. */
export function formatArrival(arrival: Arrival | null): string {
  const query = parts(arrival)
  const term = query.get('utm_term')
  const search = query.get('gads_search')
  return [
    arrivalSource(arrival),
    ...(term ? [`term “${term}”`] : []),
    ...(search && search !== '1' ? [`search “${search}”`] : []),
    ...(query.has('o') && query.size > 1 ? ['link of an offer'] : []),
  ].join(', ')
}

/** Orders of one source. */
export interface SourceOfOrders {
  source: string
  orders: number
  totalUsdMinor: number
}

/** The orders of each source, the largest first. */
export function ordersBySource(
  rows: readonly { arrival: Arrival | null; orders: number; totalUsdMinor: number }[],
): SourceOfOrders[] {
  const sums = new Map<string, SourceOfOrders>()
  for (const { arrival, orders, totalUsdMinor } of rows) {
    const source = arrivalSource(arrival)
    const sum = sums.get(source) ?? { source, orders: 0, totalUsdMinor: 0 }
    sums.set(source, {
      source,
      orders: sum.orders + orders,
      totalUsdMinor: sum.totalUsdMinor + totalUsdMinor,
    })
  }
  return [...sums.values()].sort(
    (one, other) => other.totalUsdMinor - one.totalUsdMinor || other.orders - one.orders,
  )
}
