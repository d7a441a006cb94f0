import { and, type AnyColumn, desc, eq, gte, lt, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { AuditLogEntry } from '#domain/foundation/admin/auditLog.ts'
import { formatOrderNumber, readOrderNumber } from '#domain/orders/order/orderNumber.ts'
import type { Database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts/accounts.ts'
import { deskAudit, deskAuditPeople } from '#database/schema/foundation/deskAudit.ts'
import { orders } from '#database/schema/orders/orders.ts'
import { foundByWords, foundInAllKinds } from '#database/queries/foundation/searchIndex.ts'

export interface AuditLogFilter {
  /** Account of the person. */
  by?: string | undefined
  /** An ID, or words that the subject is indexed under. */
  subject?: string | undefined
  /** Instants (ISO, UTC): from the first until before the second. */
  from?: string | undefined
  until?: string | undefined
  /** The last entry of the previous page. */
  after?: { at: string; id: string } | undefined
  limit: number
}

/** Whether an entry's subject has this ID or these words; lines count as their orders. */
function isAbout(subject: string): SQL {
  const orderIds = sql`select order_id from order_list where line_id in (${foundByWords('line', subject)})`
  const numbered = sql`select id from orders where number = ${readOrderNumber(subject)}`
  // Searches all kinds at once: D1 refuses more than five selects in one.
  const ids = [sql`select ${subject}`, numbered, orderIds, foundInAllKinds(subject)]
  const selects = ids.map((each) => sql`select * from (${each})`)
  return sql`${deskAudit.subjectId} in (${sql.join(selects, sql` union all `)})`
}

const nameOf = ({ firstName, lastName }: { firstName: AnyColumn; lastName: AnyColumn }) =>
  sql<string | null>`nullif(trim(${firstName} || ' ' || ${lastName}), '')`

/** Whether an entry is on the person's page, which their index bounds. */
function isBy({
  by,
  from,
  until,
  after,
  limit,
}: Omit<AuditLogFilter, 'by' | 'subject'> & { by: string }): SQL {
  const { accountId, at, auditId } = deskAuditPeople
  const page = and(
    eq(accountId, by),
    from ? gte(at, from) : undefined,
    until ? lt(at, until) : undefined,
    after ? sql`(${at}, ${auditId}) < (${after.at}, ${after.id})` : undefined,
  )
  return sql`${deskAudit.id} in (select ${auditId} from ${deskAuditPeople} where ${page}
    order by ${at} desc, ${auditId} desc limit ${limit})`
}

/** Entries of all subjects that match a filter, the latest first. */
export async function listAuditLog(
  db: Database,
  { by, subject, from, until, after, limit }: AuditLogFilter,
): Promise<AuditLogEntry[]> {
  const about = alias(accounts, 'about')
  const conditions = [
    by && !subject ? isBy({ by, from, until, after, limit }) : undefined,
    by && subject ? sql`+${deskAudit.accountId} = ${by}` : undefined,
    subject ? isAbout(subject) : undefined,
    from ? gte(deskAudit.at, from) : undefined,
    until ? lt(deskAudit.at, until) : undefined,
    after ? sql`(${deskAudit.at}, ${deskAudit.id}) < (${after.at}, ${after.id})` : undefined,
  ]
  const rows = await db
    .select({
      entry: deskAudit,
      by: nameOf(accounts),
      about: nameOf(about),
      order: orders.number,
    })
    .from(deskAudit)
    .leftJoin(accounts, eq(accounts.id, deskAudit.accountId))
    .leftJoin(about, eq(about.id, deskAudit.subjectId))
    .leftJoin(orders, eq(orders.id, deskAudit.subjectId))
    .where(and(...conditions))
    .orderBy(desc(deskAudit.at), desc(deskAudit.id))
    .limit(limit)
  return rows.map(({ entry, ...names }) => ({
    id: entry.id,
    at: entry.at,
    accountId: entry.accountId,
    kind: entry.kind,
    subjectId: entry.subjectId,
    event: entry.event,
    reason: entry.reason,
    before: entry.before ?? null,
    after: entry.after ?? null,
    by: names.by,
    subject:
      names.about ?? (names.order === null ? entry.subjectId : formatOrderNumber(names.order)),
  }))
}
