import { and, asc, desc, eq, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import type { LeadState } from '#domain/lead/lead.ts'
import type { Desk } from '#domain/realtime/desk.ts'
import { runBatch } from '../batch.ts'
import type { Database } from '../connection.ts'
import { cartSnapshots } from '../schema/cartSnapshots.ts'
import { leadEntries, leadRequests, leads } from '../schema/leads.ts'
import { loggedEvents } from '../schema/realtime.ts'

export type LeadRow = typeof leads.$inferSelect
export type LeadEntryRow = typeof leadEntries.$inferSelect

export interface LeadFilter {
  state: LeadState
  desk?: Desk | undefined
  /** An account; null for nobody. */
  ownerId?: string | null | undefined
  search?: string | undefined
}

const lastRequest = sql`(select id from lead_requests where lead_id = leads.id order by at desc, id desc limit 1)`

function conditionOf({ state, desk: deskId, ownerId, search }: LeadFilter): SQL | undefined {
  const text = search?.toLowerCase()
  return and(
    eq(leads.state, state),
    deskId === undefined ? undefined : eq(leads.desk, deskId),
    ownerId === undefined
      ? undefined
      : ownerId === null
        ? isNull(leads.ownerId)
        : eq(leads.ownerId, ownerId),
    text
      ? sql`exists (select 1 from lead_requests where lead_id = leads.id and instr(lower(first_name || ' ' ||
          last_name || ' ' || company || ' ' || coalesce(email, '') || ' ' || phone || ' ' || phone_key), ${text}) > 0)`
      : undefined,
  )
}

/** Leads of the board with what was asked last: what is due first before all, of closed ones the last first. */
export async function listLeads(
  db: Database,
  filter: LeadFilter,
  { offset, limit }: { offset: number; limit: number },
) {
  const order =
    filter.state === 'closed'
      ? [desc(leads.lastAt)]
      : [sql`${leads.dueAt} is null`, asc(leads.dueAt), asc(leads.lastAt)]
  return await db
    .select({
      lead: leads,
      request: leadRequests,
      requestCount: sql<number>`(select count(*) from lead_requests where lead_id = leads.id)`,
    })
    .from(leads)
    .innerJoin(leadRequests, sql`${leadRequests.id} = ${lastRequest}`)
    .where(conditionOf(filter))
    .orderBy(...order, asc(leads.id))
    .limit(limit)
    .offset(offset)
}

/** How many leads a filter lets through, how many wait for an answer, and how many of all are overdue. */
export async function countLeads(db: Database, filter: LeadFilter, now: string) {
  const [[total], [open]] = await db.batch([
    db
      .select({ count: sql<number>`count(*)` })
      .from(leads)
      .where(conditionOf(filter)),
    db
      .select({
        toAnswer: sql<number>`count(case when state = 'new' then 1 end)`,
        overdue: sql<number>`count(case when due_at < ${now} then 1 end)`,
      })
      .from(leads)
      .where(ne(leads.state, 'closed')),
  ])
  return {
    total: total?.count ?? 0,
    toAnswer: open?.toAnswer ?? 0,
    overdue: open?.overdue ?? 0,
  }
}

/** Leads by their ids; one that is not there is left out. */
export const listLeadsById = async (db: Database, ids: readonly string[]): Promise<LeadRow[]> =>
  await db
    .select()
    .from(leads)
    .where(inArray(leads.id, [...ids]))

const SHOWN = 50

/** A lead with what was asked and done, and others that have a phone number or email of its; undefined for none. */
export async function findLead(db: Database, id: string) {
  const [[lead], requests, entries, alike] = await db.batch([
    db.select().from(leads).where(eq(leads.id, id)),
    db
      .select()
      .from(leadRequests)
      .where(eq(leadRequests.leadId, id))
      .orderBy(desc(leadRequests.at), desc(leadRequests.id))
      .limit(SHOWN),
    db
      .select()
      .from(leadEntries)
      .where(eq(leadEntries.leadId, id))
      .orderBy(desc(leadEntries.at), desc(sql`rowid`))
      .limit(SHOWN),
    db
      .select({
        id: leadRequests.leadId,
        name: sql<string>`max(${leadRequests.firstName} || ' ' || ${leadRequests.lastName})`,
      })
      .from(leadRequests)
      .where(
        and(
          ne(leadRequests.leadId, id),
          or(
            sql`${leadRequests.phoneKey} in (select phone_key from lead_requests where lead_id = ${id}
              and phone_key <> '')`,
            sql`${leadRequests.email} in (select email from lead_requests where lead_id = ${id})`,
          ),
        ),
      )
      .groupBy(leadRequests.leadId)
      .limit(SHOWN),
  ])
  return lead && { lead, requests, entries, alike }
}

/** What was done in the sessions that requests came from, the last first, and the cart of the last one. */
export async function visitOf(db: Database, sessionIds: readonly string[]) {
  const { receivedAt, path, eventType } = loggedEvents
  const [events, carts] = await db.batch([
    db
      .select({ at: receivedAt, path, event: eventType })
      .from(loggedEvents)
      .where(inArray(loggedEvents.sessionId, [...sessionIds]))
      .orderBy(desc(receivedAt))
      .limit(SHOWN),
    db
      .select()
      .from(cartSnapshots)
      .where(inArray(cartSnapshots.sessionId, [...sessionIds]))
      .orderBy(desc(cartSnapshots.updatedAt))
      .limit(1),
  ])
  return { events, cart: carts[0] }
}

/**
 * Changes a lead that is still in the state it was seen in, and writes down who did it; false when it has moved on
 * meanwhile.
 */
export async function changeLead(
  db: Database,
  entry: LeadEntryRow,
  set: Partial<Omit<LeadRow, 'id' | 'createdAt' | 'lastAt'>>,
): Promise<boolean> {
  const { id, leadId, at, accountId, event, note, fromState, toState } = entry
  await runBatch(db, [
    db.run(sql`
      insert into lead_entries (id, lead_id, at, account_id, event, note, from_state, to_state)
      select ${id}, id, ${at}, ${accountId}, ${event}, ${note}, ${fromState}, ${toState} from leads
      where id = ${leadId} and state = ${fromState}`),
    db
      .update(leads)
      .set({ ...set, lastAt: at })
      .where(
        and(
          eq(leads.id, leadId),
          sql`exists (select 1 from lead_entries where lead_entries.id = ${id})`,
        ),
      ),
  ])
  const written = await db
    .select({ id: leadEntries.id })
    .from(leadEntries)
    .where(eq(leadEntries.id, id))
    .get()
  return written !== undefined
}

/** Deletes a lead with all that was asked and written; false when there is none. */
export async function deleteLead(db: Database, id: string): Promise<boolean> {
  const result = await db.delete(leads).where(eq(leads.id, id))
  return result.meta.changes > 0
}
