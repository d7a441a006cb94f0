import { createHash } from 'node:crypto'

export type SeedValue = string | number | null

interface SeedRows {
  table: string
  /** Binding of a local database; default: the orders database. */
  database?: string
  columns: readonly string[]
  rows: readonly (readonly SeedValue[])[]
}

/** Upserts rows by key. Keeps other rows except those that `stale` names. */
export interface UpsertedTable extends SeedRows {
  key: readonly string[]
  /** The table has no unique key: `key` is all columns, and rows are added and removed but never changed. */
  isRowSet?: true
  /**
   * Handling of our own rows (those that match `where`) that are no longer among `rows`: deleted, or changed as `set`
   * says.
   */
  stale?: { where: string; set?: string }
  /** Rows whose `column` is among the values of the query `values` belong to the operator and stay untouched. */
  spares?: { column: string; values: string }
  /** SQL condition without which nothing is written. */
  onlyIf?: string
}

/** Inserts the rows whose keys do not exist; changes and removes none. */
interface AddedTable extends SeedRows {
  addsOnly: true
  /**
   * References of its rows. Skips a row whose parent does not exist: a database filled by an earlier version may hold
   * other demo rows.
   */
  parents?: readonly { column: string; table: string; key: string }[]
}

/** Replaces the part of a table that an SQL condition without parameters names. */
interface ReplacedPart extends SeedRows {
  where: string
}

/**
 * Rows for one table. No kind of table replaces a whole table, as a deployment must keep an
 * operator's own rows.
 */
export type SeedTable = UpsertedTable | AddedTable | ReplacedPart

/** A file in the bucket of creatives that a seed's rows refer to. */
export interface SeedFile {
  key: string
  content: Uint8Array
}

/** A named set of tables. `tables` is called only if the database does not yet hold this hash. */
export interface Seed {
  name: string
  /** For developers' machines and tests: never written to a deployed database. */
  isDevelopmentOnly?: boolean
  hash: string
  /** Name of the seed that replaces this one: once the database holds that one, this one is not loaded. */
  yieldsTo?: string
  tables: () => SeedTable[] | Promise<SeedTable[]>
  /** Only for a local database: written before the tables. */
  files?: () => Promise<SeedFile[]>
}

/** Whether a database with these versions is up to date with a seed. */
export const isUpToDate = (
  { name, hash, yieldsTo }: Pick<Seed, 'name' | 'hash' | 'yieldsTo'>,
  versions: ReadonlyMap<string, string>,
): boolean => versions.get(name) === hash || (yieldsTo !== undefined && versions.has(yieldsTo))

/** Hash of a seed's content: of its files and a version, raised when the loader changes. */
export function seedHash(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex').slice(0, 32)
}

/** A statement with at most one parameter: a JSON array of rows. */
export interface SeedStatement {
  sql: string
  json?: string
}

/** The statements that write a table's rows, at most about `maxCharacters` of them in each. */
export function* seedStatements(table: SeedTable, maxCharacters: number): Generator<SeedStatement> {
  if ('where' in table) yield { sql: `DELETE FROM ${table.table} WHERE ${table.where}` }
  const rows = 'key' in table ? sortedByKey(table) : table.rows
  const chunks = [...rowChunks(rows, maxCharacters)]
  const insert = insertFromJsonSql(table)
  for (const [at, chunk] of chunks.entries()) {
    const json = JSON.stringify(chunk)
    const stale =
      'key' in table && table.stale
        ? [{ sql: staleSql(table, chunk[0], chunks[at + 1]?.[0], at === 0), json }]
        : []
    // Adds the rows of a set before it deletes old ones, so that readers always find one of them.
    const isSet = 'key' in table && table.isRowSet
    yield* isSet ? [{ sql: insert, json }, ...stale] : [...stale, { sql: insert, json }]
  }
}

const valueAt = (at: number) => `json_extract(value, '$[${at}]')`
const tuple = (parts: readonly string[]) =>
  parts.length === 1 ? parts[0] : `(${parts.join(', ')})`

/** The statement that writes the rows which its one parameter, a JSON array of arrays, carries. */
export function insertFromJsonSql(table: SeedTable): string {
  const { columns } = table
  const conditions = 'addsOnly' in table ? parentConditions(table) : upsertConditions(table)
  const insert = 'addsOnly' in table ? 'INSERT OR IGNORE INTO' : 'INSERT INTO'
  const values = columns.map((_, at) => valueAt(at)).join(', ')
  const where = conditions.length > 0 ? conditions.join(' AND ') : 'true'
  const onConflict = 'key' in table && !table.isRowSet ? ` ${upsertSql(table)}` : ''
  return `${insert} ${table.table} (${columns.join(', ')}) SELECT ${values} FROM json_each(?) WHERE ${where}${onConflict}`
}

function parentConditions({ columns, parents = [] }: AddedTable): string[] {
  return parents.map(({ column, table: parent, key }) => {
    const value = valueAt(columns.indexOf(column))
    return `(${value} IS NULL OR EXISTS (SELECT 1 FROM ${parent} WHERE ${key} = ${value}))`
  })
}

function upsertConditions(table: UpsertedTable | ReplacedPart): string[] {
  if ('where' in table) return []
  const { columns, spares, onlyIf } = table
  return [
    ...(spares ? [`${valueAt(columns.indexOf(spares.column))} NOT IN (${spares.values})`] : []),
    ...(onlyIf === undefined ? [] : [onlyIf]),
    ...(table.isRowSet
      ? [`NOT EXISTS (SELECT 1 FROM ${table.table} WHERE ${isSameRow(columns)})`]
      : []),
  ]
}

const isSameRow = (columns: readonly string[]) =>
  columns.map((column, at) => `${column} IS ${valueAt(at)}`).join(' AND ')

/** Does not rewrite unchanged rows, as each write is billed and fires triggers. */
function upsertSql({ table, columns, key }: UpsertedTable): string {
  const changing = columns.filter((column) => !key.includes(column))
  if (changing.length === 0) return `ON CONFLICT (${key.join(', ')}) DO NOTHING`
  const set = changing.map((column) => `${column} = excluded.${column}`).join(', ')
  const isOther = changing
    .map((column) => `${table}.${column} IS NOT excluded.${column}`)
    .join(' OR ')
  return `ON CONFLICT (${key.join(', ')}) DO UPDATE SET ${set} WHERE ${isOther}`
}

const keyOf = ({ columns, key }: UpsertedTable, row: readonly SeedValue[]): SeedValue[] =>
  key.map((column) => row[columns.indexOf(column)] ?? null)

function sortedByKey(table: UpsertedTable): readonly (readonly SeedValue[])[] {
  const order = (row: readonly SeedValue[]) => keyOf(table, row).join('\0')
  return table.rows
    .map((row) => ({ row, order: order(row) }))
    .toSorted((a, b) => (a.order < b.order ? -1 : Number(a.order > b.order)))
    .map(({ row }) => row)
}

/**
 * Removes our rows that are missing from a chunk although their key is in its range. The ranges of
 * all chunks cover every key, so that no statement needs all keys.
 */
function staleSql(
  table: UpsertedTable,
  first: readonly SeedValue[] | undefined,
  next: readonly SeedValue[] | undefined,
  isFirst: boolean,
): string {
  const { key, columns, stale, spares } = table
  const keys = tuple(key)
  const bound = (row: readonly SeedValue[]) => tuple(keyOf(table, row).map(sqlLiteral))
  const among = key.map((column) => valueAt(columns.indexOf(column))).join(', ')
  const conditions = [
    `(${stale?.where ?? 'false'})`,
    ...(spares ? [`${spares.column} NOT IN (${spares.values})`] : []),
    ...(first && !isFirst ? [`${keys} >= ${bound(first)}`] : []),
    ...(next ? [`${keys} < ${bound(next)}`] : []),
    `${keys} NOT IN (SELECT ${among} FROM json_each(?))`,
  ]
  const change = stale?.set
    ? `UPDATE ${table.table} SET ${stale.set}`
    : `DELETE FROM ${table.table}`
  return `${change} WHERE ${conditions.join(' AND ')}`
}

/** A statement as text, its parameter written out. */
export function literalStatement({ sql, json }: SeedStatement): string {
  return `${json === undefined ? sql : sql.replace('json_each(?)', () => `json_each(${sqlLiteral(json)})`)};`
}

export function sqlLiteral(value: SeedValue): string {
  if (value === null) return 'NULL'
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`
}

/** Groups rows so that each group's JSON has at most about `maxCharacters`. */
export function* rowChunks<Row>(rows: readonly Row[], maxCharacters: number): Generator<Row[]> {
  let chunk: Row[] = []
  let size = 0
  for (const row of rows) {
    const { length } = JSON.stringify(row)
    if (size + length > maxCharacters && chunk.length > 0) {
      yield chunk
      chunk = []
      size = 0
    }
    chunk.push(row)
    size += length + 1
  }
  if (chunk.length > 0) yield chunk
}
