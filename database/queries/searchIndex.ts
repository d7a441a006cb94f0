import { sql, type SQL } from 'drizzle-orm'
import { MAX_SEARCHED } from '#domain/admin/orderBoard.ts'
import { searchTerms } from '#domain/search/foldText.ts'
import type { SearchKind } from '../schema/searchDocuments.ts'

/** An FTS5 query: words of a kind's rows that begin with each term. Terms are letters and digits, so they need no escape. */
const matchExpression = (kind: SearchKind, terms: readonly string[]): string =>
  [`kind : ${kind}`, ...terms.map((term) => `folded : "${term}" *`)].join(' AND ')

/**
 * Ids of the newest rows of a kind with a word that begins with each word of `search`, whatever case and accents; none
 * for symbols alone. To be used as `id in (…)`.
 */
export function foundByWords(kind: SearchKind, search: string): SQL {
  const terms = searchTerms(search)
  if (terms.length === 0) return sql`select null where 0`
  return sql`select subject_id from search_documents where n in (
    select rowid from search_index where search_index match ${matchExpression(kind, terms)}
    order by rowid desc limit ${MAX_SEARCHED})`
}

/** Whether a column contains a text, in either case of ASCII letters. Not LIKE: D1 refuses patterns of over 50 bytes. */
export const containsText = (column: SQL, search: string): SQL =>
  sql`instr(lower(${column}), lower(${search})) > 0`
