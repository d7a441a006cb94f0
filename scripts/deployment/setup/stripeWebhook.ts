import Stripe from 'stripe'
import { STRIPE_EVENTS } from '#domain/orders/payment/stripeEvents.ts'

type Event = Stripe.WebhookEndpointCreateParams.EnabledEvent

/** Stripe's API: its own address, or a mock for tests. */
export function stripeClient(secretKey: string, origin?: string): Stripe {
  if (origin === undefined) return new Stripe(secretKey)
  const { protocol, hostname, port } = new URL(origin)
  return new Stripe(secretKey, {
    host: hostname,
    port,
    protocol: protocol === 'http:' ? 'http' : 'https',
    maxNetworkRetries: 0,
  })
}

/** Address of a site's webhook. */
export const webhookAddress = (siteHost: string) => `https://${siteHost}/api/webhooks/stripe`

const isUpToDate = (endpoint: Stripe.WebhookEndpoint) =>
  endpoint.status === 'enabled' &&
  STRIPE_EVENTS.every((event) => endpoint.enabled_events.includes(event))

/**
 * Creates or updates a site's webhook with all its events. Returns its signing secret if it was created: Stripe shows
 * it only then, so an endpoint whose secret the Worker lacks is replaced. Null if nothing needs to be set.
 */
export async function prepareWebhook(
  stripe: Stripe,
  {
    siteHost,
    hasSecret,
    isDryRun,
    log,
  }: {
    siteHost: string
    hasSecret: boolean
    isDryRun: boolean
    log: (line: string) => void
  },
): Promise<string | null> {
  const url = webhookAddress(siteHost)
  const events = [...STRIPE_EVENTS] as Event[]
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 })
  const known = data.find((endpoint) => endpoint.url === url)
  if (known && hasSecret) {
    log(`Found Stripe webhook ${url}`)
    if (isDryRun || isUpToDate(known)) return null
    await stripe.webhookEndpoints.update(known.id, { enabled_events: events, disabled: false })
    return null
  }
  log(`${isDryRun ? 'Would create' : 'Create'} Stripe webhook ${url} for ${events.join(', ')}`)
  if (isDryRun) return null
  const created = await stripe.webhookEndpoints.create({ url, enabled_events: events })
  if (known) await stripe.webhookEndpoints.del(known.id)
  return created.secret ?? null
}
