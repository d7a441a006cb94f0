import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { sql } from 'drizzle-orm'

/**
 * Agreements on agencies' commissions from their clients' offers; an agency has at most one
 * agreement on a day.
 */
export const agencyAgreements = sqliteTable(
  'agency_agreements',
  {
    id: text('id').primaryKey(),
    agency: text('agency').notNull(),
    /** The name in its form for lookups (`agencyKey`). */
    agencyKey: text('agency_key').notNull(),
    commissionPermille: integer('commission_permille').notNull(),
    /** Days of the seller's, both included. */
    since: text('since').notNull(),
    until: text('until'),
    note: text('note').notNull(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [
    index('agency_agreements_key').on(table.agencyKey, table.since),
    index('agency_agreements_list').on(table.agency, table.since, table.id),
    check(
      'agency_agreements_period',
      sql`${table.until} is null or ${table.until} >= ${table.since}`,
    ),
  ],
)
