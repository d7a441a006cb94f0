import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import Stripe from 'stripe'
import { vi } from 'vitest'
import worker from '#worker/index.ts'
import type { Bindings } from '#worker/env.ts'

const API = 'http://127.0.0.1:12111'
export const WEBHOOK_SECRET = 'whsec_test_only'

/** The Worker as it runs with Stripe, its API being the stand-in below. */
export const stripeEnv = {
  ...env,
  PAYMENT_GATEWAY: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_only',
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  CARD_PROVIDER_PUBLIC_KEY: 'pk_test_only',
  STRIPE_API_ORIGIN: API,
} as Bindings

interface Intent {
  id: string
  object: 'payment_intent'
  client_secret: string
  status: string
  amount: number
  amount_received: number
  currency: string
  metadata: Record<string, string>
  last_payment_error: { code: string; decline_code: string } | null
}

/** What the stand-in was asked, as Stripe's servers would see it. */
export interface StripeCall {
  method: string
  path: string
  idempotencyKey: string | null
  form: Record<string, string>
}

/** A stand-in for Stripe's API: refuses a wrong key, gives the same intent for the same idempotency key. */
export class StripeFake {
  readonly calls: StripeCall[] = []
  readonly intents = new Map<string, Intent>()
  readonly #byKey = new Map<string, string>()

  /** Takes over the requests to the API until `vi.unstubAllGlobals`. */
  install(): void {
    const realFetch = globalThis.fetch
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init)
      return request.url.startsWith(API) ? await this.#answer(request) : await realFetch(request)
    })
  }

  async #answer(request: Request): Promise<Response> {
    if (request.headers.get('Authorization') !== 'Bearer sk_test_only') return failure(401, 'key')
    const path = new URL(request.url).pathname
    const form = Object.fromEntries(
      new URLSearchParams(new TextDecoder().decode(await request.arrayBuffer())),
    )
    const idempotencyKey = request.headers.get('Idempotency-Key')
    this.calls.push({ method: request.method, path, idempotencyKey, form })
    const [, id, action] = /^\/v1\/payment_intents(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? []
    if (id === undefined) return Response.json(this.#create(form, idempotencyKey ?? ''))
    const intent = this.intents.get(id)
    if (!intent) return failure(404, 'resource_missing')
    if (action === 'cancel') {
      if (intent.status === 'succeeded') return failure(400, 'payment_intent_unexpected_state')
      intent.status = 'canceled'
    }
    return Response.json(intent)
  }

  #create(form: Record<string, string>, key: string): Intent {
    const known = this.intents.get(this.#byKey.get(key) ?? '')
    if (known) return known
    const id = `pi_${this.intents.size + 1}`
    const intent: Intent = {
      id,
      object: 'payment_intent',
      client_secret: `${id}_secret_test`,
      status: 'requires_payment_method',
      amount: Number(form['amount']),
      amount_received: 0,
      currency: form['currency'] ?? '',
      metadata: {
        order_id: form['metadata[order_id]'] ?? '',
        payment_id: form['metadata[payment_id]'] ?? '',
      },
      last_payment_error: null,
    }
    this.intents.set(id, intent)
    this.#byKey.set(key, id)
    return intent
  }

  /** The body of a webhook about an intent. */
  eventBody(type: string, intentId: string, changes: Partial<Intent> = {}, id = 'evt_1'): string {
    const object = { ...this.intents.get(intentId), ...changes }
    const created = Math.floor(Date.now() / 1000)
    return JSON.stringify({ id, object: 'event', type, created, data: { object } })
  }
}

const failure = (status: number, code: string) =>
  Response.json({ error: { type: 'invalid_request_error', code, message: code } }, { status })

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
  const signature = await new Stripe('sk_test_only').webhooks.generateTestHeaderStringAsync({
    payload: body,
    secret,
    cryptoProvider: Stripe.createSubtleCryptoProvider(),
  })
  const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature }
  return await callWithStripe('/webhooks/stripe', { method: 'POST', headers, body })
}
