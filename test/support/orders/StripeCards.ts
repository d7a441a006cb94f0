/** A PaymentMethod as stored by Stripe. */
export interface Method {
  id: string
  object: 'payment_method'
  type: 'card'
  customer: string | null
  created: number
  card: {
    brand: string
    last4: string
    exp_month: number
    exp_year: number
    fingerprint: string
  }
}

interface Setup {
  id: string
  object: 'setup_intent'
  client_secret: string
  customer: string
  status: string
  payment_method: string | null
}

const missing = () =>
  Response.json(
    { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'missing' } },
    { status: 404 },
  )

/** Stripe's customers, setups and cards, as far as the product uses them. */
export class StripeCards {
  readonly customers = new Map<string, Record<string, string>>()
  readonly setups = new Map<string, Setup>()
  readonly methods = new Map<string, Method>()
  /** Refuses to detach, as during an outage of Stripe. */
  isDown = false
  readonly #byKey = new Map<string, string>()

  /** Attaches a card to a customer. */
  attach(customer: string | null, card: Partial<Method['card']> = {}): string {
    const id = `pm_${this.methods.size + 1}`
    this.methods.set(id, {
      id,
      object: 'payment_method',
      type: 'card',
      customer,
      created: 1_700_000_000 + this.methods.size,
      card: {
        brand: 'visa',
        last4: '4242',
        exp_month: 12,
        exp_year: 2034,
        fingerprint: `print_${id}`,
        ...card,
      },
    })
    return id
  }

  /** Stripe.js's request after the holder has entered a card. */
  confirmSetup(id: string, card: Partial<Method['card']> = {}): Setup {
    const setup = this.setups.get(id)
    if (!setup) throw new Error(`There is no setup ${id}.`)
    setup.status = 'succeeded'
    setup.payment_method = this.attach(setup.customer, card)
    return setup
  }

  /** Handles one API request; null for other resources. */
  answer(
    method: string,
    path: string,
    { form, key }: { form: Record<string, string>; key: string | null },
  ): Response | null {
    const [, resource, id, action] = /^\/v1\/(\w+)(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? []
    if (resource === 'customers') return this.#customer(method, id, { form, key })
    if (resource === 'setup_intents') return this.#setup(id, form)
    return resource === 'payment_methods' ? this.#method(id ?? '', action) : null
  }

  #customer(
    method: string,
    id: string | undefined,
    { form, key }: { form: Record<string, string>; key: string | null },
  ): Response {
    if (method === 'DELETE' && id !== undefined) {
      if (!this.customers.delete(id)) return missing()
      for (const one of this.methods.values()) if (one.customer === id) one.customer = null
      return Response.json({ id, object: 'customer', deleted: true })
    }
    const known = this.#byKey.get(key ?? '')
    const newId = known ?? `cus_${this.customers.size + 1}`
    this.customers.set(newId, form)
    if (key !== null) this.#byKey.set(key, newId)
    return Response.json({ id: newId, object: 'customer' })
  }

  #setup(id: string | undefined, form: Record<string, string>): Response {
    const known = id === undefined ? undefined : this.setups.get(id)
    if (id !== undefined) return known ? Response.json(known) : missing()
    const newId = `seti_${this.setups.size + 1}`
    const setup: Setup = {
      id: newId,
      object: 'setup_intent',
      client_secret: `${newId}_secret_test`,
      customer: form['customer'] ?? '',
      status: 'requires_payment_method',
      payment_method: null,
    }
    this.setups.set(newId, setup)
    return Response.json(setup)
  }

  #method(id: string, action: string | undefined): Response {
    const method = this.methods.get(id)
    if (!method) return missing()
    if (action === 'detach') {
      if (this.isDown)
        return Response.json(
          { error: { type: 'api_error', message: 'down' } },
          { status: 500, headers: { 'Stripe-Should-Retry': 'false' } },
        )
      method.customer = null
    }
    return Response.json(method)
  }

  /** The body of a webhook about a card, with the card's data at that time. */
  eventBody(type: string, id: string): string {
    const created = Math.floor(Date.now() / 1000)
    const event = { id: `evt_${crypto.randomUUID()}`, object: 'event', type, created }
    return JSON.stringify({ ...event, data: { object: this.methods.get(id) } })
  }
}
