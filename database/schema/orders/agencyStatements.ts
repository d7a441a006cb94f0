import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { StatementDocument } from '#domain/orders/statement/agencyStatement.ts'

/** Issued statements of agencies, one per team and month. */
export const agencyStatements = sqliteTable(
  'agency_statements',
  {
    id: text('id').primaryKey(),
    teamId: text('team_id').notNull(),
    /** `2026-11`, of the seller's zone. */
    month: text('month').notNull(),
    document: text('document', { mode: 'json' }).$type<StatementDocument>().notNull(),
    issuedAt: text('issued_at').notNull(),
  },
  (table) => [uniqueIndex('agency_statements_month').on(table.teamId, table.month)],
)

/** Commissions that the desk proposed for clients of agencies; in force once the agency's owner has accepted. */
export const clientTerms = sqliteTable(
  'client_terms',
  {
    id: text('id').primaryKey(),
    teamId: text('team_id').notNull(),
    clientId: text('client_id').notNull(),
    commissionPermille: integer('commission_permille').notNull(),
    /** The first month; once accepted, no earlier than the month of the acceptance. */
    since: text('since').notNull(),
    proposedAt: text('proposed_at').notNull(),
    acceptedAt: text('accepted_at'),
    /** The account that accepted. */
    acceptedBy: text('accepted_by'),
  },
  (table) => [index('client_terms_team').on(table.teamId, table.clientId)],
)
