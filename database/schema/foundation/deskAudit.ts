import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { AUDITED_KINDS, type AuditedFacts } from '#domain/foundation/admin/deskAudit.ts'

/** Changes in the admin area: actor, time, reason, before and after; append-only. */
export const deskAudit = sqliteTable(
  'desk_audit',
  {
    id: text('id').primaryKey(),
    at: text('at').notNull(),
    /** The actor; null for the command line. */
    accountId: text('account_id'),
    kind: text('kind', { enum: AUDITED_KINDS }).notNull(),
    /** The subject of the change. */
    subjectId: text('subject_id').notNull(),
    event: text('event').notNull(),
    reason: text('reason').notNull(),
    before: text('before', { mode: 'json' }).$type<AuditedFacts | null>(),
    after: text('after', { mode: 'json' }).$type<AuditedFacts | null>(),
  },
  (table) => [
    index('desk_audit_subject').on(table.subjectId, table.at),
    index('desk_audit_at').on(table.at),
  ],
)

/**
 * The entries of `desk_audit` by person, written by a trigger of that table, which has too many rows to build an index
 * in a migration.
 */
export const deskAuditPeople = sqliteTable(
  'desk_audit_people',
  {
    accountId: text('account_id').notNull(),
    at: text('at').notNull(),
    auditId: text('audit_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.at, table.auditId] })],
)
