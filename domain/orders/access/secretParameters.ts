/**
 * Query parameters of our pages that grant access: mailed order links, account links, shared
 * reports, Stripe's return URL. The API takes such secrets only in headers and bodies.
 */
export const SECRET_PARAMETERS = [
  'key',
  'token',
  'share',
  'o',
  'code',
  'payment_intent',
  'payment_intent_client_secret',
  'setup_intent',
  'setup_intent_client_secret',
] as const
