import { clientById } from '#database/queries/accounts/teamClients.ts'
import {
  deleteGatewayCard,
  findSavedCard,
  listSavedCards,
  makeCardDefault,
  type SavedCardRow,
} from '#database/queries/orders/payments/savedCards.ts'
import { memberCan } from '#domain/accounts/team/teamRole.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import {
  cardValidity,
  defaultCardOf,
  type CardOwner,
  type SavedCardGroup,
  type SavedCardView,
} from '#domain/orders/payment/savedCard.ts'
import { cardVault } from '#worker/adapters/payment/gateway.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { chosenClient } from '#worker/operations/foundation/identity/chosenClient.ts'
import { ownAccount } from '#worker/operations/foundation/identity/ownAccount.ts'
import { ownMembership } from '#worker/operations/foundation/identity/ownMembership.ts'
import { managesCard } from './cardOwner.ts'

/** Saved cards as their owner sees them, the default one first. */
export function cardViews(cards: readonly SavedCardRow[], now: Date): SavedCardView[] {
  const preferred = defaultCardOf(cards)
  const today = now.toISOString().slice(0, 10)
  return cards
    .map((card) => ({
      id: card.id,
      brand: card.brand,
      last4: card.last4,
      expMonth: card.expMonth,
      expYear: card.expYear,
      isDefault: card === preferred,
      validity: cardValidity(card, today),
    }))
    .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
}

/** Cards of an owner, the default one first. */
export async function cardsOf(
  { db, settings, now }: Pick<OperationContext, 'db' | 'settings' | 'now'>,
  owner: CardOwner,
): Promise<SavedCardView[]> {
  return cardViews(await listSavedCards(db, owner, cardVault(settings).name), now)
}

/**
 * Saved cards that the account manages: its own, and those of its team and of the client that the tab works for, for a
 * member who may pay. In a team, new cards belong to the team or the client; the member's own cards pay earlier orders.
 * Raises no_access.
 */
export async function listOwnCards(context: OperationContext): Promise<SavedCardGroup[]> {
  const { id } = ownAccount(context)
  const membership = await ownMembership(context)
  const own = await cardsOf(context, { kind: 'account', id })
  const personal: SavedCardGroup = {
    ownerKind: 'account',
    ownerName: null,
    canAdd: membership === null,
    cards: own,
  }
  if (!membership) return [personal]
  const { teamId, teamName } = membership
  const mayPay = memberCan(membership, 'payOrders')
  const team = mayPay ? await cardsOf(context, { kind: 'team', id: teamId }) : null
  return [
    ...(mayPay ? await clientGroup(context) : []),
    ...(team
      ? [{ ownerKind: 'team' as const, ownerName: teamName, canAdd: true, cards: team }]
      : []),
    ...(own.length > 0 ? [personal] : []),
  ]
}

/** Cards of the client that the tab works for; nothing in a tab without one. */
async function clientGroup(context: OperationContext): Promise<SavedCardGroup[]> {
  const id = await chosenClient(context)
  const client = id === null ? undefined : await clientById(context.db, id)
  if (id === null || !client) return []
  const cards = await cardsOf(context, { kind: 'client', id })
  return [{ ownerKind: 'client', ownerName: client.name, canAdd: true, cards }]
}

/** Makes a card the default of its owner. Raises no_access, saved_card_not_found. */
export async function chooseDefaultCard(context: OperationContext, id: string): Promise<void> {
  const { ownerKind: kind, ownerId } = await openCard(context, id)
  const at = context.now.toISOString()
  await makeCardDefault(context.db, { kind, id: ownerId }, { id, at })
}

/**
 * Removes a card, first at the gateway: a failure there can be retried, and a card removed there pays nothing. Raises
 * no_access, saved_card_not_found.
 */
export async function removeCard(context: OperationContext, id: string): Promise<void> {
  const { gateway, gatewayCardId } = await openCard(context, id)
  const vault = cardVault(context.settings)
  if (vault.name === gateway) await vault.detachCard(gatewayCardId)
  await deleteGatewayCard(context.db, gateway, gatewayCardId)
}

async function openCard(context: OperationContext, id: string): Promise<SavedCardRow> {
  ownAccount(context)
  const card = await findSavedCard(context.db, id)
  if (!card || !(await managesCard(context, card))) throw new ProductError('saved_card_not_found')
  return card
}
