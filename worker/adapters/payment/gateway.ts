import type { PaymentEvent } from '#domain/orders/payment/paymentState.ts'
import type { Settings } from '#domain/foundation/settings/settings.ts'
import type { CardVault } from './cardVault.types.ts'
import type { PaymentGateway } from './gateway.types.ts'
import { stripeCardVault } from './stripeCardVault.ts'
import { stripeGateway } from './stripeGateway.ts'
import { testCardVault } from './testCardVault.ts'
import { testGateway } from './testGateway.ts'

/** The gateway that took a payment; null if the settings no longer name it. */
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

/** The card vault of the gateway in the settings. */
export function cardVault(settings: Settings): CardVault {
  return settings.PAYMENT_GATEWAY === 'stripe' ? stripeCardVault(settings) : testCardVault
}
