import { and, asc, desc, eq, gte, isNull, lte, sql, type SQL } from 'drizzle-orm'
import { readBoardCursor, writeBoardCursor } from '#domain/foundation/admin/boardCursor.ts'
import type { OfferFigures } from '#domain/sales/offer/deskOffer.ts'
import type { OfferState } from '#domain/sales/offer/offer.ts'
import type { Desk } from '#domain/contact/realtime/desk/desk.ts'
import type { Database } from '#database/connection.ts'
import { offerEntries, offers } from '#database/schema/sales/offers.ts'
import type { OfferRow } from './offers.ts'
import { foundByWords } from '#database/queries/foundation/searchIndex.ts'

export interface OfferFilter {
  state: OfferState
  desk?: Desk | undefined
  /** An account; null for unassigned. */
  ownerId?: string | null | undefined
  search?: string | undefined
}

function conditionOf({ state, desk: deskId, ownerId, search }: OfferFilter): SQL | undefined {
  return and(
    // Looks up a few IDs one by one instead of scanning the list for them.
    search ? sql`+${offers.state} = ${state}` : eq(offers.state, state),
    deskId === undefined ? undefined : eq(offers.desk, deskId),
    ownerId === undefined
      ? undefined
      : ownerId === null
        ? isNull(offers.ownerId)
        : eq(offers.ownerId, ownerId),
    search ? searched(search) : undefined,
  )
}

/** By the number, or by words of the email, the advertiser's and the agency's name. */
function searched(search: string): SQL {
  const [, year, sequence] = /^OFF-(\d{4})-(\d{1,9})$/i.exec(search) ?? []
  if (year !== undefined)
    return sql`${offers.id} in (select id from offers where year = ${Number(year)} and sequence = ${Number(sequence)})`
  return sql`${offers.id} in (${foundByWords('offer', search)})`
}

const isOpen = ({ state }: OfferFilter) => state === 'open'

/** The cursor after a row of a list. */
export const offerCursor = (
  filter: OfferFilter,
  { expiresAt, lastAt, id }: Pick<OfferRow, 'expiresAt' | 'lastAt' | 'id'>,
): string => writeBoardCursor([isOpen(filter) ? expiresAt : lastAt, id])

/** The index range first, then without the rows of its first value that earlier pages have. */
function afterCursor(filter: OfferFilter, after: string | undefined): SQL | undefined {
  const [first = '', id = ''] = readBoardCursor(after, 2) ?? []
  if (first === '') return undefined
  return isOpen(filter)
    ? and(
        gte(offers.expiresAt, first),
        sql`(${offers.expiresAt} > ${first} or ${offers.id} > ${id})`,
      )
    : and(lte(offers.lastAt, first), sql`(${offers.lastAt} < ${first} or ${offers.id} < ${id})`)
}

/** Offers of a list: open ones by their end, all others the latest first. */
export async function listOffers(
  db: Database,
  filter: OfferFilter,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<OfferRow[]> {
  return await db
    .select()
    .from(offers)
    .where(and(conditionOf(filter), afterCursor(filter, after)))
    .orderBy(
      ...(isOpen(filter)
        ? [asc(offers.expiresAt), asc(offers.id)]
        : [desc(offers.lastAt), desc(offers.id)]),
    )
    .limit(limit)
}

/** The outcomes of all offers created since an instant. */
export async function countOffersSince(db: Database, since: string): Promise<OfferFigures> {
  const figures = await db
    .select({
      made: sql<number>`count(*)`,
      accepted: sql<number>`count(case when state = 'accepted' then 1 end)`,
      acceptedMinor: sql<number>`coalesce(sum(case when state = 'accepted' then total_minor end), 0)`,
      answerHours: sql<number | null>`avg((julianday(answered_at) - julianday(created_at)) * 24)`,
    })
    .from(offers)
    .where(gte(offers.createdAt, since))
    .get()
  return figures ?? { made: 0, accepted: 0, acceptedMinor: 0, answerHours: null }
}

const SHOWN = 100

/** The events of an offer, the latest first. */
export async function listOfferEntries(db: Database, offerId: string) {
  return await db
    .select()
    .from(offerEntries)
    .where(eq(offerEntries.offerId, offerId))
    .orderBy(desc(offerEntries.at), desc(sql`rowid`))
    .limit(SHOWN)
}
