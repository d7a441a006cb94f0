import type { PaymentEvent } from '#domain/payment/paymentState.ts'
import type { Currency } from '#domain/money/money.ts'
import type { Settings } from '#domain/settings/settings.ts'
import { stripeGateway } from './stripeGateway.ts'
import { testGateway } from './testGateway.ts'

/** A payment as a gateway needs to know it. */
export interface PaymentRequest {
  /** Our id; also makes a repeated request the same payment. */
  paymentId: string
  orderId: string
  orderNumber: string
  amountMinor: number
  currency: Currency
  receiptEmail: string
}

/** What the browser needs to let the person pay. */
export interface StartedPayment {
  gatewayPaymentId: string
  /** For the gateway's own form; null with the test gateway, whose form is ours. */
  clientSecret: string | null
}

/** A way to take card payments. Outcomes arrive as events, whatever the gateway. */
export interface PaymentGateway {
  name: PaymentEvent['gateway']
  /** Starts a payment, or gives the one started before under the same id. */
  start(request: PaymentRequest): Promise<StartedPayment>
  /** Makes sure that a payment can no longer succeed; says so when it already has. */
  cancel(gatewayPaymentId: string): Promise<'cancelled' | 'already_paid'>
}

/** The gateway that the settings name; the test gateway is refused in production by the settings themselves. */
export function paymentGateway(settings: Settings): PaymentGateway {
  return settings.PAYMENT_GATEWAY === 'stripe' ? stripeGateway(settings) : testGateway
}
