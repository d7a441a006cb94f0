import type { TestCard } from '#domain/orders/payment/testCard.ts'
import type { PaymentState } from '#domain/orders/payment/paymentState.ts'
import type { startPaymentCall } from '#client/api/orders/orderCalls.ts'

/** A payment that waits for a card. */
export type StartedPayment = Awaited<ReturnType<typeof startPaymentCall>>

/** What is paid by card, an order or a change of it: how the server is asked. */
export interface PayableByCard {
  /** Begins its payment, or goes on with the one that was begun. */
  start: () => Promise<StartedPayment>
  payByTestCard: (paymentId: string, card: TestCard) => Promise<{ state: PaymentState }>
  answerTestChallenge: (paymentId: string, accept: boolean) => Promise<{ state: PaymentState }>
  /** Whether it no longer waits because it was paid, in another tab or by an earlier try. */
  isPaidMeanwhile: () => Promise<boolean>
  /** Where a bank's page leads back to. */
  returnPath: string
}

/** What every card form gets. */
export interface CardPaymentProps {
  payment: StartedPayment
  payable: PayableByCard
  /** As people read it. */
  total: string
  onPaid: () => void
}

/** What is said after a card was refused. */
export const KEPT_WORDS = 'Nothing was charged, and nothing is lost. You can try again here.'
