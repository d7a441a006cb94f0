import { sql, type SQL } from 'drizzle-orm'
import { MAX_SEARCHED } from '#domain/orders/admin/orderBoard.ts'
import { searchTerms } from '#domain/foundation/search/foldText.ts'
import type { Database } from '#database/connection.ts'
import type { SearchKind } from '#database/schema/foundation/searchDocuments.ts'

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

/** The same for rows of all kinds. */
export function foundInAllKinds(search: string): SQL {
  const terms = searchTerms(search)
  if (terms.length === 0) return sql`select null where 0`
  const expression = terms.map((term) => `folded : "${term}" *`).join(' AND ')
  return sql`select subject_id from search_documents where n in (
    select rowid from search_index where search_index match ${expression}
    order by rowid desc limit ${MAX_SEARCHED})`
}

/** Whether a column contains a text, in either case of ASCII letters. Not LIKE: D1 refuses patterns of over 50 bytes. */
export const containsText = (column: SQL, search: string): SQL =>
  sql`instr(lower(${column}), lower(${search})) > 0`

/** Where the words of each kind stand: a row that is written again is indexed by its trigger. */
const SOURCES: Record<SearchKind, { table: string; subject: string; word: string }> = {
  line: { table: 'order_list', subject: 'line_id', word: 'name' },
  lead: { table: 'lead_requests', subject: 'lead_id', word: 'company' },
  offer: { table: 'offers', subject: 'id', word: 'agency' },
  account: { table: 'accounts', subject: 'id', word: 'name' },
  product: { table: 'products', subject: 'id', word: 'name' },
  series: { table: 'coupon_series', subject: 'id', word: 'name' },
  creative: { table: 'creatives', subject: 'id', word: 'title' },
}

/** All kinds, each indexed on its own. */
export const INDEXED_KINDS = Object.keys(SOURCES) as SearchKind[]

/** Indexes rows of a kind that are older than the index, at most `limit`; returns how many rows there were. */
export async function indexMissing(db: Database, kind: SearchKind, limit: number): Promise<number> {
  const { table, subject, word } = SOURCES[kind]
  const missing = sql.raw(`select rowid from ${table} where not exists (
    select 1 from search_documents where kind = '${kind}' and subject_id = ${table}.${subject})`)
  const rows = await db.all(
    sql`update ${sql.raw(table)} set ${sql.raw(`${word} = ${word}`)}
      where rowid in (${missing} limit ${limit}) returning rowid`,
  )
  return rows.length
}
