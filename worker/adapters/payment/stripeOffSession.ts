import Stripe from 'stripe'
import { foundOrNull, idOf } from './stripeObjects.ts'
import type { ChargedCard, OffSessionCharge, OffSessionSetup } from './cardVault.types.ts'

/** Confirms a SetupIntent for charges without the holder; a bank may ask the holder in the browser. */
export async function setUpOffSession(
  stripe: Stripe,
  { customerId, gatewayCardId }: ChargedCard,
): Promise<OffSessionSetup> {
  try {
    const intent = await stripe.setupIntents.create({
      customer: customerId,
      payment_method: gatewayCardId,
      allowed_payment_method_types: ['card'],
      usage: 'off_session',
      confirm: true,
      use_stripe_sdk: true,
    })
    const state = intent.status === 'succeeded' ? 'ready' : 'challenge'
    return { state, setupId: intent.id, clientSecret: intent.client_secret }
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeCardError)) throw error
    return { state: 'declined', setupId: null, clientSecret: null }
  }
}

/** Whether a SetupIntent has set this card up for charges without its holder. */
export async function isSetUpOffSession(
  stripe: Stripe,
  setupId: string,
  gatewayCardId: string,
): Promise<boolean> {
  const intent = await foundOrNull(stripe.setupIntents.retrieve(setupId))
  return (
    intent?.status === 'succeeded' &&
    intent.usage === 'off_session' &&
    idOf(intent.payment_method) === gatewayCardId
  )
}

/**
 * Confirms a PaymentIntent with `off_session`, which exempts it from authentication by the consent of the setup. A bank
 * that wants the holder declines with `authentication_required`; the holder then pays on the order's page.
 */
export async function chargeOffSession(
  stripe: Stripe,
  { paymentId, gatewayPaymentId }: { paymentId: string; gatewayPaymentId: string },
  { customerId, gatewayCardId }: ChargedCard,
): Promise<OffSessionCharge> {
  try {
    const before = await stripe.paymentIntents.retrieve(gatewayPaymentId)
    if (before.status === 'succeeded' || before.status === 'processing') return outcomeOf(before)
    await stripe.paymentIntents.update(gatewayPaymentId, { customer: customerId })
    return outcomeOf(
      await stripe.paymentIntents.confirm(
        gatewayPaymentId,
        { payment_method: gatewayCardId, off_session: true },
        { idempotencyKey: `${paymentId}_off_session` },
      ),
    )
  } catch (error) {
    return await refusalOf(stripe, gatewayPaymentId, error)
  }
}

function outcomeOf({ status }: Pick<Stripe.PaymentIntent, 'status'>): OffSessionCharge {
  if (status === 'succeeded') return { outcome: 'succeeded', declineCode: null }
  if (status === 'processing') return { outcome: 'processing', declineCode: null }
  if (status === 'requires_action') return { outcome: 'challenge_required', declineCode: null }
  return { outcome: 'declined', declineCode: null }
}

/** Outcome of a refused charge. Raises any other error, such as of the connection, so that the job tries again. */
async function refusalOf(
  stripe: Stripe,
  gatewayPaymentId: string,
  error: unknown,
): Promise<OffSessionCharge> {
  if (error instanceof Stripe.errors.StripeCardError)
    return error.code === 'authentication_required'
      ? { outcome: 'challenge_required', declineCode: null }
      : { outcome: 'declined', declineCode: error.decline_code ?? error.code ?? null }
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
  const intent = await stripe.paymentIntents.retrieve(gatewayPaymentId)
  return outcomeOf(intent)
}
