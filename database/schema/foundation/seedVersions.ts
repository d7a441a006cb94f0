import { sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Which seed data this database holds: the hash of each seed's content, so that loading it again is skipped. */
export const seedVersions = sqliteTable('seed_versions', {
  name: text('name').primaryKey(),
  hash: text('hash').notNull(),
})
