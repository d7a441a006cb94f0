import { applyD1Migrations, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach } from 'vitest'
import '#worker/registries.ts'
import { useOwnNetwork } from './ownNetwork.ts'

const TRIES = 10

/** What the migrations of this file's first test left: each further test takes it over in one batch, at a quarter of their time. */
let migrated: readonly string[] | null = null

useOwnNetwork()

beforeEach(async () => {
  await emptyDatabase()
  if (migrated) {
    await env.DB.batch(migrated.map((statement) => env.DB.prepare(statement)))
  } else {
    await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
    migrated = await schemaStatements()
  }
})

/** A write that the last test left on its way may bring the database back while it is deleted: then once more. */
async function emptyDatabase(): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    await reset()
    const left = env.DB.prepare("select 1 from sqlite_master where name = 'd1_migrations'")
    if ((await left.first()) === null) return
  }
  throw new Error('The database of the last test could not be emptied.')
}

/** Raises when a migration brought rows: those would be missing in every test but the first. */
async function schemaStatements(): Promise<string[]> {
  // A virtual table makes its own shadow tables, with rows of their own.
  const { results } = await env.DB.prepare(
    `select type, name, sql from sqlite_master
     where sql is not null and name not like 'sqlite_%' and name not like '_cf_%'
       and not exists (select 1 from sqlite_master as virtual
         where virtual.sql like 'create virtual table%' and instr(sqlite_master.name, virtual.name || '_') = 1)
     order by case type when 'table' then 0 when 'view' then 1 when 'index' then 2 else 3 end, rowid`,
  ).all<{ type: string; name: string; sql: string }>()
  const tables = results.filter(({ type, name }) => type === 'table' && name !== 'd1_migrations')
  const counts = await env.DB.batch<{ rows: number }>(
    tables.map(({ name }) => env.DB.prepare(`select count(*) as rows from "${name}"`)),
  )
  const filled = tables.filter((_, index) => counts[index]?.results[0]?.rows !== 0)
  if (filled.length > 0) throw new Error(`Migrations filled ${filled[0]?.name}: copy its rows too.`)
  return results.map(({ sql }) => sql)
}
