import type { Currency } from '#domain/foundation/money/money.ts'
import type { PaymentEvent } from '#domain/orders/payment/paymentState.ts'

/** A payment's data for a gateway. */
export interface PaymentRequest {
  /** Our id, also the idempotency key: a repeated request is the same payment. */
  paymentId: string
  orderId: string
  /** Null when the order itself is paid. */
  amendmentId: string | null
  orderNumber: string
  amountMinor: number
  currency: Currency
  receiptEmail: string
}

/** Data with which the browser lets the buyer pay. */
export interface StartedPayment {
  gatewayPaymentId: string
  /** For the gateway's own form; null with the test gateway, whose form is ours. */
  clientSecret: string | null
}

/** Result of canceling a payment: too late if its money has arrived or is in transit. */
export type CancelAnswer =
  | { state: 'cancelled' }
  | { state: 'processing' }
  | { state: 'paid'; event: PaymentEvent }

/** A refund's data for a gateway. */
export interface RefundRequest {
  paymentId: string
  gatewayPaymentId: string
  /** Total amount received. */
  amountMinor: number
  /** Number of refusals by the gateway: the next attempt is a new request, any other repeat the same one. */
  refusals: number
}

/** Status of a refund, or its refusal: nothing was refunded, and a later attempt may succeed. */
export type RefundAnswer =
  | { state: 'made' | 'pending' | 'failed'; gatewayRefundId: string; reason: string | null }
  | { state: 'refused'; reason: string }

/** A card payment provider. Results arrive as events for every gateway. */
export interface PaymentGateway {
  name: PaymentEvent['gateway']
  /** Starts a payment, or returns the one started before under the same id. */
  start(request: PaymentRequest): Promise<StartedPayment>
  /** Cancels a payment; if it already succeeded, reports that as an event seen at `at`. */
  cancel(gatewayPaymentId: string, at: string): Promise<CancelAnswer>
  /** Refunds a payment, or returns the refund made before: never twice. */
  refund(request: RefundRequest): Promise<RefundAnswer>
}
