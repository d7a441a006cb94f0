import type { Currency } from '#domain/foundation/money/money.ts'
import type { PaymentEvent } from '#domain/orders/payment/paymentState.ts'

/** A payment as a gateway needs to know it. */
export interface PaymentRequest {
  /** Our id; also makes a repeated request the same payment. */
  paymentId: string
  orderId: string
  /** Null where the order itself is paid. */
  amendmentId: string | null
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

/** What became of a payment that was to be cancelled: too late when its money has come, or is on its way. */
export type CancelAnswer =
  | { state: 'cancelled' }
  | { state: 'processing' }
  | { state: 'paid'; event: PaymentEvent }

/** Money to give back, as a gateway needs to know it. */
export interface RefundRequest {
  paymentId: string
  gatewayPaymentId: string
  /** All that was received. */
  amountMinor: number
  /** How often the gateway refused it: the next try is a new request, any other repeat the same one. */
  refusals: number
}

/** How a refund stands, or that it was refused: nothing was given back, and a later try may work. */
export type RefundAnswer =
  | { state: 'made' | 'pending' | 'failed'; gatewayRefundId: string; reason: string | null }
  | { state: 'refused'; reason: string }

/** A way to take card payments. Outcomes arrive as events, whatever the gateway. */
export interface PaymentGateway {
  name: PaymentEvent['gateway']
  /** Starts a payment, or gives the one started before under the same id. */
  start(request: PaymentRequest): Promise<StartedPayment>
  /** Makes sure that a payment can no longer succeed; when it already has, tells of that as an event seen at `at`. */
  cancel(gatewayPaymentId: string, at: string): Promise<CancelAnswer>
  /** Gives the money of a payment back, or tells of the refund that was made before: never twice. */
  refund(request: RefundRequest): Promise<RefundAnswer>
}
