/** A limit on events of ads, as a rate limit of the platform. */
export interface EventLimit {
  /** The rate limit in wrangler.toml. */
  binding: 'LIMIT_WRITE' | 'LIMIT_EVENT' | 'LIMIT_FLOOD'
  perMinute: number
  /** Events beyond the limit: counted as invalid, or refused with 429 for a minute. */
  over: 'invalid' | 'refused'
}

/**
 * The limits on events, in the order in which they are checked. Many people share a network behind
 * a carrier's NAT, so no event is invalid merely because its network is busy: `token` counts one ad
 * in one browser of a network, `client` one user agent of a network. `network` counts only events
 * over the limit of their client. A network is an IPv4 address or the /64 of an IPv6 address.
 */
export const EVENT_LIMITS = {
  token: { binding: 'LIMIT_WRITE', perMinute: 60, over: 'invalid' },
  client: { binding: 'LIMIT_EVENT', perMinute: 10_000, over: 'invalid' },
  network: { binding: 'LIMIT_FLOOD', perMinute: 30_000, over: 'refused' },
} as const satisfies Record<string, EventLimit>
