import type { PaymentEvent } from '#domain/orders/payment/paymentState.ts'
import type { Settings } from '#domain/foundation/settings/settings.ts'
import type { PaymentGateway } from './gateway.types.ts'
import { stripeGateway } from './stripeGateway.ts'
import { testGateway } from './testGateway.ts'

/** The gateway that took a payment; null when the settings no longer name it. */
export function gatewayOf(
  settings: Settings,
  payment: { gateway: PaymentEvent['gateway'] },
): PaymentGateway | null {
  const gateway = paymentGateway(settings)
  return gateway.name === payment.gateway ? gateway : null
}

/** The gateway that the settings name; the test gateway is refused in production by the settings themselves. */
export function paymentGateway(settings: Settings): PaymentGateway {
  return settings.PAYMENT_GATEWAY === 'stripe' ? stripeGateway(settings) : testGateway
}
