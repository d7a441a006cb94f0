import Stripe from 'stripe'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { Settings } from '#domain/foundation/settings/settings.ts'
import type { CardVault, GatewayCard } from './cardVault.types.ts'
import { foundOrNull, idOf } from './stripeObjects.ts'
import { stripeClient } from './stripeClient.ts'
import { chargeOffSession, isSetUpOffSession, setUpOffSession } from './stripeOffSession.ts'

/** Cards at Stripe: attached to a Customer by a SetupIntent, or by a payment with `setup_future_usage`. */
export function stripeCardVault(settings: Settings): CardVault {
  const stripe = stripeClient(settings)
  return {
    name: 'stripe',
    async createCustomer({ kind, id }) {
      const customer = await stripe.customers.create(
        { metadata: { owner_kind: kind, owner_id: id } },
        { idempotencyKey: `customer_${kind}_${id}` },
      )
      return customer.id
    },
    async startSetup(customerId) {
      const intent = await stripe.setupIntents.create({
        customer: customerId,
        allowed_payment_method_types: ['card'],
        usage: 'on_session',
      })
      return { clientSecret: intent.client_secret }
    },
    async readSetup(setupId) {
      const intent = await foundOrNull(stripe.setupIntents.retrieve(setupId))
      return intent?.status === 'succeeded' ? idOf(intent.payment_method) : null
    },
    async readCard(gatewayCardId) {
      const method = await foundOrNull(stripe.paymentMethods.retrieve(gatewayCardId))
      return method && cardOf(method)
    },
    async detachCard(gatewayCardId) {
      try {
        await stripe.paymentMethods.detach(gatewayCardId)
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
        const method = await foundOrNull(stripe.paymentMethods.retrieve(gatewayCardId))
        if (idOf(method?.customer ?? null) !== null) throw error
      }
    },
    async deleteCustomer(customerId) {
      await foundOrNull(stripe.customers.del(customerId))
    },
    setUpOffSession: (card) => setUpOffSession(stripe, card),
    isSetUpOffSession: (setupId, cardId) => isSetUpOffSession(stripe, setupId, cardId),
    chargeOffSession: (payment, card) => chargeOffSession(stripe, payment, card),
    async saveCardOfPayment(gatewayPaymentId, customerId) {
      await updateIntent(stripe, gatewayPaymentId, {
        ...(customerId === null ? {} : { customer: customerId }),
        setup_future_usage: customerId === null ? '' : 'on_session',
      })
    },
    async chooseCard(gatewayPaymentId, { customerId }) {
      await updateIntent(stripe, gatewayPaymentId, {
        customer: customerId,
        setup_future_usage: '',
      })
    },
  }
}

/** Raises payment_not_open for a payment that succeeded or was canceled. */
async function updateIntent(
  stripe: Stripe,
  id: string,
  change: Stripe.PaymentIntentUpdateParams,
): Promise<void> {
  try {
    await stripe.paymentIntents.update(id, change)
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    if (error.code === 'payment_intent_unexpected_state') throw new ProductError('payment_not_open')
    throw error
  }
}

function cardOf({ id, customer, card, created }: Stripe.PaymentMethod): GatewayCard | null {
  const customerId = idOf(customer)
  if (!card || customerId === null) return null
  return {
    gatewayCardId: id,
    customerId,
    fingerprint: card.fingerprint ?? id,
    createdAt: new Date(created * 1_000).toISOString(),
    brand: card.brand,
    last4: card.last4,
    expMonth: card.exp_month,
    expYear: card.exp_year,
  }
}
