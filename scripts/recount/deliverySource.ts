import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lineHome } from '#domain/delivery/counting/lineHome.ts'
import { type DailyDigest, digestKey, rawLogDay } from '#domain/delivery/counting/rawLog.ts'
import { sqlLiteral } from '../seed/seedTable.ts'
import { DEVELOPMENT_STATE, inRoot } from '../project/paths.ts'
import { runQuietly } from '../setup/runCommand.ts'
import type { DayCounts } from './recount.ts'

/** Source of the counts: this machine, or a deployed environment. */
export interface DeliverySource {
  /** The raw log's files of a day, by name. */
  files(day: string): Promise<string[]>
  /** Bytes of a file; null without one. */
  read(key: string): Promise<Uint8Array | null>
  /** Rollups of a line and a UTC day. */
  rollups(line: string, day: string): Promise<DayCounts>
  close(): Promise<void>
}

interface CountRow {
  kind: string
  validity: string
  count: number
}

const rollupSql = (line: string, day: string) =>
  `SELECT kind, validity, sum(count) AS count FROM delivery_hours
   WHERE line_id = ${sqlLiteral(line)} AND hour >= ${sqlLiteral(day)} AND hour < ${sqlLiteral(`${day}U`)}
   GROUP BY kind, validity`

/** Layout for reading rows, 0 being the orders database; null if none is stored. */
const LAYOUT_SQL = 'SELECT reads FROM delivery_layouts WHERE id = 1'

/** Binding of the database with a line's rows. */
export function homeBinding(line: string, layout: number | null, bound: readonly string[]): string {
  const deliveries = bound.filter((binding) => binding.startsWith('DELIVERY_DB_'))
  const count = layout ?? deliveries.length
  return count === 0 ? 'DB' : `DELIVERY_DB_${lineHome(line, count)}`
}

const countsOf = (rows: readonly CountRow[]): DayCounts =>
  new Map(rows.map(({ kind, validity, count }) => [`${kind} ${validity}`, count]))

/** The checked part of wrangler's configuration. */
interface LogConfig {
  compatibility_date?: string | undefined
  d1_databases: { binding: string; database_name?: string; database_id?: string }[]
  r2_buckets: { binding: string; bucket_name?: string }[]
}

/** A page of a bucket's list: at most 1,000 files. */
interface LogPage {
  objects: { key: string }[]
  truncated: boolean
  cursor?: string
}

/** Names of all files under a prefix, over all pages. */
export async function listAllKeys(
  bucket: { list(options: { prefix: string; cursor?: string }): Promise<LogPage> },
  prefix: string,
): Promise<string[]> {
  const keys: string[] = []
  let cursor: string | undefined
  do {
    const page = await bucket.list({ prefix, ...(cursor === undefined ? {} : { cursor }) })
    keys.push(...page.objects.map(({ key }) => key))
    cursor = page.truncated ? page.cursor : undefined
  } while (cursor !== undefined)
  return keys
}

interface LocalDatabase {
  prepare(sql: string): { all(): Promise<{ results: unknown[] }> }
}

interface LocalBindings extends Record<string, unknown> {
  DB: LocalDatabase
  DELIVERY_LOG: {
    list(options: { prefix: string; cursor?: string }): Promise<LogPage>
    get(key: string): Promise<{ arrayBuffer(): Promise<ArrayBuffer> } | null>
  }
}

/** Counts of this machine's server, which should not be running. */
export async function localSource(statePath = DEVELOPMENT_STATE): Promise<DeliverySource> {
  const { getPlatformProxy, unstable_readConfig } = await import('wrangler')
  const config: LogConfig = unstable_readConfig(
    { config: inRoot('wrangler.toml') },
    { hideWarnings: true },
  )
  const directory = mkdtempSync(join(tmpdir(), 'admarket-recount-'))
  const configPath = join(directory, 'wrangler.json')
  const buckets = config.r2_buckets.filter(({ binding }) => binding === 'DELIVERY_LOG')
  const databases = config.d1_databases.map((database) => {
    const { binding, database_name, database_id } = database
    return { binding, database_name, database_id }
  })
  const { compatibility_date } = config
  const own = { name: 'recount', compatibility_date, d1_databases: databases, r2_buckets: buckets }
  writeFileSync(configPath, JSON.stringify(own))
  const proxy = await getPlatformProxy<LocalBindings>({
    configPath,
    persist: { path: join(statePath, 'v3') },
    remoteBindings: false,
  })
  const { DB, DELIVERY_LOG } = proxy.env
  const bound = databases.map(({ binding }) => binding)
  return {
    async files(day) {
      return await listAllKeys(DELIVERY_LOG, rawLogDay(day))
    },
    async read(key) {
      const stored = await DELIVERY_LOG.get(key)
      return stored ? new Uint8Array(await stored.arrayBuffer()) : null
    },
    async rollups(line, day) {
      const [layout] = (await DB.prepare(LAYOUT_SQL).all()).results as { reads: number }[]
      const home = proxy.env[homeBinding(line, layout?.reads ?? null, bound)] as LocalDatabase
      return countsOf((await home.prepare(rollupSql(line, day)).all()).results as CountRow[])
    },
    async close() {
      await proxy.dispose()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** Counts of a deployed environment, through wrangler. It cannot list a bucket: the day's digest names the files. */
export async function deployedSource(environment: string): Promise<DeliverySource> {
  const { unstable_readConfig } = await import('wrangler')
  const config: LogConfig = unstable_readConfig({
    config: inRoot('wrangler.toml'),
    env: environment,
  })
  const bucket = config.r2_buckets.find(({ binding }) => binding === 'DELIVERY_LOG')?.bucket_name
  if (!bucket) throw new Error(`${environment} has no bucket with the binding DELIVERY_LOG.`)
  const directory = mkdtempSync(join(tmpdir(), 'admarket-recount-'))
  const read = async (key: string) => {
    const file = join(directory, 'object')
    rmSync(file, { force: true })
    const target = [`${bucket}/${key}`, '--remote', '--file', file]
    try {
      await runQuietly('wrangler', ['r2', 'object', 'get', ...target])
    } catch (error) {
      if (/does not exist|not found/i.test(String(error))) return null
      throw error
    }
    return new Uint8Array(readFileSync(file))
  }
  return {
    read,
    async files(day) {
      const digest = await read(digestKey(day))
      if (!digest) return []
      const { files } = JSON.parse(new TextDecoder().decode(digest)) as DailyDigest
      return files.map(({ key }) => key)
    },
    async rollups(line, day) {
      const query = async (binding: string, sql: string) => {
        const target = ['--remote', '--env', environment, '--json', '--command', sql]
        const output = await runQuietly('wrangler', ['d1', 'execute', binding, ...target])
        return (JSON.parse(output) as { results: unknown[] }[])[0]?.results ?? []
      }
      const [layout] = (await query('DB', LAYOUT_SQL)) as { reads: number }[]
      const bound = config.d1_databases.map(({ binding }) => binding)
      const home = homeBinding(line, layout?.reads ?? null, bound)
      return countsOf((await query(home, rollupSql(line, day))) as CountRow[])
    },
    close: async () => rmSync(directory, { recursive: true, force: true }),
  }
}
