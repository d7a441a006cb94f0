import { sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * A version that every change of products, screens, publishers or currency rates renews, whoever makes it: triggers of
 * the tables write it. Caches use it to detect stale data.
 */
export const dataVersions = sqliteTable('data_versions', {
  name: text('name', { enum: ['catalogue', 'rates'] }).primaryKey(),
  version: text('version').notNull(),
})
