const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
const GROUPS = 8
/** The part of an address that a provider assigns to one household or machine: 64 bits. */
const NETWORK_GROUPS = 4

const groupsOf = (part: string) => (part === '' ? [] : part.split(':'))

/**
 * The network that limits count by: an IPv4 address, or the network of an IPv6 address, as one
 * caller has 2^64 addresses.
 */
export function callerNetwork(address: string): string {
  const mapped = MAPPED_IPV4.exec(address)?.[1]
  if (mapped) return mapped
  if (!address.includes(':')) return address
  const [before = '', after] = address.split('::')
  const head = groupsOf(before)
  const tail = groupsOf(after ?? '')
  const zeros = Array.from({ length: Math.max(0, GROUPS - head.length - tail.length) }, () => '0')
  return [...head, ...(after === undefined ? [] : zeros), ...tail]
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')
}
