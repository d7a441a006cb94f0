import { sql, type SQL } from 'drizzle-orm'
import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { FOLDED_LETTERS } from '#domain/foundation/search/foldText.ts'

/** Kinds of rows that are searched by their words. One word each: the index stores them as a term. */
export const SEARCH_KINDS = [
  'line',
  'lead',
  'offer',
  'account',
  'product',
  'series',
  'creative',
  'message',
] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

const folded = (column: string): SQL =>
  sql.raw(
    Object.entries(FOLDED_LETTERS).reduce(
      (expression, [letter, plain]) => `replace(${expression}, '${letter}', '${plain}')`,
      column,
    ),
  )

/**
 * The searchable words of rows of other tables, written only by triggers on those tables (migration
 * `search_index`). The FTS5 table `search_index` indexes `folded` and drops case and accents.
 */
export const searchDocuments = sqliteTable(
  'search_documents',
  {
    n: integer('n').primaryKey(),
    kind: text('kind', { enum: SEARCH_KINDS }).notNull(),
    subjectId: text('subject_id').notNull(),
    words: text('words').notNull(),
    folded: text('folded').generatedAlwaysAs((): SQL => folded('words'), { mode: 'virtual' }),
  },
  (table) => [uniqueIndex('search_documents_subject').on(table.kind, table.subjectId)],
)
