/** A table of an object that is made when something is first kept in it: most sessions never need most of theirs. */
export class LazyTable {
  readonly #sql: SqlStorage
  readonly #name: string
  readonly #make: string
  /** Null until somebody asks. */
  #isMade: boolean | null = null

  /** `make` is the statement that makes the table of this name. */
  constructor(sql: SqlStorage, name: string, make: string) {
    this.#sql = sql
    this.#name = name
    this.#make = make
  }

  /** Looks anew whether it is there, after a step was taken back or everything was deleted. */
  reload(): void {
    this.#isMade = null
  }

  /** Reads rows; none of a table that is not there. */
  read<Row extends Record<string, SqlStorageValue>>(
    query: string,
    ...bindings: SqlStorageValue[]
  ): Row[] {
    return this.#isThere() ? [...this.#sql.exec<Row>(query, ...bindings)] : []
  }

  /** Adds rows; gives how many were written. */
  add(query: string, ...bindings: SqlStorageValue[]): number {
    if (!this.#isThere()) {
      this.#sql.exec(this.#make)
      this.#isMade = true
    }
    return this.#sql.exec(query, ...bindings).rowsWritten
  }

  /** Changes or deletes rows that are there. */
  change(query: string, ...bindings: SqlStorageValue[]): void {
    if (this.#isThere()) this.#sql.exec(query, ...bindings)
  }

  #isThere(): boolean {
    this.#isMade ??=
      [
        ...this.#sql.exec(
          `SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?`,
          this.#name,
        ),
      ].length > 0
    return this.#isMade
  }
}
