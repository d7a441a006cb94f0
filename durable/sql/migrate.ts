const VERSION_KEY = 'schema_version'

/** The tables of an object, and their migrations. */
export interface ObjectSchema {
  /** Creates the current tables of a new object. */
  tables: string
  /** The migrations from each version to the next, the first from version 1 to 2. Append-only. */
  steps: readonly string[]
  /**
   * The version of an object that stores no version, by the SQL of its tables; null without tables.
   */
  unversioned: (tables: ReadonlyMap<string, string>) => number | null
}

/**
 * Migrates an object's tables, each step once and all in one transaction. A current object costs one read; a new one
 * gets the current tables and runs no step.
 */
export function migrate(storage: DurableObjectStorage, schema: ObjectSchema): void {
  const latest = schema.steps.length + 1
  const kept = storage.kv.get<number>(VERSION_KEY)
  // A later version, after a deployment was rolled back: tables only ever gain columns, so this
  // code still works.
  if (kept !== undefined && kept >= latest) return
  storage.transactionSync(() => {
    const version = kept ?? schema.unversioned(tablesOf(storage.sql))
    if (version === null) storage.sql.exec(schema.tables)
    else for (const step of schema.steps.slice(version - 1)) storage.sql.exec(step)
    storage.kv.put(VERSION_KEY, latest)
  })
}

/** Tables that a new object creates with its first write: an unused object takes no storage. */
export class TablesWhenUsed {
  readonly #storage: DurableObjectStorage
  readonly #schema: ObjectSchema
  #areThere = false

  /** Migrates the tables of an object that already has some. */
  constructor(storage: DurableObjectStorage, schema: ObjectSchema) {
    this.#storage = storage
    this.#schema = schema
    this.reload()
  }

  areThere(): boolean {
    return this.#areThere
  }

  /** Creates the tables before the first write. */
  make(): void {
    if (this.#areThere) return
    migrate(this.#storage, this.#schema)
    this.#areThere = true
  }

  /** Checks for tables again, after a step was rolled back or everything was deleted. */
  reload(): void {
    const version = this.#storage.kv.get<number>(VERSION_KEY)
    const isNew =
      version === undefined && this.#schema.unversioned(tablesOf(this.#storage.sql)) === null
    this.#areThere = false
    if (!isNew) this.make()
  }
}

const tablesOf = (sql: SqlStorage): Map<string, string> =>
  new Map(
    [
      ...sql.exec<{ name: string; sql: string }>(
        `SELECT name, sql FROM sqlite_master WHERE type = 'table'`,
      ),
    ].map((table) => [table.name, table.sql]),
  )
