import { env } from 'cloudflare:workers'
import Stripe from 'stripe'
import { vi } from 'vitest'
import worker from '#test/support/foundation/wholeProduct.ts'
import type { Bindings } from '#worker/platform/env.ts'
import { SECRET_KEY, StripeApi } from './StripeApi.ts'
import {
  createExecutionContext,
  waitOnExecutionContext,
} from '#test/support/foundation/executionContext.ts'

const API = 'http://127.0.0.1:12111'
export const WEBHOOK_SECRET = 'whsec_test_only'

/** The Worker's bindings for Stripe, with the stand-in below as its API. */
export const stripeEnv = {
  ...env,
  PAYMENT_GATEWAY: 'stripe',
  STRIPE_SECRET_KEY: SECRET_KEY,
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  CARD_PROVIDER_PUBLIC_KEY: 'pk_test_only',
  STRIPE_API_ORIGIN: API,
} as Bindings

/** The stand-in for Stripe's API, in place of the network. */
export class StripeFake extends StripeApi {
  /** Intercepts the requests to the API until `vi.unstubAllGlobals`. */
  install(): void {
    const realFetch = globalThis.fetch
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init)
      return request.url.startsWith(API) ? await this.answer(request) : await realFetch(request)
    })
  }
}

/** Sends one request to the Worker that runs with Stripe. */
export async function callWithStripe(path: string, init: RequestInit = {}): Promise<Response> {
  const execution = createExecutionContext()
  const request = new Request(`http://127.0.0.1:8787/api${path}`, init)
  const response = await worker.fetch(request, stripeEnv, execution)
  await waitOnExecutionContext(execution)
  return response
}

/**
 * Sends a webhook with Stripe's signature, or with signatures by these secrets. During a rotation
 * Stripe signs with both: the header then has a signature for each.
 */
export async function sendWebhook(body: string, ...secrets: string[]): Promise<Response> {
  const timestamp = Math.floor(Date.now() / 1_000)
  const { webhooks } = new Stripe(SECRET_KEY)
  const headers = await Promise.all(
    (secrets.length === 0 ? [WEBHOOK_SECRET] : secrets).map((secret) =>
      webhooks.generateTestHeaderStringAsync({
        payload: body,
        secret,
        timestamp,
        cryptoProvider: Stripe.createSubtleCryptoProvider(),
      }),
    ),
  )
  const signatures = headers.map((header) => header.replace(/^t=\d+,/, ''))
  return await callWithStripe('/webhooks/stripe', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Stripe-Signature': [`t=${timestamp}`, ...signatures].join(),
    },
    body,
  })
}
