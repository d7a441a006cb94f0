const VERSION_KEY = 'schema_version'

/** The tables of an object, and how older ones become what they are now. */
export interface ObjectSchema {
  /** Makes the tables of a new object as they are now. */
  tables: string
  /** What leads from each version to the next, the first from version 1 to 2. Only ever added to. */
  steps: readonly string[]
  /** The version of an object that was made before versions were kept, by the SQL of its tables; null without tables. */
  unversioned: (tables: ReadonlyMap<string, string>) => number | null
}

/**
 * Brings an object's tables up to date, each step once and all in one transaction. An object that is up to date costs
 * one look; one that is new makes its tables as they are now and runs no step.
 */
export function migrate(storage: DurableObjectStorage, schema: ObjectSchema): void {
  const latest = schema.steps.length + 1
  const kept = storage.kv.get<number>(VERSION_KEY)
  // Of a later version when a deployment was taken back: tables are only added to, so that they still serve.
  if (kept !== undefined && kept >= latest) return
  storage.transactionSync(() => {
    const version = kept ?? schema.unversioned(tablesOf(storage.sql))
    if (version === null) storage.sql.exec(schema.tables)
    else for (const step of schema.steps.slice(version - 1)) storage.sql.exec(step)
    storage.kv.put(VERSION_KEY, latest)
  })
}

const tablesOf = (sql: SqlStorage): Map<string, string> =>
  new Map(
    [
      ...sql.exec<{ name: string; sql: string }>(
        `SELECT name, sql FROM sqlite_master WHERE type = 'table'`,
      ),
    ].map((table) => [table.name, table.sql]),
  )
