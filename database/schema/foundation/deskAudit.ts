import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { AUDITED_KINDS, type AuditedFacts } from '#domain/foundation/admin/deskAudit.ts'

/** What was changed in the admin area: who, when, why, before and after; only ever added to. */
export const deskAudit = sqliteTable(
  'desk_audit',
  {
    id: text('id').primaryKey(),
    at: text('at').notNull(),
    /** Who did it; null for the command line. */
    accountId: text('account_id'),
    kind: text('kind', { enum: AUDITED_KINDS }).notNull(),
    /** Of what was changed. */
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
 * The entries of `desk_audit` by person, written by a trigger of that table: its rows are too many for an index that is
 * built in a migration.
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
