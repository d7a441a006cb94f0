import { runBatch } from '#database/batch.ts'
import { findAccount } from '#database/queries/accounts/accountProfiles.ts'
import { clientById } from '#database/queries/accounts/teamClients.ts'
import { ownerOfTeam } from '#database/queries/accounts/memberships.ts'
import {
  expiryNotice,
  listExpiringCards,
  noteExpiry,
  type SavedCardRow,
} from '#database/queries/orders/payments/savedCards.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'

export const EXPIRING_CARDS_A_RUN = 100

/**
 * Job: emails the owners of cards in their last month, for cards of a team or a client the team's owner; once per expiry of a card.
 * Returns how many cards it checked.
 */
export async function remindOfExpiringCards({
  db,
  now,
}: Pick<OperationContext, 'db' | 'now'>): Promise<number> {
  const [expYear, expMonth] = [now.getUTCFullYear(), now.getUTCMonth() + 1]
  const cards = await listExpiringCards(db, { expYear, expMonth, limit: EXPIRING_CARDS_A_RUN })
  for (const card of cards) {
    const owner = await ownerOf(db, card)
    const mail = { id: newId('mai'), at: now.toISOString() }
    await runBatch(
      db,
      owner
        ? expiryNotice(db, card, { ...mail, recipient: owner.email, accountId: owner.id })
        : [noteExpiry(db, card)],
    )
  }
  return cards.length
}

const ownerOf = async (
  db: OperationContext['db'],
  { ownerKind, ownerId }: SavedCardRow,
): Promise<{ id: string; email: string } | undefined | null> => {
  if (ownerKind === 'account') return await findAccount(db, ownerId)
  const teamId = ownerKind === 'team' ? ownerId : (await clientById(db, ownerId))?.teamId
  return teamId === undefined ? null : await ownerOfTeam(db, teamId)
}
