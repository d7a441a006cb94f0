import { and, asc, desc, eq, gte, isNull, sql, type SQL } from 'drizzle-orm'
import type { OfferState } from '#domain/offer/offer.ts'
import type { Desk } from '#domain/realtime/desk.ts'
import type { Database } from '../connection.ts'
import { offerEntries, offers } from '../schema/offers.ts'

export interface OfferFilter {
  state: OfferState
  desk?: Desk | undefined
  /** An account; null for nobody. */
  ownerId?: string | null | undefined
  search?: string | undefined
}

function conditionOf({ state, desk: deskId, ownerId, search }: OfferFilter): SQL | undefined {
  const text = search?.toLowerCase()
  return and(
    eq(offers.state, state),
    deskId === undefined ? undefined : eq(offers.desk, deskId),
    ownerId === undefined
      ? undefined
      : ownerId === null
        ? isNull(offers.ownerId)
        : eq(offers.ownerId, ownerId),
    text
      ? sql`instr(lower(printf('off-%d-%06d', year, sequence) || ' ' || advertiser || ' ' || agency || ' ' || email
          || ' ' || phone), ${text}) > 0`
      : undefined,
  )
}

/** Offers of a list: open ones by when they end, all others the last first. */
export async function listOffers(
  db: Database,
  filter: OfferFilter,
  { offset, limit }: { offset: number; limit: number },
) {
  const order = filter.state === 'open' ? asc(offers.expiresAt) : desc(offers.lastAt)
  return await db
    .select()
    .from(offers)
    .where(conditionOf(filter))
    .orderBy(order, asc(offers.id))
    .limit(limit)
    .offset(offset)
}

/** How many offers a filter lets through, and how all that were made since went. */
export async function countOffersOfDesk(db: Database, filter: OfferFilter, since: string) {
  const [[found], [figures]] = await db.batch([
    db
      .select({ count: sql<number>`count(*)` })
      .from(offers)
      .where(conditionOf(filter)),
    db
      .select({
        made: sql<number>`count(*)`,
        accepted: sql<number>`count(case when state = 'accepted' then 1 end)`,
        acceptedMinor: sql<number>`coalesce(sum(case when state = 'accepted' then total_minor end), 0)`,
        answerHours: sql<number | null>`avg((julianday(answered_at) - julianday(created_at)) * 24)`,
      })
      .from(offers)
      .where(gte(offers.createdAt, since)),
  ])
  return {
    total: found?.count ?? 0,
    figures: figures ?? { made: 0, accepted: 0, acceptedMinor: 0, answerHours: null },
  }
}

const SHOWN = 100

/** What happened to an offer, the last first. */
export async function listOfferEntries(db: Database, offerId: string) {
  return await db
    .select()
    .from(offerEntries)
    .where(eq(offerEntries.offerId, offerId))
    .orderBy(desc(offerEntries.at), desc(sql`rowid`))
    .limit(SHOWN)
}
