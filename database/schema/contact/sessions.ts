import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** A visitor's session. The id is unguessable; the browser also carries its signature. */
export const sessions = sqliteTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [index('sessions_created').on(table.createdAt)],
)
