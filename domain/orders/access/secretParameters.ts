/**
 * What in the query of our pages' addresses opens something: orders by their mailed link, links for accounts, shared
 * reports, Stripe's way back. The API takes such secrets in headers and bodies alone.
 */
export const SECRET_PARAMETERS = [
  'key',
  'token',
  'share',
  'o',
  'code',
  'payment_intent',
  'payment_intent_client_secret',
] as const
