import { applyD1Migrations, type D1Migration, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach } from 'vitest'
import '#worker/registries.ts'
import { useOwnNetwork } from './ownNetwork.ts'

const TRIES = 10

/**
 * The schema left by the first test's migrations: later tests recreate it in one batch, in a tenth of the time. All
 * files run in one isolate (vitest.config.ts), and each evaluates this module anew.
 */
const shared = globalThis as {
  migratedSchema?: readonly string[]
  deliverySchema?: readonly string[]
}

useOwnNetwork()

beforeEach(async () => {
  await emptyDatabase()
  shared.migratedSchema = await migrated(env.DB, shared.migratedSchema, env.TEST_MIGRATIONS)
  shared.deliverySchema = await migrated(
    env.DELIVERY_DB_0,
    shared.deliverySchema,
    env.TEST_DELIVERY_MIGRATIONS,
  )
})

/** Creates the tables in an empty database. Returns the statements that create them. */
async function migrated(
  database: D1Database,
  schema: readonly string[] | undefined,
  migrations: D1Migration[],
): Promise<readonly string[]> {
  if (!schema) {
    await applyD1Migrations(database, migrations)
    return await schemaStatements(database)
  }
  await database.batch(schema.map((statement) => database.prepare(statement)))
  return schema
}

/** A pending write of the last test may recreate a database during its deletion: delete it once more. */
async function emptyDatabase(): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    await reset()
    if ((await Promise.all([env.DB, env.DELIVERY_DB_0].map(isEmpty))).every(Boolean)) return
  }
  throw new Error('The databases of the last test could not be emptied.')
}

async function isEmpty(database: D1Database): Promise<boolean> {
  const left = database.prepare("select 1 from sqlite_master where name = 'd1_migrations'")
  return (await left.first()) === null
}

/** Raises when a migration inserted rows: all tests but the first would miss them. */
async function schemaStatements(database: D1Database): Promise<string[]> {
  // A virtual table creates its own shadow tables, with their own rows.
  const { results } = await database
    .prepare(
      `select type, name, sql from sqlite_master
     where sql is not null and name not like 'sqlite_%' and name not like '_cf_%'
       and not exists (select 1 from sqlite_master as virtual
         where virtual.sql like 'create virtual table%' and instr(sqlite_master.name, virtual.name || '_') = 1)
     order by case type when 'table' then 0 when 'view' then 1 when 'index' then 2 else 3 end, rowid`,
    )
    .all<{ type: string; name: string; sql: string }>()
  const tables = results.filter(({ type, name }) => type === 'table' && name !== 'd1_migrations')
  const counts = await database.batch<{ rows: number }>(
    tables.map(({ name }) => database.prepare(`select count(*) as rows from "${name}"`)),
  )
  const filled = tables.filter((_, index) => counts[index]?.results[0]?.rows !== 0)
  if (filled.length > 0) throw new Error(`Migrations filled ${filled[0]?.name}: copy its rows too.`)
  return results.map(({ sql }) => sql)
}
