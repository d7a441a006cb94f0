import { StripeCards } from './StripeCards.ts'

export const SECRET_KEY = 'sk_test_only'

/** A PaymentIntent as stored by Stripe. */
export interface Intent {
  id: string
  object: 'payment_intent'
  client_secret: string
  status: string
  amount: number
  amount_received: number
  currency: string
  metadata: Record<string, string>
  customer?: string
  setup_future_usage?: string
  last_payment_error: { code: string; decline_code: string } | null
}

/** The stand-in's cards by their last digits: those of Stripe's test mode. */
const DECLINED_CARD = '0002'
const BANK_PAGE_CARD = '3184'

/** A request to the stand-in, as Stripe's servers receive it. */
export interface StripeCall {
  method: string
  path: string
  idempotencyKey: string | null
  form: Record<string, string>
}

/** A refund as stored by Stripe. */
export interface Refund {
  id: string
  object: 'refund'
  payment_intent: string
  amount: number
  currency: string
  status: string
  failure_reason?: string
  metadata: Record<string, string>
}

/**
 * A stand-in for Stripe's API: it refuses a wrong key, returns the same object for the same
 * idempotency key, and never refunds more of an intent than it received.
 */
export class StripeApi {
  readonly calls: StripeCall[] = []
  readonly intents = new Map<string, Intent>()
  readonly refunds = new Map<string, Refund>()
  readonly cards = new StripeCards()
  /** The outcome of the next refunds. */
  refundStatus = 'succeeded'
  /** Refuses refunds with this code, as with an empty balance. */
  refusal: string | null = null
  /** Processes the request and loses the response. */
  isAnswerLost = false
  /** Runs before the browser learns that its card has paid. */
  onPaid: (intentId: string) => Promise<void> = () => Promise.resolve()
  readonly #byKey = new Map<string, string>()

  /** Idempotency keys expire after a day. */
  forgetKeys(): void {
    this.#byKey.clear()
  }

  /** Records a successful payment of an intent. */
  receive(id: string): void {
    const intent = this.intents.get(id)
    if (!intent) throw new Error(`There is no intent ${id}.`)
    if (intent.setup_future_usage && intent.customer) this.cards.attach(intent.customer)
    intent.status = 'succeeded'
    intent.amount_received = intent.amount
  }

  /** Stripe.js's request from the browser: pays an intent with a card. */
  async confirm(id: string, clientSecret: string, entered: string): Promise<Response> {
    const intent = this.intents.get(id)
    if (intent?.client_secret !== clientSecret) return failure(404, 'resource_missing')
    if (!['requires_payment_method', 'requires_action'].includes(intent.status))
      return failure(400, 'payment_intent_unexpected_state')
    const saved = this.cards.methods.get(entered)
    if (saved && saved.customer !== intent.customer) return failure(400, 'resource_missing')
    const card = saved?.card.last4 ?? entered.replaceAll(' ', '').slice(-4)
    if (card === DECLINED_CARD) {
      intent.last_payment_error = { code: 'card_declined', decline_code: 'generic_decline' }
      const error = {
        type: 'card_error',
        code: 'card_declined',
        message: 'Your card was declined.',
      }
      return Response.json({ error }, { status: 402 })
    }
    if (card === BANK_PAGE_CARD) intent.status = 'requires_action'
    else {
      this.receive(id)
      await this.onPaid(id)
    }
    return Response.json(intent)
  }

  /** Handles one API request. */
  async answer(request: Request): Promise<Response> {
    if (request.headers.get('Authorization') !== `Bearer ${SECRET_KEY}`) return failure(401, 'key')
    const { pathname: path, searchParams } = new URL(request.url)
    const form = Object.fromEntries(
      new URLSearchParams(new TextDecoder().decode(await request.arrayBuffer())),
    )
    const idempotencyKey = request.headers.get('Idempotency-Key')
    this.calls.push({ method: request.method, path, idempotencyKey, form })
    if (path === '/v1/refunds') {
      return request.method === 'GET'
        ? this.#refundsOf(searchParams.get('payment_intent'))
        : this.#refund(form, idempotencyKey ?? '')
    }
    const ofCards = this.cards.answer(request.method, path, { form, key: idempotencyKey })
    if (ofCards) return ofCards
    const [, id, action] = /^\/v1\/payment_intents(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? []
    if (id === undefined) return Response.json(this.#create(form, idempotencyKey ?? ''))
    const intent = this.intents.get(id)
    if (!intent) return failure(404, 'resource_missing')
    if (action === 'cancel') {
      if (['succeeded', 'processing'].includes(intent.status))
        return failure(400, 'payment_intent_unexpected_state')
      intent.status = 'canceled'
    } else if (request.method === 'POST') {
      if (intent.status === 'succeeded') return failure(400, 'payment_intent_unexpected_state')
      Object.assign(intent, form)
    }
    return Response.json(intent)
  }

  #refundsOf(intent: string | null): Response {
    const data = [...this.refunds.values()].filter((one) => one.payment_intent === intent)
    return Response.json({ object: 'list', data, has_more: false, url: '/v1/refunds' })
  }

  #refund(form: Record<string, string>, key: string): Response {
    const known = this.refunds.get(this.#byKey.get(key) ?? '')
    if (known) return Response.json(known)
    const intent = this.intents.get(form['payment_intent'] ?? '')
    if (intent?.status !== 'succeeded') return failure(400, 'payment_intent_unexpected_state')
    if (this.refusal) return failure(400, this.refusal)
    const amount = Number(form['amount'])
    if (this.#refundedOf(intent.id) + amount > intent.amount_received)
      return failure(400, 'charge_already_refunded')
    const refund: Refund = {
      id: `re_${this.refunds.size + 1}`,
      object: 'refund',
      payment_intent: intent.id,
      amount,
      currency: intent.currency,
      status: this.refundStatus,
      metadata: { payment_id: form['metadata[payment_id]'] ?? '' },
    }
    this.refunds.set(refund.id, refund)
    this.#byKey.set(key, refund.id)
    if (!this.isAnswerLost) return Response.json(refund)
    const headers = { 'Stripe-Should-Retry': 'false' }
    return Response.json(
      { error: { type: 'api_error', message: 'down' } },
      { status: 500, headers },
    )
  }

  #refundedOf(intent: string): number {
    return [...this.refunds.values()]
      .filter((one) => one.payment_intent === intent && one.status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0)
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

  /** The body of a webhook about a refund. */
  refundEventBody(type: string, refundId: string, changes: Partial<Refund> = {}): string {
    const object = { ...this.refunds.get(refundId), ...changes }
    const created = Math.floor(Date.now() / 1000)
    const id = `evt_${crypto.randomUUID()}`
    return JSON.stringify({ id, object: 'event', type, created, data: { object } })
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
