/** The buyer of a coupon that is once per buyer. */
export interface CouponBuyer {
  /** Null for a guest. */
  accountId: string | null
  /** The account's email, or the guest's; null until it is known. */
  email: string | null
  /** Keyed hashes of the guest's network, one per accepted key; empty when unknown. */
  networks: readonly string[]
}

const GMAIL = new Set(['gmail.com', 'googlemail.com'])

/** The mailbox of an address: without a +tag, at Gmail without dots, in lower case. */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const [name = ''] = address.slice(0, at).split('+')
  const host = address.slice(at + 1)
  if (!GMAIL.has(host)) return `${name}@${host}`
  return `${name.replaceAll('.', '')}@gmail.com`
}

/**
 * The message for a guest whose network has used a coupon that is once per buyer: several people can share a network,
 * and an account tells them apart.
 */
export const SHARED_NETWORK_WORDS =
  'This coupon was already used from your network. If that was somebody else, log in and enter it again.'

/**
 * The claimant keys of a buyer for such a coupon; buyers that share a key count as the same. For an account, itself and
 * its mailbox; for a guest, mailbox and networks.
 */
export function claimantsOf({ accountId, email, networks }: CouponBuyer): string[] {
  return [
    ...(accountId === null ? [] : [`account:${accountId}`]),
    ...(email === null ? [] : [mailboxOf(email)]),
    ...(accountId === null ? networks.map((network) => `network:${network}`) : []),
  ]
}
