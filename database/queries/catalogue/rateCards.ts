import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { RateCard } from '#domain/catalogue/rateCard.ts'
import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { products } from '#database/schema/catalogue/catalogue.ts'
import { rateCards } from '#database/schema/catalogue/rateCards.ts'
import { isAudited } from '#database/queries/foundation/deskAudit.ts'

type NewRateCard = Omit<typeof rateCards.$inferInsert, 'appliedAt'>

/** Plans future prices of products, any number of them; replaces another plan for the same day. */
export function planRateCards(
  db: Database,
  cards: readonly NewRateCard[],
  auditId: string,
): Statement {
  return db.run(sql`
    insert into rate_cards (id, product_id, valid_from, base_cpm_minor, ratecard_cpm_minor, account_id, reason)
    select value ->> 'id', value ->> 'productId', value ->> 'validFrom', value ->> 'baseCpmMinor',
      value ->> 'ratecardCpmMinor', value ->> 'accountId', value ->> 'reason'
    from json_each(${JSON.stringify(cards)}) where ${isAudited(auditId)}
    on conflict (product_id, valid_from) do update set base_cpm_minor = excluded.base_cpm_minor,
      ratecard_cpm_minor = excluded.ratecard_cpm_minor, account_id = excluded.account_id,
      reason = excluded.reason where applied_at is null`)
}

/** Withdraws a planned rate card. */
export function dropRateCard(db: Database, id: string): Statement {
  return db.delete(rateCards).where(and(eq(rateCards.id, id), isNull(rateCards.appliedAt)))
}

/** A planned rate card. */
export async function findPlannedCard(db: Database, id: string) {
  return await db
    .select()
    .from(rateCards)
    .where(and(eq(rateCards.id, id), isNull(rateCards.appliedAt)))
    .get()
}

/** The planned rate cards of a product, the next first. */
export async function listPlannedCards(db: Database, productId: string): Promise<RateCard[]> {
  const { id, validFrom, baseCpmMinor, ratecardCpmMinor } = rateCards
  return await db
    .select({ id, productId: rateCards.productId, validFrom, baseCpmMinor, ratecardCpmMinor })
    .from(rateCards)
    .where(and(eq(rateCards.productId, productId), isNull(rateCards.appliedAt)))
    .orderBy(asc(validFrom))
}

/** A page of rate cards that take effect by a day, the earliest first. */
export async function listDueCards(db: Database, day: string, limit: number) {
  return await db
    .select()
    .from(rateCards)
    .where(and(isNull(rateCards.appliedAt), lte(rateCards.validFrom, day)))
    .orderBy(asc(rateCards.validFrom), asc(rateCards.id))
    .limit(limit)
}

/** Applies the prices of a rate card to its product. */
export function applyRateCard(db: Database, card: RateCard, at: string): Statement[] {
  const { id, productId, baseCpmMinor, ratecardCpmMinor } = card
  return [
    db.update(products).set({ baseCpmMinor, ratecardCpmMinor }).where(eq(products.id, productId)),
    db.update(rateCards).set({ appliedAt: at }).where(eq(rateCards.id, id)),
  ]
}
