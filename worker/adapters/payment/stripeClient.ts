import Stripe from 'stripe'
import type { Settings } from '#domain/foundation/settings/settings.ts'

/** Client of the Stripe API, or of a local mock in tests. */
export function stripeClient(settings: Settings): Stripe {
  const origin = settings.STRIPE_API_ORIGIN ? new URL(settings.STRIPE_API_ORIGIN) : null
  return new Stripe(settings.STRIPE_SECRET_KEY ?? '', {
    httpClient: Stripe.createFetchHttpClient(),
    maxNetworkRetries: 2,
    telemetry: false,
    ...(origin && {
      host: origin.hostname,
      port: Number(origin.port),
      protocol: origin.protocol === 'http:' ? ('http' as const) : ('https' as const),
    }),
  })
}
