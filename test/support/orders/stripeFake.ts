import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import Stripe from 'stripe'
import { vi } from 'vitest'
import worker from '#worker/index.ts'
import type { Bindings } from '#worker/platform/env.ts'
import { SECRET_KEY, StripeApi } from './StripeApi.ts'

const API = 'http://127.0.0.1:12111'
export const WEBHOOK_SECRET = 'whsec_test_only'

/** The Worker as it runs with Stripe, its API being the stand-in below. */
export const stripeEnv = {
  ...env,
  PAYMENT_GATEWAY: 'stripe',
  STRIPE_SECRET_KEY: SECRET_KEY,
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  CARD_PROVIDER_PUBLIC_KEY: 'pk_test_only',
  STRIPE_API_ORIGIN: API,
} as Bindings

/** The stand-in for Stripe's API, in the place of the network. */
export class StripeFake extends StripeApi {
  /** Takes over the requests to the API until `vi.unstubAllGlobals`. */
  install(): void {
    const realFetch = globalThis.fetch
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init)
      return request.url.startsWith(API) ? await this.answer(request) : await realFetch(request)
    })
  }
}

/** One request to the Worker that runs with Stripe. */
export async function callWithStripe(path: string, init: RequestInit = {}): Promise<Response> {
  const execution = createExecutionContext()
  const request = new Request(`http://127.0.0.1:8787/api${path}`, init)
  const response = await worker.fetch(request, stripeEnv, execution)
  await waitOnExecutionContext(execution)
  return response
}

/** A webhook with Stripe's signature, or with one by another secret. */
export async function sendWebhook(body: string, secret = WEBHOOK_SECRET): Promise<Response> {
  const signature = await new Stripe(SECRET_KEY).webhooks.generateTestHeaderStringAsync({
    payload: body,
    secret,
    cryptoProvider: Stripe.createSubtleCryptoProvider(),
  })
  const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature }
  return await callWithStripe('/webhooks/stripe', { method: 'POST', headers, body })
}
