import { desc, eq, sql, type SQL } from 'drizzle-orm'
import type {
  AuditedFacts,
  AuditedKind,
  DeskAuditView,
} from '#domain/foundation/admin/deskAudit.ts'
import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts/accounts.ts'
import { deskAudit } from '#database/schema/foundation/deskAudit.ts'
import { ALWAYS } from './recordedChange.ts'

export interface NewDeskAudit {
  id: string
  at: string
  accountId: string
  kind: AuditedKind
  subjectId: string
  event: string
  reason: string
  before?: AuditedFacts | undefined
  after?: AuditedFacts | undefined
}

/** Records a change of the admin area where `condition` holds; the change itself tests `isAudited`. */
export function auditIf(db: Database, entry: NewDeskAudit, condition: SQL = ALWAYS): Statement {
  const facts = (of: AuditedFacts | undefined) => (of ? JSON.stringify(of) : null)
  return db.run(sql`
    insert into desk_audit (id, at, account_id, kind, subject_id, event, reason, before, after)
    select ${entry.id}, ${entry.at}, ${entry.accountId}, ${entry.kind}, ${entry.subjectId}, ${entry.event},
      ${entry.reason}, ${facts(entry.before)}, ${facts(entry.after)}
    where ${condition}`)
}

/** Records several changes of one kind at once, where `condition` holds. */
export function auditAllIf(
  db: Database,
  entries: readonly NewDeskAudit[],
  condition: SQL = ALWAYS,
): Statement {
  return db.run(sql`
    insert into desk_audit (id, at, account_id, kind, subject_id, event, reason, before, after)
    select value ->> 'id', value ->> 'at', value ->> 'accountId', value ->> 'kind', value ->> 'subjectId',
      value ->> 'event', value ->> 'reason', value -> 'before', value -> 'after'
    from json_each(${JSON.stringify(entries)}) where ${condition}`)
}

/** True when a change was recorded: it may happen. */
export const isAudited = (id: string): SQL =>
  sql`exists (select 1 from desk_audit where desk_audit.id = ${id})`

/** Whether a change has happened; call it after its batch. */
export async function hasAudited(db: Database, id: string): Promise<boolean> {
  return (
    (await db.select({ id: deskAudit.id }).from(deskAudit).where(eq(deskAudit.id, id)).get()) !==
    undefined
  )
}

const SHOWN = 100

/** The audit entries of a subject, the latest first. */
export async function listDeskAudit(db: Database, subjectId: string): Promise<DeskAuditView[]> {
  const rows = await db
    .select({
      entry: deskAudit,
      by: sql<string | null>`${accounts.firstName} || ' ' || ${accounts.lastName}`,
    })
    .from(deskAudit)
    .leftJoin(accounts, eq(accounts.id, deskAudit.accountId))
    .where(eq(deskAudit.subjectId, subjectId))
    .orderBy(desc(deskAudit.at), desc(sql`${deskAudit}.rowid`))
    .limit(SHOWN)
  return rows.map(({ entry: { id, at, event, reason, before, after }, by }) => ({
    id,
    at,
    by,
    event,
    reason,
    before: before ?? null,
    after: after ?? null,
  }))
}

/** Indexes old audit entries by person, at most `limit`; returns how many there were. */
export async function indexAuditPeople(db: Database, limit: number): Promise<number> {
  const rows = await db.all(sql`
    insert into desk_audit_people (account_id, at, audit_id)
    select account_id, at, id from desk_audit
    where account_id is not null and not exists (
      select 1 from desk_audit_people as known where known.account_id = desk_audit.account_id
        and known.at = desk_audit.at and known.audit_id = desk_audit.id)
    limit ${limit} returning 1`)
  return rows.length
}
