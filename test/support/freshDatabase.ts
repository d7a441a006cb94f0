import { applyD1Migrations, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach } from 'vitest'

const TRIES = 10

beforeEach(async () => {
  await emptyDatabase()
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
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
