import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { offerStatesAllowing, type OfferEvent, type OfferState } from '#domain/sales/offer/offer.ts'
import { runBatch, type Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { ALWAYS } from '#database/queries/foundation/recordedChange.ts'
import {
  offerAcceptances,
  offerEntries,
  offers,
  offerVersions,
} from '#database/schema/sales/offers.ts'
import { deleteSome } from '#database/queries/foundation/deleteSome.ts'

export type OfferRow = typeof offers.$inferSelect
export type OfferVersionRow = typeof offerVersions.$inferSelect
export type OfferEntryRow = typeof offerEntries.$inferSelect
export type NewOffer = Omit<typeof offers.$inferInsert, 'sequence'>

/** An offer with its current version. */
export interface StoredOffer {
  offer: OfferRow
  version: OfferVersionRow
}

const currentVersion = and(
  eq(offerVersions.offerId, offers.id),
  eq(offerVersions.version, offers.version),
)

/** The offer that a key opens; undefined for none. */
export async function findOfferByKey(
  db: Database,
  accessKey: string,
): Promise<StoredOffer | undefined> {
  return await db
    .select({ offer: offers, version: offerVersions })
    .from(offers)
    .innerJoin(offerVersions, currentVersion)
    .where(eq(offers.accessKey, accessKey))
    .get()
}

/** An offer; undefined for none. */
export async function findOffer(db: Database, id: string): Promise<StoredOffer | undefined> {
  return await db
    .select({ offer: offers, version: offerVersions })
    .from(offers)
    .innerJoin(offerVersions, currentVersion)
    .where(eq(offers.id, id))
    .get()
}

/** Offers by their IDs; missing ones are left out. */
export const listOffersById = async (db: Database, ids: readonly string[]): Promise<OfferRow[]> =>
  await db
    .select()
    .from(offers)
    .where(inArray(offers.id, [...ids]))

/** The offer that a request created; undefined before. */
export async function findRequestedOffer(
  db: Database,
  requestKey: string,
): Promise<OfferRow | undefined> {
  return await db.select().from(offers).where(eq(offers.requestKey, requestKey)).get()
}

/** All versions of an offer, the newest first. */
export async function listOfferVersions(db: Database, offerId: string): Promise<OfferVersionRow[]> {
  return await db
    .select()
    .from(offerVersions)
    .where(eq(offerVersions.offerId, offerId))
    .orderBy(desc(offerVersions.version))
}

/**
 * An offer with the next number of its year; the unique index decides when two inserts take the same one. Returns the
 * written row.
 */
export function insertOffer(db: Database, offer: NewOffer) {
  const sequence = sql<number>`(select coalesce(max(sequence) + 1, 1) from offers where year = ${offer.year})`
  return db
    .insert(offers)
    .values({ ...offer, sequence })
    .returning()
}

/** Inserts a version of an offer, where `condition` holds; fails its batch when this number exists. */
export function insertOfferVersion(
  db: Database,
  { offerId, version, content, lastDay, expiresAt, reason, accountId, createdAt }: OfferVersionRow,
  condition: SQL = ALWAYS,
): Statement {
  return db.run(sql`
    insert into offer_versions (offer_id, version, content, last_day, expires_at, reason, account_id, created_at)
    select ${offerId}, ${version}, ${JSON.stringify(content)}, ${lastDay}, ${expiresAt}, ${reason}, ${accountId},
      ${createdAt}
    where ${condition}`)
}

/** Whether this entry was written: this very change has happened. */
export const isOfferEntryWritten = (entryId: string): SQL =>
  sql`exists (select 1 from offer_entries where offer_entries.id = ${entryId})`

/** Records an event of an offer. */
export function insertOfferEntry(db: Database, entry: OfferEntryRow): Statement {
  return db.insert(offerEntries).values(entry)
}

/** A list of states for `in`: a closed list of the domain. */
const stateList = (states: readonly OfferState[]) =>
  sql.raw(`(${states.map((state) => `'${state}'`).join(', ')})`)

/** Whether OFFER_TRANSITIONS allows an event for an offer now. */
export const offerAllows = (event: OfferEvent) =>
  sql`${offers.state} in ${stateList(offerStatesAllowing(event))}`

/**
 * Changes an offer that is unchanged since it was seen, and records the event; `more` runs in the same transaction, and
 * tests `isOfferEntryWritten`. Returns false and writes nothing when the offer has changed meanwhile.
 */
export async function changeOffer(
  db: Database,
  seen: Pick<OfferRow, 'id' | 'state' | 'version'>,
  {
    entry,
    set,
    more = [],
  }: {
    entry: OfferEntryRow
    set: Partial<Omit<OfferRow, 'id' | 'createdAt' | 'lastAt'>>
    more?: readonly Statement[]
  },
): Promise<boolean> {
  const { id, at, accountId, event, version, note } = entry
  const isWritten = isOfferEntryWritten(id)
  await runBatch(db, [
    db.run(sql`
      insert into offer_entries (id, offer_id, at, account_id, event, version, note)
      select ${id}, id, ${at}, ${accountId}, ${event}, ${version}, ${note} from offers
      where id = ${seen.id} and state = ${seen.state} and version = ${seen.version}`),
    db
      .update(offers)
      .set({ ...set, lastAt: at })
      .where(and(eq(offers.id, seen.id), isWritten)),
    ...more,
  ])
  const written = await db
    .select({ id: offerEntries.id })
    .from(offerEntries)
    .where(eq(offerEntries.id, id))
    .get()
  return written !== undefined
}

/** Records that the buyer has opened their offer, or downloaded its PDF. */
export async function recordOfferView(
  db: Database,
  id: string,
  how: 'opened' | 'downloaded',
  at: string,
): Promise<void> {
  const { openedAt, openCount, downloadedAt, downloadCount } = offers
  await db
    .update(offers)
    .set(
      how === 'opened'
        ? { openedAt: sql`coalesce(${openedAt}, ${at})`, openCount: sql`${openCount} + 1` }
        : {
            downloadedAt: sql`coalesce(${downloadedAt}, ${at})`,
            downloadCount: sql`${downloadCount} + 1`,
          },
    )
    .where(eq(offers.id, id))
}

/** Deletes the offers of an account, an email or a session. */
export async function deleteOffersOf(
  db: Database,
  { accountId, email, sessionIds }: { accountId: string; email: string; sessionIds: string[] },
): Promise<void> {
  const sessions = sql`(select value from json_each(${JSON.stringify(sessionIds)}))`
  await db
    .delete(offers)
    .where(
      sql`${offers.accountId} = ${accountId} or ${offers.email} = ${email} or ${offers.sessionId} in ${sessions}`,
    )
}

/** An account's offers, for its data export. */
export async function offersOfAccount(db: Database, accountId: string) {
  return await db
    .select({
      createdAt: offers.createdAt,
      year: offers.year,
      sequence: offers.sequence,
      state: offers.state,
      phone: offers.phone,
      email: offers.email,
      advertiser: offers.advertiser,
      agency: offers.agency,
      totalMinor: offers.totalMinor,
      arrival: offers.arrival,
    })
    .from(offers)
    .where(eq(offers.accountId, accountId))
    .orderBy(offers.createdAt)
}

/** Deletes offers without activity since an instant; at most `limit`. */
export async function deleteOffersBefore(
  db: Database,
  before: string,
  limit: number,
): Promise<number> {
  const where = sql`${offers.lastAt} < ${before} and ${offers.expiresAt} < ${before}`
  return await deleteSome(db, offers, { where, limit })
}

/** The order that an offer became; undefined for none. */
export async function findAcceptance(db: Database, offerId: string) {
  return await db.select().from(offerAcceptances).where(eq(offerAcceptances.offerId, offerId)).get()
}
