/** The names of an object's tables, asked for once and all together: each statement is put together anew after a sleep. */
export class TableNames {
  readonly #sql: SqlStorage
  /** Null until somebody asks. */
  #names: Set<string> | null = null

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  has(name: string): boolean {
    this.#names ??= new Set(
      [
        ...this.#sql.exec<{ name: string }>(`SELECT name FROM sqlite_master WHERE type = 'table'`),
      ].map((table) => table.name),
    )
    return this.#names.has(name)
  }

  /** A table was made. */
  note(name: string): void {
    this.#names?.add(name)
  }

  /** Looks anew, after a step was taken back or everything was deleted. */
  reload(): void {
    this.#names = null
  }
}

/** A table of an object that is made when something is first kept in it: most sessions never need most of theirs. */
export class LazyTable {
  readonly #sql: SqlStorage
  readonly #names: TableNames
  readonly #name: string
  readonly #make: string

  /** `make` is the statement that makes the table of this name. */
  constructor(sql: SqlStorage, names: TableNames, { name, make }: { name: string; make: string }) {
    this.#sql = sql
    this.#names = names
    this.#name = name
    this.#make = make
  }

  /** Reads rows; none of a table that is not there. */
  read<Row extends Record<string, SqlStorageValue>>(
    query: string,
    ...bindings: SqlStorageValue[]
  ): Row[] {
    return this.#isThere() ? [...this.#sql.exec<Row>(query, ...bindings)] : []
  }

  /** Adds rows; gives what the statement returns of them. */
  add<Row extends Record<string, SqlStorageValue>>(
    query: string,
    ...bindings: SqlStorageValue[]
  ): Row[] {
    if (!this.#isThere()) {
      this.#sql.exec(this.#make)
      this.#names.note(this.#name)
    }
    return [...this.#sql.exec<Row>(query, ...bindings)]
  }

  /** Changes or deletes rows that are there. */
  change(query: string, ...bindings: SqlStorageValue[]): void {
    if (this.#isThere()) this.#sql.exec(query, ...bindings)
  }

  #isThere(): boolean {
    return this.#names.has(this.#name)
  }
}
