import {
  deleteGatewayCard,
  findCustomer,
  findCustomerOf,
  insertCustomer,
  saveCard,
} from '#database/queries/orders/payments/savedCards.ts'
import type { CardOwner } from '#domain/orders/payment/savedCard.ts'
import { cardVault } from '#worker/adapters/payment/gateway.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'

type Context = Pick<OperationContext, 'db' | 'settings' | 'now'>

/** The gateway's customer of an owner, created if missing. */
export async function customerOf(
  { db, settings, now }: Context,
  owner: CardOwner,
): Promise<string> {
  const vault = cardVault(settings)
  const known = await findCustomerOf(db, owner, vault.name)
  if (known) return known.id
  const id = await vault.createCustomer(owner)
  await insertCustomer(db, {
    id,
    gateway: vault.name,
    ownerKind: owner.kind,
    ownerId: owner.id,
    createdAt: now.toISOString(),
    endedAt: null,
  })
  return id
}

/**
 * Records a card's current state at the gateway: saved for its customer's owner, changed, or removed. Rereading it
 * makes the order of the gateway's events irrelevant. False for a card that is not ours.
 */
export async function recordCard(
  { db, settings, now }: Context,
  gatewayCardId: string,
): Promise<boolean> {
  const vault = cardVault(settings)
  const card = await vault.readCard(gatewayCardId)
  const customer = card && (await findCustomer(db, card.customerId))
  if (!card || !customer) {
    await deleteGatewayCard(db, vault.name, gatewayCardId)
    return false
  }
  const { createdAt: gatewayCreatedAt, ...facts } = card
  const surplus = await saveCard(db, {
    ...facts,
    id: newId('crd'),
    ownerKind: customer.ownerKind,
    ownerId: customer.ownerId,
    gateway: vault.name,
    gatewayCreatedAt,
    createdAt: now.toISOString(),
    defaultAt: null,
    noticedExpiry: null,
  })
  if (surplus !== null) await vault.detachCard(surplus)
  return true
}
