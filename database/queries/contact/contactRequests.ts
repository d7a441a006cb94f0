import { eq, inArray, lt, or, sql } from 'drizzle-orm'
import { runBatch, type Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { leadRequests, leads } from '#database/schema/sales/leads.ts'
import { deleteSome } from '#database/queries/foundation/deleteSome.ts'
import type { Desk } from '#domain/contact/realtime/desk/desk.ts'

export type LeadRequestRow = typeof leadRequests.$inferSelect

/** A request that came in. */
export type NewLeadRequest = Omit<LeadRequestRow, 'leadId' | 'toldAt'> & {
  /** Its hidden field was filled: it may be from a program. */
  isMarked?: boolean
}

/** The lead that a request makes where its sender has none. */
export interface NewLead {
  id: string
  desk: Desk
  dueAt: string
}

/** Whether a request is kept already. */
export async function isRequestKept(db: Database, requestKey: string): Promise<boolean> {
  const found = await db
    .select({ id: leadRequests.id })
    .from(leadRequests)
    .where(eq(leadRequests.requestKey, requestKey))
    .get()
  return found !== undefined
}

/**
 * Keeps a request once: with the lead that has its phone number or email, which waits for an answer again, else with a
 * new one. All in one transaction, so that two of one person that come together have one lead.
 */
export async function keepContactRequest(
  db: Database,
  request: NewLeadRequest,
  lead: NewLead,
): Promise<void> {
  await runBatch(db, contactRequestStatements(db, request, lead))
}

/** What `keepContactRequest` writes, for a transaction that keeps more. */
export function contactRequestStatements(
  db: Database,
  request: NewLeadRequest,
  lead: NewLead,
): Statement[] {
  const { at, requestKey, phoneKey, email } = request
  // Of a chat neither may be known: nobody is joined with it by that.
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

/** Puts a mail in the outbox that tells a desk of what it was not told of, unless it was told something after `toldBefore`. */
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

/** What somebody asked the desk for from an account, a session of it or under its email. */
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

/** Deletes a person's requests, and the leads that have none left with what the desk wrote on them. */
export async function deleteRequestsOf(
  db: Database,
  person: { accountId: string; email: string; sessionIds: string[] },
): Promise<void> {
  await db.batch([
    db.delete(leadRequests).where(inArray(leadRequests.id, ofPerson(db, person))),
    db.delete(leads).where(sql`not exists (select 1 from lead_requests where lead_id = leads.id)`),
  ])
}

/** Deletes leads to which nothing has happened since; at most `limit`. */
export async function deleteLeadsBefore(
  db: Database,
  before: string,
  limit: number,
): Promise<number> {
  return await deleteSome(db, leads, { where: lt(leads.lastAt, before), limit })
}

/** What an account asked the desk for, to take away. */
export async function requestsOfAccount(db: Database, accountId: string) {
  const { kind, at, firstName, lastName, company, phone, email, message, arrival } = leadRequests
  return await db
    .select({ kind, at, firstName, lastName, company, phone, email, message, arrival })
    .from(leadRequests)
    .where(eq(leadRequests.accountId, accountId))
    .orderBy(leadRequests.at)
}
