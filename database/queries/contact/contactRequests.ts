import { eq, inArray, lt, or, sql } from 'drizzle-orm'
import { runBatch, type Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { leadRequests, leads } from '#database/schema/sales/leads.ts'
import { deleteSome } from '#database/queries/foundation/deleteSome.ts'
import type { Desk } from '#domain/contact/realtime/desk/desk.ts'

export type LeadRequestRow = typeof leadRequests.$inferSelect

/** A received request. */
export type NewLeadRequest = Omit<LeadRequestRow, 'leadId' | 'toldAt'> & {
  /** Its hidden field was filled: it may come from a bot. */
  isMarked?: boolean
}

/** The lead that a request creates where its sender has none. */
export interface NewLead {
  id: string
  desk: Desk
  dueAt: string
}

/** Whether a request is stored already. */
export async function hasContactRequest(db: Database, requestKey: string): Promise<boolean> {
  const found = await db
    .select({ id: leadRequests.id })
    .from(leadRequests)
    .where(eq(leadRequests.requestKey, requestKey))
    .get()
  return found !== undefined
}

/**
 * Stores a request once: on the lead with its phone number or email, which waits for a reply again, else on a new one.
 * All in one transaction, so that two concurrent requests of one person get one lead.
 */
export async function saveContactRequest(
  db: Database,
  request: NewLeadRequest,
  lead: NewLead,
): Promise<void> {
  await runBatch(db, contactRequestStatements(db, request, lead))
}

/** The statements of `saveContactRequest`, for a larger transaction. */
export function contactRequestStatements(
  db: Database,
  request: NewLeadRequest,
  lead: NewLead,
): Statement[] {
  const { at, requestKey, phoneKey, email } = request
  // A chat may have neither, so it is not merged with any lead.
  const isOfPerson = sql`((phone_key <> '' and phone_key = ${phoneKey}) or email = ${email})`
  const isKept = sql`exists (select 1 from lead_requests where request_key = ${requestKey})`
  return [
    db.run(sql`
      insert into leads (id, desk, state, due_at, created_at, last_at)
      select ${lead.id}, ${lead.desk}, 'new', ${lead.dueAt}, ${at}, ${at}
      where not ${isKept} and not exists (select 1 from lead_requests where ${isOfPerson})`),
    db.run(sql`
      insert into lead_requests (id, request_key, lead_id, kind, at, first_name, last_name, company, phone,
        phone_key, email, message, country, session_id, account_id, arrival)
      select ${request.id}, ${requestKey},
        coalesce((select lead_id from lead_requests where ${isOfPerson} order by at desc limit 1), ${lead.id}),
        ${request.kind}, ${at}, ${request.firstName}, ${request.lastName}, ${request.company}, ${request.phone},
        ${phoneKey}, ${email}, ${request.message}, ${request.country}, ${request.sessionId}, ${request.accountId},
        ${request.arrival}
      where not ${isKept}`),
    db.run(sql`
      update leads set state = 'new', outcome = null, next_step = '', next_step_on = null, last_at = ${at},
        due_at = case when state = 'new' then min(due_at, ${lead.dueAt}) else ${lead.dueAt} end
      where id = (select lead_id from lead_requests where id = ${request.id}) and id <> ${lead.id}`),
    ...(request.isMarked
      ? [
          db.run(sql`
            insert into marked_requests (request_id, lead_id)
            select id, lead_id from lead_requests where id = ${request.id}`),
        ]
      : []),
  ]
}

/** Queues a mail that informs a desk of unreported requests, unless the desk got one after `toldBefore`. */
export async function queueLeadMail(
  db: Database,
  mail: { id: string; desk: Desk; recipient: string; at: string; toldBefore: string },
): Promise<void> {
  const { id, desk, recipient, at, toldBefore } = mail
  const ofDesk = sql`lead_id in (select id from leads where desk = ${desk})`
  await runBatch(db, [
    db.run(sql`
      insert into mail_outbox (id, kind, recipient, facts, created_at, due_at)
      select ${id}, 'leads_waiting', ${recipient}, json_object('desk', ${desk}, 'count', untold), ${at}, ${at}
      from (select count(*) as untold from lead_requests where told_at is null and ${ofDesk})
      where untold > 0
        and not exists (select 1 from lead_requests where told_at > ${toldBefore} and ${ofDesk})`),
    db.run(sql`
      update lead_requests set told_at = ${at}
      where told_at is null and ${ofDesk} and exists (select 1 from mail_outbox where id = ${id})`),
  ])
}

/** Requests to the desk from an account, from one of its sessions or under its email. */
const ofPerson = (
  db: Database,
  { accountId, email, sessionIds }: { accountId: string; email: string; sessionIds: string[] },
) => {
  const sessions = sql`(select value from json_each(${JSON.stringify(sessionIds)}))`
  return db
    .select({ id: leadRequests.id })
    .from(leadRequests)
    .where(
      or(
        eq(leadRequests.accountId, accountId),
        eq(leadRequests.email, email),
        sql`${leadRequests.sessionId} in ${sessions}`,
      ),
    )
}

/** Deletes a person's requests, and the leads that have none left, with the desk's notes on them. */
export async function deleteRequestsOf(
  db: Database,
  person: { accountId: string; email: string; sessionIds: string[] },
): Promise<void> {
  await db.batch([
    db.delete(leadRequests).where(inArray(leadRequests.id, ofPerson(db, person))),
    db.delete(leads).where(sql`not exists (select 1 from lead_requests where lead_id = leads.id)`),
  ])
}

/** Deletes leads without activity since an instant; at most `limit`. */
export async function deleteLeadsBefore(
  db: Database,
  before: string,
  limit: number,
): Promise<number> {
  return await deleteSome(db, leads, { where: lt(leads.lastAt, before), limit })
}

/** An account's requests to the desk, for its data export. */
export async function requestsOfAccount(db: Database, accountId: string) {
  const { kind, at, firstName, lastName, company, phone, email, message, arrival } = leadRequests
  return await db
    .select({ kind, at, firstName, lastName, company, phone, email, message, arrival })
    .from(leadRequests)
    .where(eq(leadRequests.accountId, accountId))
    .orderBy(leadRequests.at)
}
