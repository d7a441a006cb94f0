import { beforeEach } from 'vitest'

let address = newNetworkAddress()

/** An address in a network of its own, of the range for documentation: two of them hardly ever meet. */
export function newNetworkAddress(): string {
  const [first = 0, second = 0] = crypto.getRandomValues(new Uint16Array(2))
  return `2001:db8:${first.toString(16)}:${second.toString(16)}::1`
}

/** Each test calls from a network of its own, so that what it asks does not count toward the limits of the next one. */
export function useOwnNetwork(): void {
  beforeEach(() => {
    address = newNetworkAddress()
  })
}

/** The header with the address of the running test, as Cloudflare sends it. */
export const fromOwnNetwork = (): { 'CF-Connecting-IP': string } => ({
  'CF-Connecting-IP': address,
})
