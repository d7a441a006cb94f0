import { globSync, readFileSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { inRoot, ROOT } from '#scripts/project/paths.ts'

const READS = /^\s*(select|with)\b|\breturning\b/i

/** The part of a D1 statement that queries call. */
class MemoryStatement {
  readonly #database: DatabaseSync
  readonly #sql: string
  readonly #values: readonly SQLInputValue[]

  constructor(database: DatabaseSync, sql: string, values: readonly SQLInputValue[] = []) {
    this.#database = database
    this.#sql = sql
    this.#values = values
  }

  bind(...values: SQLInputValue[]): MemoryStatement {
    return new MemoryStatement(this.#database, this.#sql, values)
  }

  execute() {
    const statement = this.#database.prepare(this.#sql)
    if (READS.test(this.#sql)) {
      const results = statement.all(...this.#values)
      return { results, meta: { changes: 0 } }
    }
    const { changes } = statement.run(...this.#values)
    return { results: [], meta: { changes: Number(changes) } }
  }

  all = async () => this.execute()
  run = async () => this.execute()

  async raw(): Promise<unknown[]> {
    const statement = this.#database.prepare(this.#sql)
    statement.setReturnArrays(true)
    return statement.all(...this.#values)
  }
}

/** A D1 database in Node's memory with all tables of a folder of migrations, and its SQLite. */
export function memoryD1(folder: 'migrations' | 'deliveryMigrations') {
  const sqlite = new DatabaseSync(':memory:')
  for (const file of globSync(`database/${folder}/*.sql`, { cwd: ROOT }).toSorted())
    sqlite.exec(readFileSync(inRoot(file), 'utf8'))
  const d1 = {
    prepare: (sql: string) => new MemoryStatement(sqlite, sql),
    batch: async (statements: readonly MemoryStatement[]) => {
      sqlite.exec('begin')
      try {
        const results = statements.map((statement) => statement.execute())
        sqlite.exec('commit')
        return results
      } catch (error) {
        sqlite.exec('rollback')
        throw error
      }
    },
    withSession: (): unknown => d1,
  }
  /** The database as bound by another release. */
  const boundAnew = () => ({ ...d1 }) as unknown as D1Database
  return { sqlite, d1: d1 as unknown as D1Database, boundAnew }
}
