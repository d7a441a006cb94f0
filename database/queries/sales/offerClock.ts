import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import type { PersonMailKind } from '#domain/foundation/mail/mailTraits.ts'
import { offers } from '#database/schema/sales/offers.ts'
import { isOfferEntryWritten } from './offers.ts'

/** Open offers that have expired; at most `limit`. */
export async function listOffersOver(db: Database, now: string, limit: number) {
  return await db
    .select()
    .from(offers)
    .where(and(eq(offers.state, 'open'), lte(offers.expiresAt, now)))
    .orderBy(asc(offers.expiresAt))
    .limit(limit)
}

/** Open offers that end before a moment and whose buyer got no reminder; at most `limit`. */
export async function listOffersToRemind(
  db: Database,
  { now, endsBefore }: { now: string; endsBefore: string },
  limit: number,
) {
  return await db
    .select()
    .from(offers)
    .where(
      and(
        eq(offers.state, 'open'),
        gt(offers.expiresAt, now),
        lte(offers.expiresAt, endsBefore),
        isNull(offers.remindedAt),
      ),
    )
    .orderBy(asc(offers.expiresAt))
    .limit(limit)
}

/** Queues a mail about an offer, where its entry was written. */
export function queueOfferMail(
  db: Database,
  mail: {
    id: string
    kind: Extract<PersonMailKind, `offer_${string}`>
    recipient: string
    offerId: string
    at: string
  },
  entryId: string,
): Statement {
  const { id, kind, recipient, offerId, at } = mail
  return db.run(sql`
    insert into mail_outbox (id, kind, recipient, facts, created_at, due_at)
    select ${id}, ${kind}, ${recipient}, json_object('offerId', ${offerId}), ${at}, ${at}
    where ${isOfferEntryWritten(entryId)}`)
}
