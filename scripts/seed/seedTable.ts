import { createHash } from 'node:crypto'

export type SeedValue = string | number | null

/** The rows that one table is to hold. They replace what is there, or only the part that `where` names. */
export interface SeedTable {
  table: string
  columns: readonly string[]
  rows: readonly (readonly SeedValue[])[]
  /** An SQL condition without parameters: only these rows are replaced. Without it the whole table is. */
  where?: string
  /** Only adds rows that are missing, by the table's keys, where other tables may refer to those that are there. */
  addsOnly?: boolean
  /**
   * What its rows refer to. A row whose parent is not there is left out: a database that an earlier version filled may
   * hold other demo rows than this one would write.
   */
  parents?: readonly { column: string; table: string; key: string }[]
}

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
  tables: () => SeedTable[] | Promise<SeedTable[]>
  /** Only for a local database: written before the tables. */
  files?: () => Promise<SeedFile[]>
}

/** The hash of a seed's content: of its files, and of a version that is raised when the loader changes. */
export function seedHash(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex').slice(0, 32)
}

/** Rows cut into JSON arrays of at most about `maxCharacters`. */
export function* jsonChunks(
  rows: readonly (readonly SeedValue[])[],
  maxCharacters: number,
): Generator<string> {
  for (const chunk of textChunks(rows, JSON.stringify, maxCharacters)) yield `[${chunk}]`
}

/** The statement that inserts the rows which its one parameter, a JSON array of arrays, carries. */
export function insertFromJsonSql({
  table,
  columns,
  addsOnly,
  parents = [],
}: Omit<SeedTable, 'rows'>): string {
  const valueOf = (at: number) => `json_extract(value, '$[${at}]')`
  const isThere = parents.map(({ column, table: parent, key }) => {
    const value = valueOf(columns.indexOf(column))
    return `(${value} IS NULL OR EXISTS (SELECT 1 FROM ${parent} WHERE ${key} = ${value}))`
  })
  const insert = addsOnly ? 'INSERT OR IGNORE INTO' : 'INSERT INTO'
  const values = columns.map((_, at) => valueOf(at)).join(', ')
  const where = isThere.length > 0 ? ` WHERE ${isThere.join(' AND ')}` : ''
  return `${insert} ${table} (${columns.join(', ')}) SELECT ${values} FROM json_each(?)${where}`
}

/** The statements that make a table hold its rows, each short enough for D1 (100 KB a statement). */
export function* tableSql(seedTable: SeedTable): Generator<string> {
  const { table, columns, rows, where, addsOnly } = seedTable
  const insert = `INSERT ${addsOnly ? 'OR IGNORE ' : ''}INTO ${table} (${columns.join(', ')}) VALUES `
  if (!addsOnly) yield `DELETE FROM ${table}${where ? ` WHERE ${where}` : ''};`
  const toValues = (row: readonly SeedValue[]): string => `(${row.map(sqlLiteral).join(',')})`
  for (const chunk of textChunks(rows, toValues, 60_000)) yield `${insert}${chunk};`
}

export function sqlLiteral(value: SeedValue): string {
  if (value === null) return 'NULL'
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`
}

function* textChunks<Row>(
  rows: readonly Row[],
  toText: (row: Row) => string,
  maxCharacters: number,
): Generator<string> {
  let parts: string[] = []
  let size = 0
  for (const row of rows) {
    const text = toText(row)
    if (size + text.length > maxCharacters && parts.length > 0) {
      yield parts.join(',')
      parts = []
      size = 0
    }
    parts.push(text)
    size += text.length + 1
  }
  if (parts.length > 0) yield parts.join(',')
}
