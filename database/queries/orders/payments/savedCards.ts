import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { runBatch, type Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { mailOutbox } from '#database/schema/foundation/mailOutbox.ts'
import { cardCustomers, savedCards } from '#database/schema/orders/savedCards.ts'
import type { CardOwner } from '#domain/orders/payment/savedCard.ts'

export type SavedCardRow = typeof savedCards.$inferSelect
export type CardCustomerRow = typeof cardCustomers.$inferSelect
type Gateway = SavedCardRow['gateway']

const isOf = (table: typeof savedCards | typeof cardCustomers, { kind, id }: CardOwner) =>
  and(eq(table.ownerId, id), eq(table.ownerKind, kind))

/** The cards of an owner at a gateway that can pay, the oldest first. */
export async function listSavedCards(
  db: Database,
  owner: CardOwner,
  gateway: Gateway,
): Promise<SavedCardRow[]> {
  return await db
    .select()
    .from(savedCards)
    .where(and(isOf(savedCards, owner), eq(savedCards.gateway, gateway)))
    .orderBy(asc(savedCards.createdAt), asc(savedCards.id))
}

/** All cards of an owner, at any gateway. */
export const allCardsOf = async (db: Database, owner: CardOwner): Promise<SavedCardRow[]> =>
  await db.select().from(savedCards).where(isOf(savedCards, owner))

/** A saved card by its id. */
export const findSavedCard = async (db: Database, id: string): Promise<SavedCardRow | undefined> =>
  await db.select().from(savedCards).where(eq(savedCards.id, id)).get()

/** A saved card by the gateway's id. */
export const findGatewayCard = async (
  db: Database,
  gateway: Gateway,
  gatewayCardId: string,
): Promise<SavedCardRow | undefined> =>
  await db
    .select()
    .from(savedCards)
    .where(and(eq(savedCards.gateway, gateway), eq(savedCards.gatewayCardId, gatewayCardId)))
    .get()

/** The newest customer of an owner at a gateway; cards of a closed team may belong to an older one. */
export const findCustomerOf = async (
  db: Database,
  owner: CardOwner,
  gateway: Gateway,
): Promise<CardCustomerRow | undefined> =>
  await db
    .select()
    .from(cardCustomers)
    .where(
      and(
        isOf(cardCustomers, owner),
        eq(cardCustomers.gateway, gateway),
        isNull(cardCustomers.endedAt),
      ),
    )
    .orderBy(sql`${cardCustomers.createdAt} desc`)
    .get()

/** A customer by the gateway's ID, unless its owner was deleted. */
export const findCustomer = async (
  db: Database,
  id: string,
): Promise<CardCustomerRow | undefined> =>
  await db
    .select()
    .from(cardCustomers)
    .where(and(eq(cardCustomers.id, id), isNull(cardCustomers.endedAt)))
    .get()

/** Stores a customer, once. */
export async function insertCustomer(db: Database, row: CardCustomerRow): Promise<void> {
  await db.insert(cardCustomers).values(row).onConflictDoNothing()
}

/**
 * Saves a card, or updates it, while its customer's owner exists. Of two gateway objects for the same card the newer
 * one stays; returns the gateway's ID of the other one.
 */
export async function saveCard(db: Database, card: SavedCardRow): Promise<string | null> {
  const before = await db
    .select({ gatewayCardId: savedCards.gatewayCardId })
    .from(savedCards)
    .where(
      and(
        isOf(savedCards, { kind: card.ownerKind, id: card.ownerId }),
        eq(savedCards.gateway, card.gateway),
        eq(savedCards.fingerprint, card.fingerprint),
      ),
    )
    .get()
  await db.run(sql`
    insert into saved_cards (id, owner_kind, owner_id, gateway, customer_id, gateway_card_id, gateway_created_at,
      fingerprint, brand, last4, exp_month, exp_year, created_at)
    select ${card.id}, ${card.ownerKind}, ${card.ownerId}, ${card.gateway}, ${card.customerId}, ${card.gatewayCardId},
      ${card.gatewayCreatedAt}, ${card.fingerprint}, ${card.brand}, ${card.last4}, ${card.expMonth}, ${card.expYear},
      ${card.createdAt}
    where exists (select 1 from card_customers where id = ${card.customerId} and ended_at is null
      and owner_kind = ${card.ownerKind} and owner_id = ${card.ownerId})
    on conflict do update set customer_id = excluded.customer_id, gateway_card_id = excluded.gateway_card_id,
      gateway_created_at = excluded.gateway_created_at, brand = excluded.brand, last4 = excluded.last4, exp_month = excluded.exp_month, exp_year = excluded.exp_year
      where excluded.gateway_created_at >= saved_cards.gateway_created_at`)
  if (!before || before.gatewayCardId === card.gatewayCardId) return null
  const isSaved = await findGatewayCard(db, card.gateway, card.gatewayCardId)
  return isSaved ? before.gatewayCardId : card.gatewayCardId
}

/** Removes the card with a gateway's id. */
export async function deleteGatewayCard(
  db: Database,
  gateway: Gateway,
  gatewayCardId: string,
): Promise<void> {
  await db
    .delete(savedCards)
    .where(and(eq(savedCards.gateway, gateway), eq(savedCards.gatewayCardId, gatewayCardId)))
}

/** Makes a card of an owner the default. */
export async function makeCardDefault(
  db: Database,
  owner: CardOwner,
  { id, at }: { id: string; at: string },
): Promise<void> {
  await db
    .update(savedCards)
    .set({ defaultAt: at })
    .where(and(eq(savedCards.id, id), isOf(savedCards, owner)))
}

/** Deletes the cards of a deleted owner; their customers wait to be deleted at the gateway. */
export async function endCardOwner(db: Database, owner: CardOwner, at: string): Promise<void> {
  await runBatch(db, [
    db.delete(savedCards).where(isOf(savedCards, owner)),
    db.update(cardCustomers).set({ endedAt: at }).where(isOf(cardCustomers, owner)),
  ])
}

/** Customers whose owner was deleted, the longest waiting first. */
export const listEndedCustomers = async (db: Database, limit: number): Promise<CardCustomerRow[]> =>
  await db
    .select()
    .from(cardCustomers)
    .where(isNotNull(cardCustomers.endedAt))
    .orderBy(asc(cardCustomers.endedAt))
    .limit(limit)

/** Deletes a customer that the gateway has deleted. */
export async function deleteCustomerRow(db: Database, id: string): Promise<void> {
  await db.delete(cardCustomers).where(eq(cardCustomers.id, id))
}

/** Moves a customer that could not be deleted to the end of the queue. */
export async function postponeCustomer(db: Database, id: string, at: string): Promise<void> {
  await db.update(cardCustomers).set({ endedAt: at }).where(eq(cardCustomers.id, id))
}

/** An expiry month in the cards' format: `2034-12`. */
const expiryOf = ({ expYear, expMonth }: Pick<SavedCardRow, 'expYear' | 'expMonth'>) =>
  `${expYear}-${String(expMonth).padStart(2, '0')}`

/** Cards in their last month whose owner has not been notified of it yet. */
export const listExpiringCards = async (
  db: Database,
  { expYear, expMonth, limit }: { expYear: number; expMonth: number; limit: number },
): Promise<SavedCardRow[]> =>
  await db
    .select()
    .from(savedCards)
    .where(
      and(
        eq(savedCards.expYear, expYear),
        eq(savedCards.expMonth, expMonth),
        sql`${savedCards.noticedExpiry} is not printf('%d-%02d', ${savedCards.expYear}, ${savedCards.expMonth})`,
      ),
    )
    .orderBy(asc(savedCards.id))
    .limit(limit)

/** The mail about a card's expiry, with its marker: once for each expiry of a card, even with concurrent writers. */
export function expiryNotice(
  db: Database,
  card: SavedCardRow,
  mail: { id: string; recipient: string; accountId: string; at: string },
): Statement[] {
  const expiry = expiryOf(card)
  const isNew = sql`exists (select 1 from saved_cards where id = ${card.id} and noticed_expiry is not ${expiry}
    and printf('%d-%02d', exp_year, exp_month) = ${expiry})`
  const facts = JSON.stringify({ cardId: card.id, expiry })
  return [
    db.run(sql`insert into ${mailOutbox} (id, kind, recipient, account_id, facts, created_at, due_at)
      select ${mail.id}, 'card_expires', ${mail.recipient}, ${mail.accountId}, ${facts}, ${mail.at}, ${mail.at}
      where ${isNew}`),
    noteExpiry(db, card),
  ]
}

/** Marks a card's expiry as notified. */
export const noteExpiry = (db: Database, card: SavedCardRow): Statement =>
  db
    .update(savedCards)
    .set({ noticedExpiry: expiryOf(card) })
    .where(
      and(
        eq(savedCards.id, card.id),
        eq(savedCards.expYear, card.expYear),
        eq(savedCards.expMonth, card.expMonth),
      ),
    )
