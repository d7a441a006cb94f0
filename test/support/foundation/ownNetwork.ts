import { beforeEach } from 'vitest'

let address = newNetworkAddress()

/** A random address of the documentation range, practically unique. */
export function newNetworkAddress(): string {
  const [first = 0, second = 0] = crypto.getRandomValues(new Uint16Array(2))
  return `2001:db8:${first.toString(16)}:${second.toString(16)}::1`
}

/** Each test calls from its own network, so that its calls do not count toward another test's limits. */
export function useOwnNetwork(): void {
  beforeEach(() => {
    address = newNetworkAddress()
  })
}

/** Header with the running test's address, as Cloudflare sends it. */
export const fromOwnNetwork = (): { 'CF-Connecting-IP': string } => ({
  'CF-Connecting-IP': address,
})
