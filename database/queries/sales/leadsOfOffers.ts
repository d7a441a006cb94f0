import { desc, eq, sql, type SQL } from 'drizzle-orm'
import { LEAD_TRANSITIONS } from '#domain/sales/lead/lead.ts'
import type { LeadByOffer } from '#domain/sales/offer/leadOfOffer.ts'
import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { leadRequests } from '#database/schema/sales/leads.ts'
import { offers } from '#database/schema/sales/offers.ts'

/** The lead that requested an offer, by the key of its request; undefined where it was deleted. */
export async function findLeadOfOffer(db: Database, requestKey: string) {
  const { leadId, firstName, lastName } = leadRequests
  return await db
    .select({ id: leadId, firstName, lastName })
    .from(leadRequests)
    .where(eq(leadRequests.requestKey, requestKey))
    .get()
}

const SHOWN = 20

/** The offers that a lead requested, the latest first. */
export async function listOffersOfLead(db: Database, leadId: string) {
  const { id, year, sequence, state, totalMinor } = offers
  return await db
    .select({ id, year, sequence, state, totalMinor })
    .from(offers)
    .where(
      sql`${offers.requestKey} in (select request_key from lead_requests where lead_id = ${leadId})`,
    )
    .orderBy(desc(offers.createdAt))
    .limit(SHOWN)
}

/**
 * Applies an offer's outcome to its lead, where `condition` holds and nothing else is open: no other offer of the lead,
 * and no later request that waits for a reply. Reopens only what the offer itself had closed.
 */
export function followOffer(
  db: Database,
  followed: {
    /** The offer, or the order that it became. */
    of: { offerId: string } | { orderId: string }
    change: LeadByOffer
    entryId: string
    at: string
    /** The actor; null for the buyer and the clock. */
    accountId: string | null
    note: string
  },
  condition: SQL,
): Statement[] {
  const { of, change, entryId, at, accountId, note } = followed
  const offerId =
    'offerId' in of
      ? sql`select ${of.offerId}`
      : sql`select offer_id from offer_acceptances where order_id = ${of.orderId}`
  const { from, to } = LEAD_TRANSITIONS[change.event]
  const states = sql.raw(`(${from.map((state) => `'${state}'`).join(', ')})`)
  const request = sql`(select request_key from offers where id = (${offerId}))`
  const leadId = sql`(select lead_id from lead_requests where request_key = ${request})`
  const isFree =
    change.event === 'reopen'
      ? sql`outcome = 'booked'`
      : sql`not (state = 'new' and exists (select 1 from lead_requests where lead_id = leads.id
            and at > (select at from lead_requests where request_key = ${request})))
          and not exists (select 1 from lead_requests join offers on offers.request_key = lead_requests.request_key
            where lead_requests.lead_id = leads.id and offers.state = 'open' and offers.id <> (${offerId}))`
  const outcome = change.event === 'close' ? change.outcome : null
  return [
    db.run(sql`
      insert into lead_entries (id, lead_id, at, account_id, event, note, from_state, to_state)
      select ${entryId}, id, ${at}, ${accountId ?? ''}, ${change.event}, ${note}, state, ${to} from leads
      where id = ${leadId} and state in ${states} and ${isFree} and ${condition}`),
    db.run(sql`
      update leads set state = ${to}, outcome = ${outcome}, due_at = null, next_step = '', next_step_on = null,
        last_at = ${at}
      where id = ${leadId} and exists (select 1 from lead_entries where id = ${entryId})`),
  ]
}
