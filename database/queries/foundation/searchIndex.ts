import { sql, type SQL } from 'drizzle-orm'
import { MAX_SEARCHED } from '#domain/orders/admin/orderBoard.ts'
import { searchTerms } from '#domain/foundation/search/foldText.ts'
import type { Database } from '#database/connection.ts'
import type { SearchKind } from '#database/schema/foundation/searchDocuments.ts'

/**
 * Prefixes up to this length have their own index (migration 0055); longer ones merge all words
 * with the prefix.
 */
const INDEXED_PREFIX = 3

/**
 * Two FTS5 queries: rows with the words as typed, and rows with words that begin with them. In the first query only the
 * last word can be a prefix, and only where that needs no merging. Terms are letters and digits and need no escape.
 */
function matchExpressions(kind: SearchKind | null, terms: readonly string[]): [string, string] {
  const among = (words: string[]) =>
    kind
      ? `kind : ${kind} AND ${words.join(' AND ')}`
      : `(${words.join(' AND ')}) NOT kind : message`
  const whole = terms.map((term, at) => {
    const goesOn = at === terms.length - 1 && Array.from(term).length <= INDEXED_PREFIX
    return `folded : "${term}"${goesOn ? ' *' : ''}`
  })
  const beginnings = terms.map((term) => `folded : "${term}" *`)
  return [among(whole), among(beginnings)]
}

const newestMatches = (expression: string) => sql`select n from (
  select rowid as n from search_index where search_index match ${expression}
  order by rowid desc limit ${MAX_SEARCHED})`

/**
 * The second query runs only if the first one finds fewer rows than a search shows: merging all words with a common
 * prefix takes 200 ms among 600,000 rows, a whole word 4 ms.
 */
function foundRows(kind: SearchKind | null, search: string): SQL {
  const terms = searchTerms(search)
  if (terms.length === 0) return sql`select null where 0`
  const [whole, beginnings] = matchExpressions(kind, terms)
  return sql`select subject_id from search_documents where n in (
    select n from (${newestMatches(whole)} union all ${newestMatches(beginnings)})
    limit ${MAX_SEARCHED})`
}

/**
 * IDs of rows of a kind in which each word of `search` begins a word, ignoring case and accents:
 * whole words first, then the newest; none for only symbols. Use it as `id in (…)`.
 */
export const foundByWords = (kind: SearchKind, search: string): SQL => foundRows(kind, search)

/** The same for rows of all kinds except chat messages, which no audit entry is about. */
export const foundInAllKinds = (search: string): SQL => foundRows(null, search)

/**
 * Whether a column contains a text, ignoring the case of ASCII letters. Not LIKE: D1 refuses patterns of over 50 bytes.
 */
export const containsText = (column: SQL, search: string): SQL =>
  sql`instr(lower(${column}), lower(${search})) > 0`

/** The table and columns of each kind's words: rewriting a row indexes it by its trigger. */
const SOURCES: Record<SearchKind, { table: string; subject: string; word: string }> = {
  line: { table: 'order_list', subject: 'line_id', word: 'name' },
  lead: { table: 'lead_requests', subject: 'lead_id', word: 'company' },
  offer: { table: 'offers', subject: 'id', word: 'agency' },
  account: { table: 'accounts', subject: 'id', word: 'name' },
  product: { table: 'products', subject: 'id', word: 'name' },
  series: { table: 'coupon_series', subject: 'id', word: 'name' },
  creative: { table: 'creatives', subject: 'id', word: 'title' },
  message: { table: 'chat_transcripts', subject: 'id', word: 'text' },
}

/** All kinds, each with its own index. */
export const INDEXED_KINDS = Object.keys(SOURCES) as SearchKind[]

/** Indexes rows of a kind that predate the index, at most `limit`; returns how many rows there were. */
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
