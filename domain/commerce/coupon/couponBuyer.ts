/** Who uses a coupon that is once for each buyer. */
export interface CouponBuyer {
  /** Null for a guest. */
  accountId: string | null
  /** The account's address, or the one that a guest orders with; null until it is known. */
  email: string | null
  /** Keyed hashes of the network that a guest orders from, one per accepted key; empty when it is not known. */
  networks: readonly string[]
}

const GMAIL = new Set(['gmail.com', 'googlemail.com'])

/** The mailbox that an address leads to: without a +tag, at Gmail without dots, in small letters. */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const [name = ''] = address.slice(0, at).split('+')
  const host = address.slice(at + 1)
  if (!GMAIL.has(host)) return `${name}@${host}`
  return `${name.replaceAll('.', '')}@gmail.com`
}

/**
 * What a guest is told whose network has used a coupon that is once for each buyer: several people can share a network,
 * and an account tells them apart.
 */
export const SHARED_NETWORK_WORDS =
  'This coupon was already used from your network. If that was somebody else, log in and enter it again.'

/**
 * The words under which a buyer claims such a coupon; whoever shares one of them is the same buyer. An account counts by
 * itself and its mailbox, a guest by mailbox and network.
 */
export function claimantsOf({ accountId, email, networks }: CouponBuyer): string[] {
  return [
    ...(accountId === null ? [] : [`account:${accountId}`]),
    ...(email === null ? [] : [mailboxOf(email)]),
    ...(accountId === null ? networks.map((network) => `network:${network}`) : []),
  ]
}
