import { cpSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { strFromU8, Unzip, UnzipInflate } from 'fflate'
import { freePort, startLocalServer } from '../setup/localServer.ts'
import { inRoot } from '../setup/paths.ts'
import { callerHeaders } from '../setup/callerHeaders.ts'
import { type Latency, latencyOf, shownLatency } from './latency.ts'
import { logInDemo } from '../setup/logInDemo.ts'
import { printFigures, ratio, shown } from './report.ts'
import { runtimeMb } from './runtimeMb.ts'

const STATE = inRoot('.wrangler/bench-report-state')
/** A running campaign of the demo customer, and one that is exported. */
const REPORTED = 'Fall boots'
const EXPORTED = 'Morning radio'
const DAYS = 60
const PUBLISHERS = 50
const EXPORT_ROWS = 1_000_000
const [FEW, MANY] = [10, 1_000]
const ROUNDS = 30
/** As in wrangler.toml. */
const NIGHTLY = '15 7 * * *'
const WARM_UP_ROUNDS = 5

/**
 * Prints how soon a report of 60 days on 50 publishers is answered beside 10 and 1,000 other campaigns with as many
 * days, and what an export of a million rows takes of memory. Needs a built product and a prepared state.
 */
export async function reportBench(preparedState: string): Promise<void> {
  rmSync(STATE, { recursive: true, force: true })
  cpSync(preparedState, STATE, { recursive: true })
  try {
    const lines = prepare()
    addOthers(FEW)
    const open = await measure(lines.reported)
    await closeDays()
    const few = await measure(lines.reported)
    addOthers(MANY)
    const many = await measure(lines.reported)
    const csv = await exportAll(lines.exported, 'csv')
    const workbook = await exportAll(lines.exported, 'xlsx')
    printFigures(`Reports: ${DAYS} days, ${PUBLISHERS} publishers, one request at a time`, [
      {
        name: 'before its days are closed by night',
        value: shownLatency(open),
      },
      { name: `beside ${FEW} other campaigns`, value: shownLatency(few), goal: 'p50 under 100 ms' },
      {
        name: `beside ${shown(MANY)} other campaigns`,
        value: shownLatency(many),
        comparison: `p50 ${ratio(many.p50Ms, few.p50Ms)}`,
        goal: 'flat',
      },
      exportFigure('CSV', csv),
      exportFigure('Excel', workbook),
    ])
  } finally {
    rmSync(STATE, { recursive: true, force: true })
  }
}

function inDatabase<Result>(work: (database: DatabaseSync) => Result): Result {
  const folder = path.join(STATE, 'v3', 'd1', 'miniflare-D1DatabaseObject')
  const file = readdirSync(folder).find(
    (name) => name.endsWith('.sqlite') && name !== 'metadata.sqlite',
  )
  const database = new DatabaseSync(path.join(folder, file ?? ''))
  try {
    return work(database)
  } finally {
    database.close()
  }
}

const NUMBERS = (count: number) => `(with recursive n(at) as
  (select 0 union all select at + 1 from n where at < ${count - 1}) select at from n)`
const hourOf = (column: string) => `strftime('%Y-%m-%dT%H', 'now', '-' || ${column} || ' hours')`

/** Gives the two campaigns the rows that are measured, in the place of their own. */
function prepare(): { reported: string; exported: string } {
  return inDatabase((database) => {
    const idOf = (name: string) =>
      String(database.prepare('select id from order_lines where name = ?').get(name)?.['id'])
    const [reported, exported] = [idOf(REPORTED), idOf(EXPORTED)]
    database.prepare('delete from delivery_hours where line_id in (?, ?)').run(reported, exported)
    database
      .prepare(
        `insert into delivery_hours
          (line_id, kind, validity, hour, version_id, product_id, format_id, place, shard, count)
        select ?, kind, 'valid', ${hourOf('h.at')}, 'bench', 'bench_' || p.at, 'bench', 'US-TX', 0, 1 + (h.at * p.at) % 5
        from ${NUMBERS(DAYS * 24)} h, ${NUMBERS(PUBLISHERS)} p,
          (select 'impression' as kind union all select 'complete')`,
      )
      .run(reported)
    database
      .prepare(
        `insert into delivery_hours
          (line_id, kind, validity, hour, version_id, product_id, format_id, place, shard, count)
        select ?, 'impression', 'valid', ${hourOf('h.at')}, 'bench', 'bench_' || p.at, 'bench', 'US-' || s.at, 0, 1
        from ${NUMBERS(EXPORT_ROWS / PUBLISHERS / 50)} h, ${NUMBERS(PUBLISHERS)} p, ${NUMBERS(50)} s`,
      )
      .run(exported)
    return { reported, exported }
  })
}

/** Other campaigns with an impression an hour, so many in all. */
function addOthers(count: number): void {
  inDatabase((database) =>
    database
      .prepare(
        `insert or ignore into delivery_hours
          (line_id, kind, validity, hour, version_id, product_id, format_id, place, shard, count)
        select 'lin_bench_' || l.at, 'impression', 'valid', ${hourOf('h.at')}, 'bench', 'bench', 'bench', 'US', 0, 1
        from ${NUMBERS(count)} l, ${NUMBERS(DAYS * 24)} h`,
      )
      .run(),
  )
}

/** As the nightly work does. */
async function closeDays(): Promise<void> {
  const server = await startLocalServer({ port: await freePort(), statePath: STATE })
  try {
    const query = new URLSearchParams({ cron: NIGHTLY })
    const url = `${server.origin}/cdn-cgi/local/scheduled?${query.toString()}`
    const response = await fetch(url)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`The nightly work answered ${response.status}.`)
  } finally {
    await server.stop()
  }
}

async function measure(lineId: string): Promise<Latency> {
  const server = await startLocalServer({ port: await freePort(), statePath: STATE })
  try {
    const headers = { ...callerHeaders(), Cookie: await logInDemo(server.origin) }
    const times: number[] = []
    for (let round = 0; round < ROUNDS + WARM_UP_ROUNDS; round += 1) {
      const start = performance.now()
      const response = await fetch(`${server.origin}/api/reports/${lineId}`, { headers })
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`The report answered ${response.status}.`)
      if (round >= WARM_UP_ROUNDS) times.push(performance.now() - start)
    }
    return latencyOf(times)
  } finally {
    await server.stop()
  }
}

interface Exported {
  seconds: number
  mb: number
  moreMb: number
}

const exportFigure = (kind: string, { seconds, mb, moreMb }: Exported) => ({
  name: `${kind} of ${shown(EXPORT_ROWS)} rows, ${shown(mb)} MB`,
  value: `${shown(seconds, 1)} s`,
  comparison: `${shown(moreMb)} MB more memory of the runtime`,
  goal: 'far less than the rows',
})

async function exportAll(lineId: string, kind: 'csv' | 'xlsx'): Promise<Exported> {
  const server = await startLocalServer({ port: await freePort(), statePath: STATE })
  try {
    const headers = { ...callerHeaders(), Cookie: await logInDemo(server.origin) }
    const before = runtimeMb()
    let [most, rows, bytes] = [before, -1, 0]
    const start = performance.now()
    const response = await fetch(`${server.origin}/api/reports/${lineId}/files/${kind}`, {
      headers,
    })
    if (!response.ok || !response.body) throw new Error(`The file answered ${response.status}.`)
    let chunks = 0
    const unzip = kind === 'xlsx' ? sheetRows((count) => (rows += count)) : null
    for await (const chunk of response.body) {
      bytes += chunk.length
      if (unzip) unzip(chunk)
      else for (const byte of chunk) if (byte === 10) rows += 1
      chunks += 1
      if (chunks % 100 === 0) most = Math.max(most, runtimeMb())
    }
    if (rows !== EXPORT_ROWS) throw new Error(`The file has ${rows} rows.`)
    const seconds = (performance.now() - start) / 1_000
    return { seconds, mb: bytes / 1e6, moreMb: most - before }
  } finally {
    await server.stop()
  }
}

/** Counts the rows of a workbook while it comes, the first sheet's headings left out. */
function sheetRows(add: (count: number) => void): (chunk: Uint8Array) => void {
  const unzip = new Unzip((file) => {
    if (!file.name.startsWith('xl/worksheets/')) return
    let rest = ''
    file.ondata = (error, bytes) => {
      if (error) throw error
      const parts = (rest + strFromU8(bytes, true)).split('<row>')
      rest = parts.at(-1)?.slice(-'<row>'.length) ?? ''
      add(parts.length - 1)
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  return (chunk) => unzip.push(chunk)
}
