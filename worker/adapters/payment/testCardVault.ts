import type { TestCard } from '#domain/orders/payment/testCard.ts'
import { cardDigits, decideTestNumber, expiryOf } from '#domain/orders/payment/testCard.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { CardVault, GatewayCard } from './cardVault.types.ts'

/** A test card's id contains all of its data, so the test gateway stores nothing. */
const CARD_ID = /^test_card-(\w+)-(\d{16})-(\d{1,2})-(\d{4})-(\d+)-\w+$/

/** Id of a test card saved for a customer. */
export function testCardId(customerId: string, card: TestCard, now: Date): string {
  const { expMonth, expYear } = expiryOf(card.expiry) ?? { expMonth: 1, expYear: 2000 }
  const facts = [customerId, cardDigits(card), expMonth, expYear, now.getTime()]
  return `test_card-${facts.join('-')}-${newId('crd')}`
}

/** Number of a saved test card, which determines the outcome. */
export const testNumberOf = (gatewayCardId: string): string =>
  CARD_ID.exec(gatewayCardId)?.[2] ?? ''

/** Cards without a bank. A removed card is unknown because its row is deleted. */
export const testCardVault: CardVault = {
  name: 'test',
  createCustomer: () => Promise.resolve(`test_customer_${newId('crd')}`),
  startSetup: () => Promise.resolve({ clientSecret: null }),
  readSetup: () => Promise.resolve(null),
  readCard: (gatewayCardId) => Promise.resolve(readTestCard(gatewayCardId)),
  detachCard: () => Promise.resolve(),
  deleteCustomer: () => Promise.resolve(),
  setUpOffSession: () => Promise.resolve({ state: 'ready', setupId: null, clientSecret: null }),
  isSetUpOffSession: () => Promise.resolve(true),
  chargeOffSession: (_payment, { gatewayCardId }) =>
    Promise.resolve(decideTestNumber(testNumberOf(gatewayCardId))),
  saveCardOfPayment: () => Promise.resolve(),
  chooseCard: () => Promise.resolve(),
}

function readTestCard(gatewayCardId: string): GatewayCard | null {
  const [, customerId = '', digits = '', expMonth, expYear, savedMs] =
    CARD_ID.exec(gatewayCardId) ?? []
  if (digits === '') return null
  return {
    gatewayCardId,
    customerId,
    fingerprint: `test_${digits}`,
    createdAt: new Date(Number(savedMs)).toISOString(),
    brand: 'visa',
    last4: digits.slice(-4),
    expMonth: Number(expMonth),
    expYear: Number(expYear),
  }
}
