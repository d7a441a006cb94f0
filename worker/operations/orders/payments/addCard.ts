import { findGatewayCard, listSavedCards } from '#database/queries/orders/payments/savedCards.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { MAX_SAVED_CARDS, type CardOwner } from '#domain/orders/payment/savedCard.ts'
import type { NewCardOwner } from '#domain/orders/payment/savedCardForms.ts'
import {
  DECLINE_MESSAGES,
  decideTestSetup,
  type TestCard,
} from '#domain/orders/payment/testCard.ts'
import { cardVault } from '#worker/adapters/payment/gateway.ts'
import { testCardId } from '#worker/adapters/payment/testCardVault.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { allowAttempt } from '#worker/operations/foundation/identity/attempts.ts'
import { ownAccount } from '#worker/operations/foundation/identity/ownAccount.ts'
import { refuseOutsideTests } from './confirmTestPayment.ts'
import { managedCardOwner } from './cardOwner.ts'
import { customerOf, recordCard } from './recordCard.ts'

/** How to add a card: with the gateway's form, or with ours for the test gateway. */
export interface CardSetup {
  gateway: 'test' | 'stripe'
  clientSecret: string | null
  publicKey: string
}

/** Starts to add a card. Raises no_access, team_not_found, team_second_factor, saved_cards_full, too_many_attempts. */
export async function startCardSetup(
  context: OperationContext,
  wanted: NewCardOwner,
): Promise<CardSetup> {
  const owner = await managedCardOwner(context, wanted)
  await refuseFull(context, owner)
  await allowAttempt(context, 'cardSetup', ownAccount(context).id)
  const vault = cardVault(context.settings)
  const { clientSecret } = await vault.startSetup(await customerOf(context, owner))
  return {
    gateway: vault.name,
    clientSecret,
    publicKey: context.settings.CARD_PROVIDER_PUBLIC_KEY,
  }
}

/**
 * Saves the card of a setup that the gateway's form has confirmed, without waiting for its webhook.
 * Raises no_access, team_not_found, team_second_factor, card_not_saved, also for another owner's
 * setup.
 */
export async function finishCardSetup(
  context: OperationContext,
  { setupId, ...wanted }: NewCardOwner & { setupId: string },
): Promise<void> {
  const owner = await managedCardOwner(context, wanted)
  const vault = cardVault(context.settings)
  const gatewayCardId = await vault.readSetup(setupId)
  if (gatewayCardId === null || !(await recordCard(context, gatewayCardId)))
    throw new ProductError('card_not_saved')
  const card = await findGatewayCard(context.db, vault.name, gatewayCardId)
  if (card?.ownerId !== owner.id || card.ownerKind !== owner.kind)
    throw new ProductError('card_not_saved')
}

/** Rejects another card for an owner at the limit. Raises saved_cards_full. */
async function refuseFull({ db, settings }: OperationContext, owner: CardOwner): Promise<void> {
  const cards = await listSavedCards(db, owner, cardVault(settings).name)
  if (cards.length >= MAX_SAVED_CARDS) throw new ProductError('saved_cards_full')
}

/**
 * Adds a test card. One with a challenge is saved when the answer is sent along. Raises payment_declined,
 * invalid_input, saved_cards_full, no_access, team_not_found; not_found unless the test gateway is configured.
 */
export async function addTestCard(
  context: OperationContext,
  { card, accept, ...wanted }: NewCardOwner & { card: TestCard; accept: boolean | null },
): Promise<{ state: 'saved' | 'challenge' }> {
  refuseOutsideTests(context)
  const owner = await managedCardOwner(context, wanted)
  await refuseFull(context, owner)
  const { outcome, declineCode } = decideTestSetup(card, context.now)
  if (outcome === 'challenge_required' && accept === null) return { state: 'challenge' }
  if (outcome === 'declined') throw declined(declineCode)
  if (accept === false) throw declined('challenge_refused')
  await saveTestCard(context, owner, card)
  return { state: 'saved' }
}

/** Saves a test card for an owner. */
export async function saveTestCard(
  context: OperationContext,
  owner: CardOwner,
  card: TestCard,
): Promise<void> {
  const customerId = await customerOf(context, owner)
  await recordCard(context, testCardId(customerId, card, context.now))
}

const declined = (declineCode: string) => {
  const message = DECLINE_MESSAGES[declineCode]
  return new ProductError('payment_declined', {
    ...(message ? { message } : {}),
    details: { declineCode },
  })
}
