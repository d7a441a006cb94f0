import { sql, type SQL } from 'drizzle-orm'
import type { Statement } from '../batch.ts'
import type { Database } from '../connection.ts'
import { offers } from '../schema/offers.ts'
import { offerAllows } from './offers.ts'

/**
 * Accepts an offer by an order, in the order's transaction. Fails it when the offer is another version by now, has
 * ended, or was accepted by somebody who was faster.
 */
export function acceptOffer(
  db: Database,
  accepted: { offerId: string; version: number; orderId: string; at: string; entryId: string },
): Statement[] {
  const { offerId, version, orderId, at, entryId } = accepted
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
  ]
}

/** What a batch that `acceptOffer` fails says. */
export const OFFER_GONE = 'offer_acceptances'

/** Gives back the offer of an order that was given up, where `condition` holds. */
export function releaseOffer(
  db: Database,
  { orderId, at, entryId }: { orderId: string; at: string; entryId: string },
  condition: SQL,
): Statement[] {
  const ofOrder = sql`(select offer_id from offer_acceptances where order_id = ${orderId})`
  return [
    db.run(sql`
      insert into offer_entries (id, offer_id, at, account_id, event, version, note)
      select ${entryId}, id, ${at}, null, 'release', version, '' from offers
      where id in ${ofOrder} and ${offerAllows('release')} and ${condition}`),
    db.run(sql`
      update offers set state = 'open', last_at = ${at}
      where id in ${ofOrder} and ${offerAllows('release')} and ${condition}`),
    db.run(sql`delete from offer_acceptances where order_id = ${orderId} and ${condition}`),
  ]
}
