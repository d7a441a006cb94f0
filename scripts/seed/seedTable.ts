import { createHash } from 'node:crypto'

export type SeedValue = string | number | null

interface SeedRows {
  table: string
  columns: readonly string[]
  rows: readonly (readonly SeedValue[])[]
}

/** Adds rows and changes those with the same key. Other rows stay, except those that `stale` names. */
export interface UpsertedTable extends SeedRows {
  key: readonly string[]
  /** The table has no unique key: `key` is all columns, and rows are added and removed but never changed. */
  isRowSet?: true
  /**
   * What happens to our own rows, those for which `where` holds, that are no longer among `rows`: they are deleted, or
   * changed as `set` says.
   */
  stale?: { where: string; set?: string }
  /** Rows whose `column` is among the values of the query `values` belong to the operator: neither written nor removed. */
  spares?: { column: string; values: string }
  /** An SQL condition: without it nothing is written. */
  onlyIf?: string
}

/** Adds the rows whose keys are not there yet; changes and removes none. */
interface AddedTable extends SeedRows {
  addsOnly: true
  /**
   * What its rows refer to. A row whose parent is not there is left out: a database that an earlier version filled may
   * hold other demo rows than this one would write.
   */
  parents?: readonly { column: string; table: string; key: string }[]
}

/** Replaces the part of a table that an SQL condition without parameters names. */
interface ReplacedPart extends SeedRows {
  where: string
}

/**
 * Rows for one table. No form replaces a whole table: an operator's own rows stand beside ours, and a deployment must
 * not remove them.
 */
export type SeedTable = UpsertedTable | AddedTable | ReplacedPart

/** A file that the rows of a seed speak of, in the bucket of creatives. */
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
  /** Another seed, by its name: once the database holds that one, this one is not loaded any more. */
  yieldsTo?: string
  tables: () => SeedTable[] | Promise<SeedTable[]>
  /** Only for a local database: written before the tables. */
  files?: () => Promise<SeedFile[]>
}

/** Whether a database with these versions needs nothing of a seed. */
export const isUpToDate = (
  { name, hash, yieldsTo }: Pick<Seed, 'name' | 'hash' | 'yieldsTo'>,
  versions: ReadonlyMap<string, string>,
): boolean => versions.get(name) === hash || (yieldsTo !== undefined && versions.has(yieldsTo))

/** The hash of a seed's content: of its files, and of a version that is raised when the loader changes. */
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
    // Rows of a set are added before the old ones go, so that readers find one of them at any moment.
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

/** Rows that are as they should be are not written again: each write counts, and fires triggers. */
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
 * Removes our rows that are not in a chunk though their key lies in its range. The ranges of all chunks together cover
 * every key, so that no statement has to carry all keys.
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

/** Rows in groups whose JSON has at most about `maxCharacters`. */
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
