import type { TestCard } from '#domain/orders/payment/testCard.ts'
import type { PaymentState } from '#domain/orders/payment/paymentState.ts'
import type { payBySavedCardCall, startPaymentCall } from '#client/api/orders/orderCalls.ts'

/** A payment that awaits a card. */
export type StartedPayment = Awaited<ReturnType<typeof startPaymentCall>>

/** The next step of a payment with a saved card. */
type SavedCardAnswer = Awaited<ReturnType<typeof payBySavedCardCall>>

/** Calls for paying an order or a change of it by card. */
export interface PayableByCard {
  /** Begins the payment, or resumes the one in progress. */
  start: () => Promise<StartedPayment>
  payByTestCard: (paymentId: string, card: TestCard) => Promise<{ state: PaymentState }>
  answerTestChallenge: (paymentId: string, accept: boolean) => Promise<{ state: PaymentState }>
  payBySavedCard: (paymentId: string, cardId: string) => Promise<SavedCardAnswer>
  /** Sets whether the next card is saved once it has paid. */
  chooseSaving: (paymentId: string, isSaved: boolean) => Promise<unknown>
  /** Whether another tab or an earlier attempt has paid it. */
  isPaidMeanwhile: () => Promise<boolean>
  /** Path to which a bank's page returns. */
  returnPath: string
}

/** Props of every card form. */
export interface CardPaymentProps {
  payment: StartedPayment
  payable: PayableByCard
  /** The formatted amount. */
  total: string
  onPaid: () => void
}

/** The notice after a refused card. */
export const KEPT_WORDS = 'Nothing was charged, and nothing is lost. You can try again here.'
