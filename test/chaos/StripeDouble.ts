import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import Stripe from 'stripe'
import { SECRET_KEY, StripeApi } from '#test/support/orders/StripeApi.ts'
import type { Chance } from './World.ts'

const WEBHOOK_SECRET = 'whsec_test_only'
const RETRY_MS = 1_000
const LATEST_NEWS_MS = 6_000
const LATEST_ANSWER_MS = 8_000
/**
 * Shares of the requests that fail before or after they are processed, or get a late response; and
 * of repeated webhooks.
 */
const REFUSED = 0.12
const LOST = 0.08
const LATE = 0.15
const TOLD_TWICE = 0.2

const failed = () =>
  Response.json({ error: { type: 'api_error', message: 'down' } }, { status: 500 })

/**
 * A stand-in for Stripe that responds with 500, late or not at all. It sends its webhooks until
 * they are acknowledged, some twice.
 */
export class StripeDouble {
  readonly api = new StripeApi()
  /** Turns all faults off. */
  isCalm = false
  /** Count of each injected fault. */
  readonly made = new Map<string, number>()
  readonly #chance: Chance
  readonly #news = new Set<Promise<void>>()
  #server: Server | null = null
  #origin = ''

  constructor(chance: Chance) {
    this.#chance = chance
  }

  /** The settings of a product that uses it for payments. */
  get vars(): Record<string, string> {
    return {
      PAYMENT_GATEWAY: 'stripe',
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      CARD_PROVIDER_PUBLIC_KEY: 'pk_test_only',
      STRIPE_API_ORIGIN: this.#origin,
    }
  }

  async open(): Promise<void> {
    const server = createServer((incoming, outgoing) => {
      void this.#serve(incoming, outgoing)
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    this.#server = server
    this.#origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  close(): void {
    this.#server?.closeAllConnections()
    this.#server?.close()
  }

  /**
   * Sends a webhook about an intent until the product acknowledges it, then calls `onHeard` once.
   */
  tell(
    origin: string,
    type: string,
    intentId: string,
    onHeard: () => void,
    end: AbortSignal,
  ): void {
    const payload = this.api.eventBody(type, intentId, {}, `evt_${crypto.randomUUID()}`)
    const told = this.#tell(origin, payload, end)
      .then(onHeard)
      .then(() =>
        this.#makes('news of Stripe told twice', TOLD_TWICE)
          ? this.#tell(origin, payload, end)
          : undefined,
      )
      // The run is over, and the webhook was never acknowledged.
      .catch(() => undefined)
    this.#news.add(told)
    void told.then(() => this.#news.delete(told))
  }

  /** Resolves once all webhooks are acknowledged. */
  async heard(): Promise<void> {
    while (this.#news.size > 0) await Promise.all(this.#news)
  }

  async #tell(origin: string, payload: string, end: AbortSignal): Promise<void> {
    if (!this.isCalm) await wait(this.#chance.draw() * LATEST_NEWS_MS, undefined, { signal: end })
    for (;;) {
      const signature = await new Stripe(SECRET_KEY).webhooks.generateTestHeaderStringAsync({
        payload,
        secret: WEBHOOK_SECRET,
      })
      const response = await fetch(`${origin}/api/webhooks/stripe`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
        body: payload,
      }).catch(() => null)
      await response?.arrayBuffer().catch(() => null)
      if (response?.ok) return
      await wait(RETRY_MS, undefined, { signal: end })
    }
  }

  #makes(fault: string, share: number): boolean {
    if (!this.#chance.happens(share)) return false
    this.made.set(fault, (this.made.get(fault) ?? 0) + 1)
    return true
  }

  async #serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const response = await this.#answer(incoming).catch(failed)
    outgoing.writeHead(response.status, { 'Content-Type': 'application/json' })
    outgoing.end(await response.text())
  }

  async #answer(incoming: IncomingMessage): Promise<Response> {
    const { method = 'GET', url = '', headers } = incoming
    const body = await text(incoming)
    const request = new Request(`http://127.0.0.1${url}`, {
      method,
      headers: {
        Authorization: headers.authorization ?? '',
        'Idempotency-Key': String(headers['idempotency-key'] ?? ''),
      },
      ...(method === 'GET' ? {} : { body }),
    })
    if (this.isCalm) return await this.api.answer(request)
    if (this.#makes('Stripe answers 500', REFUSED)) return failed()
    if (this.#makes('Stripe answers late', LATE)) await wait(this.#chance.draw() * LATEST_ANSWER_MS)
    const answer = await this.api.answer(request)
    return this.#makes('lost answer of Stripe', LOST) ? failed() : answer
  }
}
