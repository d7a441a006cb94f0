/** What in our addresses opens something: orders by their mailed link, links for accounts, Stripe's way back. */
const SECRETS = ['key', 'token', 'code', 'payment_intent', 'payment_intent_client_secret']

/** An address as it may be logged and seen by others: without what would open something to whoever reads it. */
export function addressToLog(href: string): string {
  const url = new URL(href)
  for (const name of SECRETS) if (url.searchParams.has(name)) url.searchParams.set(name, 'hidden')
  return url.href
}
