import { and, asc, desc, eq, inArray, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm'
import {
  MAX_COUNTED,
  readBoardCursor,
  writeBoardCursor,
} from '#domain/foundation/admin/boardCursor.ts'
import { MAX_SEARCHED } from '#domain/orders/admin/orderBoard.ts'
import type { LeadState } from '#domain/sales/lead/lead.ts'
import type { LeadMark } from '#domain/sales/lead/leadView.ts'
import type { Desk } from '#domain/contact/realtime/desk/desk.ts'
import { runBatch } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { cartSnapshots } from '#database/schema/commerce/cartSnapshots.ts'
import { leadEntries, leadRequests, leads, markedRequests } from '#database/schema/sales/leads.ts'
import { beginsWith } from '#database/queries/catalogue/beginning.ts'
import { foundByWords } from '#database/queries/foundation/searchIndex.ts'

export type LeadRow = typeof leads.$inferSelect
export type LeadEntryRow = typeof leadEntries.$inferSelect

export interface LeadFilter {
  state: LeadState
  desk?: Desk | undefined
  /** An account; null for unassigned. */
  ownerId?: string | null | undefined
  search?: string | undefined
  mark?: LeadMark | undefined
}

const lastRequest = sql`(select id from lead_requests where lead_id = leads.id order by at desc, id desc limit 1)`

const MARKED = sql`(select lead_id from marked_requests)`

function conditionOf({ state, desk: deskId, ownerId, search, mark }: LeadFilter): SQL | undefined {
  return and(
    mark === undefined
      ? undefined
      : mark === 'marked'
        ? sql`${leads.id} in ${MARKED}`
        : sql`not exists (select 1 from marked_requests where lead_id = ${leads.id})`,
    // Looks up a few IDs one by one instead of scanning the list for them.
    search ? sql`+${leads.state} = ${state}` : eq(leads.state, state),
    deskId === undefined ? undefined : eq(leads.desk, deskId),
    ownerId === undefined
      ? undefined
      : ownerId === null
        ? isNull(leads.ownerId)
        : eq(leads.ownerId, ownerId),
    search ? sql`${leads.id} in (${searched(search)})` : undefined,
  )
}

/** By words of a name, a company and an email, or by a phone number, with its country code or as in the USA. */
function searched(search: string): SQL {
  const beginning = (text: string, words: string) =>
    sql`select lead_id from (select lead_id from lead_requests where ${beginsWith(text, words)} limit ${MAX_SEARCHED})`
  const digits = search.replaceAll(/\D/g, '')
  if (digits.length >= 4 && /^[\d\s+().-]+$/.test(search))
    return sql`${beginning('phone_key', `+${digits}`)} union ${beginning('phone_key', `+1${digits}`)}`
  return foundByWords('lead', search)
}

/** When a lead is due; sorts undated leads after all dated ones. */
const DUE = sql`coalesce(${leads.dueAt}, '~')`

const isClosed = ({ state }: LeadFilter) => state === 'closed'

/** The cursor after a row of a list. */
export const leadCursor = (
  filter: LeadFilter,
  { dueAt, lastAt, id }: Pick<LeadRow, 'dueAt' | 'lastAt' | 'id'>,
): string => writeBoardCursor(isClosed(filter) ? [lastAt, id] : [dueAt ?? '~', lastAt, id])

/** The index range first, then without the rows of its first value that earlier pages have. */
function afterCursor(filter: LeadFilter, after: string | undefined): SQL | undefined {
  const [first = '', second = '', third = ''] =
    readBoardCursor(after, isClosed(filter) ? 2 : 3) ?? []
  if (first === '') return undefined
  return isClosed(filter)
    ? and(lte(leads.lastAt, first), sql`(${leads.lastAt} < ${first} or ${leads.id} < ${second})`)
    : sql`${DUE} >= ${first} and (${DUE} > ${first} or ${leads.lastAt} > ${second}
        or (${leads.lastAt} = ${second} and ${leads.id} > ${third}))`
}

/** Leads of the board: the earliest due first; of closed ones the latest first. */
export async function listLeads(
  db: Database,
  filter: LeadFilter,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<LeadRow[]> {
  const order = isClosed(filter)
    ? [desc(leads.lastAt), desc(leads.id)]
    : [sql`${DUE}`, asc(leads.lastAt), asc(leads.id)]
  return await db
    .select()
    .from(leads)
    .where(and(conditionOf(filter), afterCursor(filter, after)))
    .orderBy(...order)
    .limit(limit)
}

/** The latest request of each lead, and the number of its requests, by lead. */
export async function lastRequestsOf(db: Database, leadIds: readonly string[]) {
  const rows = await db
    .select({
      request: leadRequests,
      requestCount: sql<number>`(select count(*) from lead_requests where lead_id = leads.id)`,
      marked: sql<number>`exists (select 1 from marked_requests where lead_id = leads.id)`,
    })
    .from(leads)
    .innerJoin(leadRequests, sql`${leadRequests.id} = ${lastRequest}`)
    .where(inArray(leads.id, [...leadIds]))
  return new Map(rows.map((row) => [row.request.leadId, row]))
}

/** The number of leads in each list that match a filter, counted up to one more than MAX_COUNTED. */
export async function countMatches<List extends string>(
  db: Database,
  lists: Record<List, LeadState>,
  filter: Omit<LeadFilter, 'state'>,
): Promise<Record<List, number>> {
  const names = Object.keys(lists) as List[]
  const counted = await Promise.all(
    names.map(async (name) => {
      const condition = conditionOf({ ...filter, state: lists[name] })
      const [row] = await db.all<{ count: number }>(
        sql`select count(*) as count from (select 1 from leads where ${condition} limit ${MAX_COUNTED + 1})`,
      )
      return [name, row?.count ?? 0] as const
    }),
  )
  return Object.fromEntries(counted) as Record<List, number>
}

/** The number of leads that wait for a reply, and of all overdue ones; counted up to one more than MAX_COUNTED. */
export async function countLeads(db: Database, now: string) {
  const counted = (condition: SQL) =>
    db.all<{ count: number }>(sql`select count(*) as count from
      (select 1 from leads where ${condition} limit ${MAX_COUNTED + 1})`)
  const overdueIn = (state: LeadState) => counted(sql`state = ${state} and due_at < ${now}`)
  const [toAnswer, overdue, overdueLater] = await Promise.all([
    counted(sql`state = 'new'`),
    overdueIn('new'),
    overdueIn('contacted'),
  ])
  return {
    toAnswer: toAnswer[0]?.count ?? 0,
    overdue: (overdue[0]?.count ?? 0) + (overdueLater[0]?.count ?? 0),
  }
}

/** Leads by their IDs; missing ones are left out. */
export const listLeadsById = async (db: Database, ids: readonly string[]): Promise<LeadRow[]> =>
  await db
    .select()
    .from(leads)
    .where(inArray(leads.id, [...ids]))

const SHOWN = 50

/** A lead with its requests and activities, and others with its phone number or email; undefined for none. */
export async function findLead(db: Database, id: string) {
  const [[lead], requests, entries, alike, marked] = await db.batch([
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
    db
      .select({ id: markedRequests.requestId })
      .from(markedRequests)
      .where(eq(markedRequests.leadId, id)),
  ])
  const markedIds = new Set(marked.map((request) => request.id))
  return lead && { lead, requests, entries, alike, markedIds }
}

/** The latest changed cart of these sessions; undefined for none. */
export async function lastCartOf(db: Database, sessionIds: readonly string[]) {
  const [cart] = await db
    .select()
    .from(cartSnapshots)
    .where(inArray(cartSnapshots.sessionId, [...sessionIds]))
    .orderBy(desc(cartSnapshots.updatedAt))
    .limit(1)
  return cart
}

/**
 * Changes a lead that is still in the state it was seen in, and records the actor; false when it has changed meanwhile.
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

/** Deletes a lead with its requests and notes; false when there is none. */
export async function deleteLead(db: Database, id: string): Promise<boolean> {
  const result = await db.delete(leads).where(eq(leads.id, id))
  return result.meta.changes > 0
}
