/**
 * The names of an object's tables, loaded once and all together: after a sleep SQLite has to prepare each statement
 * again.
 */
export class TableNames {
  readonly #sql: SqlStorage
  readonly #makeFirst: () => void
  /** Null until the first lookup. */
  #names: Set<string> | null = null

  /** `makeFirst` creates the tables that must exist before one of these. */
  constructor(sql: SqlStorage, makeFirst: () => void = () => undefined) {
    this.#sql = sql
    this.#makeFirst = makeFirst
  }

  /** Call it before creating a table. */
  prepare(): void {
    this.#makeFirst()
  }

  has(name: string): boolean {
    this.#names ??= new Set(
      [
        ...this.#sql.exec<{ name: string }>(`SELECT name FROM sqlite_master WHERE type = 'table'`),
      ].map((table) => table.name),
    )
    return this.#names.has(name)
  }

  /** Records a created table. */
  note(name: string): void {
    this.#names?.add(name)
  }

  /** Reloads the names on the next lookup, after a step was rolled back or everything was deleted. */
  reload(): void {
    this.#names = null
  }
}

/**
 * A table that an object creates with its first row: most sessions never need most of their tables.
 */
export class LazyTable {
  readonly #sql: SqlStorage
  readonly #names: TableNames
  readonly #name: string
  readonly #make: string

  /** `make` is the statement that creates the table of this name. */
  constructor(sql: SqlStorage, names: TableNames, { name, make }: { name: string; make: string }) {
    this.#sql = sql
    this.#names = names
    this.#name = name
    this.#make = make
  }

  /** Reads rows; none of a missing table. */
  read<Row extends Record<string, SqlStorageValue>>(
    query: string,
    ...bindings: SqlStorageValue[]
  ): Row[] {
    return this.#isThere() ? [...this.#sql.exec<Row>(query, ...bindings)] : []
  }

  /** Inserts rows; returns the rows that the statement returns. */
  add<Row extends Record<string, SqlStorageValue>>(
    query: string,
    ...bindings: SqlStorageValue[]
  ): Row[] {
    if (!this.#isThere()) {
      this.#names.prepare()
      this.#sql.exec(this.#make)
      this.#names.note(this.#name)
    }
    return [...this.#sql.exec<Row>(query, ...bindings)]
  }

  /** Changes or deletes rows, if the table exists. */
  change(query: string, ...bindings: SqlStorageValue[]): void {
    if (this.#isThere()) this.#sql.exec(query, ...bindings)
  }

  #isThere(): boolean {
    return this.#names.has(this.#name)
  }
}
