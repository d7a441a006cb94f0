import { sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * What changes with every change of products, screens, publishers or currency rates, whoever makes it: triggers of the
 * tables write it. By it, what was read once is known to be still true.
 */
export const dataVersions = sqliteTable('data_versions', {
  name: text('name', { enum: ['catalogue', 'rates'] }).primaryKey(),
  version: text('version').notNull(),
})
