import { sql, type SQL } from 'drizzle-orm'
import { leadByOffer } from '#domain/sales/offer/leadOfOffer.ts'
import { nextOfferState, type OfferLostReason } from '#domain/sales/offer/offer.ts'
import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { offers } from '#database/schema/sales/offers.ts'
import { followOffer } from './leadsOfOffers.ts'
import { offerAllows } from './offers.ts'
import { ALWAYS } from '#database/queries/foundation/recordedChange.ts'

/**
 * Accepts an offer by an order, in the order's transaction. Fails it when the offer has another
 * version by now, has ended, or was accepted by someone faster.
 */
export function acceptOffer(
  db: Database,
  accepted: {
    offerId: string
    version: number
    orderId: string
    at: string
    entryId: string
    leadEntryId: string
  },
): Statement[] {
  const { offerId, version, orderId, at, entryId, leadEntryId } = accepted
  const note = 'The offer was ordered.'
  const change = leadByOffer('accept', null)
  return [
    db.run(sql`
      insert into offer_acceptances (offer_id, version, order_id, accepted_at)
      select ${offerId}, (
        select version from offers
        where ${offers.id} = ${offerId} and ${offers.version} = ${version} and ${offers.expiresAt} > ${at}
          and ${offerAllows('accept')}
      ), ${orderId}, ${at}`),
    db.run(sql`update offers set state = 'accepted', last_at = ${at} where id = ${offerId}`),
    db.run(sql`
      insert into offer_entries (id, offer_id, at, account_id, event, version, note)
      values (${entryId}, ${offerId}, ${at}, null, 'accept', ${version}, '')`),
    ...followOffer(
      db,
      { of: { offerId }, change, entryId: leadEntryId, at, accountId: null, note },
      ALWAYS,
    ),
  ]
}

/** The error message of a batch that `acceptOffer` fails. */
export const OFFER_GONE = 'offer_acceptances'

/**
 * Releases the offer of an order, where `condition` holds: the order was given up before it was paid, or its invoice
 * was written off, which the offer then shows.
 */
export function releaseOffer(
  db: Database,
  given: {
    orderId: string
    at: string
    entryId: string
    leadEntryId: string
    event: 'release' | 'write_off'
    /** The actor; null for the buyer and the clock. */
    accountId: string | null
  },
  condition: SQL,
): Statement[] {
  const { orderId, at, entryId, leadEntryId, event, accountId } = given
  const change = leadByOffer(event, null)
  const note = event === 'release' ? 'The order was given up.' : 'The invoice was written off.'
  const isGiven = sql`id in (select offer_id from offer_acceptances where order_id = ${orderId})
    and ${offerAllows(event)} and ${condition}`
  const lostReason: OfferLostReason | null = event === 'write_off' ? 'written_off' : null
  return [
    db.run(sql`
      insert into offer_entries (id, offer_id, at, account_id, event, version, note)
      select ${entryId}, id, ${at}, ${accountId}, ${event}, version, '' from offers where ${isGiven}`),
    db.run(sql`
      update offers set state = ${nextOfferState('accepted', event)}, lost_reason = ${lostReason}, last_at = ${at}
      where ${isGiven}`),
    ...followOffer(
      db,
      { of: { orderId }, change, entryId: leadEntryId, at, accountId, note },
      condition,
    ),
    db.run(sql`delete from offer_acceptances where order_id = ${orderId} and ${condition}`),
  ]
}
