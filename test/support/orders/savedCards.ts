import { env } from 'cloudflare:workers'
import { connect } from '#database/connection.ts'
import { cardCustomers, savedCards } from '#database/schema/orders/savedCards.ts'
import type { CardOwner } from '#domain/orders/payment/savedCard.ts'
import { newId } from '#worker/adapters/ids.ts'
import { testCardId } from '#worker/adapters/payment/testCardVault.ts'

const NUMBER = '4242424242424242'

/** A saved test card of an owner. Returns its ID. */
export async function givenSavedCard(
  { kind: ownerKind, id: ownerId }: CardOwner,
  card: { number?: string; expMonth?: number; expYear?: number; createdAt?: string } = {},
): Promise<string> {
  const { number = NUMBER, expMonth = 12, expYear = 2034 } = card
  const createdAt = card.createdAt ?? new Date().toISOString()
  const customerId = `test_customer_${newId('crd')}`
  const id = newId('crd')
  const owner = { gateway: 'test', ownerKind, ownerId, createdAt } as const
  const expiry = `${expMonth}/${expYear}`
  const db = connect(env.DB)
  await db.insert(cardCustomers).values({ ...owner, id: customerId })
  await db.insert(savedCards).values({
    ...owner,
    id,
    customerId,
    gatewayCardId: testCardId(customerId, { number, expiry, cvc: '123' }, new Date()),
    gatewayCreatedAt: createdAt,
    // Unique, so that a test's owner can have several cards with the same number.
    fingerprint: `test_${number}_${id}`,
    brand: 'visa',
    last4: number.slice(-4),
    expMonth,
    expYear,
  })
  return id
}
