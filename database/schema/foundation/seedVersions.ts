import { sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * The seed data in this database: the hash of each seed's content, so that loading it again is
 * skipped.
 */
export const seedVersions = sqliteTable('seed_versions', {
  name: text('name').primaryKey(),
  hash: text('hash').notNull(),
})
