import type { CardFacts, CardOwner } from '#domain/orders/payment/savedCard.ts'
import type { PaymentGateway } from './gateway.types.ts'

/** A card as the gateway stores it, attached to one of its customers. */
export interface GatewayCard extends CardFacts {
  gatewayCardId: string
  customerId: string
  /** Identical for each copy of one card. */
  fingerprint: string
  createdAt: string
}

/** A saved card by the gateway's own IDs. */
export interface ChargedCard {
  customerId: string
  gatewayCardId: string
}

export interface OffSessionSetup {
  state: 'ready' | 'challenge' | 'declined'
  setupId: string | null
  clientSecret: string | null
}

/** Outcome of a charge without the holder; `processing` is decided by a later event. */
export type OffSessionCharge =
  | { outcome: 'succeeded' | 'challenge_required'; declineCode: null }
  | { outcome: 'declined'; declineCode: string | null }
  | { outcome: 'processing'; declineCode: null }

/** A gateway's storage of cards for later payments. */
export interface CardVault {
  name: PaymentGateway['name']
  /** Creates a customer to attach cards to; an immediate repeat returns the same one. */
  createCustomer(owner: CardOwner): Promise<string>
  /** Starts to add a card without a payment; returns the secret for the gateway's form, null with the test gateway. */
  startSetup(customerId: string): Promise<{ clientSecret: string | null }>
  /** The card that a setup added; null until it succeeds. */
  readSetup(setupId: string): Promise<string | null>
  /** The current state of a card; null if no customer has it. */
  readCard(gatewayCardId: string): Promise<GatewayCard | null>
  /** Detaches a card permanently. Safe to repeat. */
  detachCard(gatewayCardId: string): Promise<void>
  /** Deletes a customer with all cards. Safe to repeat. */
  deleteCustomer(customerId: string): Promise<void>
  /** Saves a payment's next card for a customer once it has paid; null turns that off. */
  saveCardOfPayment(gatewayPaymentId: string, customerId: string | null): Promise<void>
  /**
   * Sets a saved card up for charges without its holder, which the holder has consented to. `challenge`: the browser
   * lets the bank ask the holder, with the secret.
   */
  setUpOffSession(card: ChargedCard): Promise<OffSessionSetup>
  /** Whether a setup of this card for charges without its holder has succeeded. */
  isSetUpOffSession(setupId: string, gatewayCardId: string): Promise<boolean>
  /** Charges a payment to a saved card without its holder; an immediate repeat is the same charge. */
  chargeOffSession(
    payment: { paymentId: string; gatewayPaymentId: string },
    card: ChargedCard,
  ): Promise<OffSessionCharge>
  /** Allows a payment to be confirmed with a saved card. */
  chooseCard(
    gatewayPaymentId: string,
    card: { customerId: string; gatewayCardId: string },
  ): Promise<void>
}
