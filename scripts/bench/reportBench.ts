import { cpSync, rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { DatabaseSync } from 'node:sqlite'
import { strFromU8, Unzip, UnzipInflate } from 'fflate'
import { inRoot } from '../project/paths.ts'
import { callerHeaders } from '../setup/callerHeaders.ts'
import type { Target } from './load.ts'
import { loadInTurn } from './loadInTurn.ts'
import { logInDemo } from '../setup/logInDemo.ts'
import { printFigure, printFigures, ratio, shown } from './report.ts'
import { runtimeMb } from './runtimeMb.ts'
import { emptyRoute, inDatabase, NUMBERS, onServers } from './states.ts'

const STATE = inRoot('.wrangler/bench-report-state')
const CROWDED_STATE = `${STATE}-crowded`
/** A running campaign of the demo customer, and one for the export. */
const REPORTED = 'Fall boots'
const EXPORTED = 'Morning radio'
const DAYS = 60
const PUBLISHERS = 50
const EXPORT_ROWS = 1_000_000
const [FEW, MANY] = [10, 1_000]
const TITLE = `Reports: ${DAYS} days, ${PUBLISHERS} publishers`
/** Same as in wrangler.toml. */
const NIGHTLY = '15 7 * * *'
const NIGHT_LIMIT_MS = 300_000

/**
 * Prints the response time of a report of 60 days on 50 publishers, in turn with an empty route:
 * before its days are closed, and after, with 10 and with 1,000 other campaigns of as many days.
 * Needs a built product and a prepared state.
 */
export async function reportBench(preparedState: string): Promise<void> {
  await inOwnState(preparedState, async () => {
    const lineId = fillReported()
    addOthers(STATE, FEW)
    await onServers([STATE], async ([origin = '']) => {
      const targets = [
        emptyRoute(origin),
        await reportTarget(origin, lineId, 'before its days are closed by night'),
      ]
      await loadInTurn(TITLE, targets, { warmUp: 3, counted: 10 })
    })
    await closeDays(lineId)
    cpSync(STATE, CROWDED_STATE, { recursive: true })
    addOthers(CROWDED_STATE, MANY)
    await onServers([STATE, CROWDED_STATE], async ([origin = '', crowded = '']) => {
      const beside = (others: number) => `closed, beside ${shown(others)} other campaigns`
      const [, few, many] = await loadInTurn(TITLE, [
        emptyRoute(origin),
        { ...(await reportTarget(origin, lineId, beside(FEW))), goal: 'p50 under 100 ms' },
        await reportTarget(crowded, lineId, beside(MANY)),
      ])
      const value = ratio(many?.p50Ms ?? Number.NaN, few?.p50Ms ?? Number.NaN)
      printFigure({ name: 'the last beside the one before', value, goal: 'flat' })
    })
  })
}

async function reportTarget(origin: string, lineId: string, name: string): Promise<Target> {
  const Cookie = await logInDemo(origin)
  return {
    name,
    url: `${origin}/api/reports/${lineId}`,
    method: 'GET',
    headers: () => ({ Cookie }),
  }
}

/** Prints the duration and memory of an export of a million rows. Needs a built product and a prepared state. */
export async function exportsBench(preparedState: string): Promise<void> {
  await inOwnState(preparedState, async () => {
    const lineId = fillExported()
    printFigures('Files of a report', [exportFigure('CSV', await exportAll(lineId, 'csv'))])
    printFigure(exportFigure('Excel', await exportAll(lineId, 'xlsx')))
  })
}

async function inOwnState(preparedState: string, work: () => Promise<void>): Promise<void> {
  const clear = () => {
    for (const state of [STATE, CROWDED_STATE]) rmSync(state, { recursive: true, force: true })
  }
  clear()
  cpSync(preparedState, STATE, { recursive: true })
  try {
    await work()
  } finally {
    clear()
  }
}

const hourOf = (column: string) => `strftime('%Y-%m-%dT%H', 'now', '-' || ${column} || ' hours')`

/** A campaign by its name. */
const lineOf = (name: string): string =>
  inDatabase(STATE, (database) =>
    String(database.prepare('select id from order_lines where name = ?').get(name)?.['id']),
  )

const inDeliveries = <Result>(state: string, work: (database: DatabaseSync) => Result): Result =>
  inDatabase(state, work, 'deliveries')

/** The ID of a campaign by its name, after deleting its counts. */
function emptied(database: DatabaseSync, lineId: string): string {
  database.prepare('delete from delivery_hours where line_id = ?').run(lineId)
  return lineId
}

const INTO_HOURS = `insert or ignore into delivery_hours
  (line_id, kind, validity, hour, version_id, product_id, format_id, place, shard, count)`

function fillReported(): string {
  const reported = lineOf(REPORTED)
  return inDeliveries(STATE, (database) => {
    const lineId = emptied(database, reported)
    database
      .prepare(
        `${INTO_HOURS}
        select ?, kind, 'valid', ${hourOf('h.at')}, 'bench', 'bench_' || p.at, 'bench', 'US-TX', 0, 1 + (h.at * p.at) % 5
        from ${NUMBERS(DAYS * 24)} h, ${NUMBERS(PUBLISHERS)} p,
          (select 'impression' as kind union all select 'complete')`,
      )
      .run(lineId)
    return lineId
  })
}

function fillExported(): string {
  const exported = lineOf(EXPORTED)
  return inDeliveries(STATE, (database) => {
    const lineId = emptied(database, exported)
    database
      .prepare(
        `${INTO_HOURS}
        select ?, 'impression', 'valid', ${hourOf('h.at')}, 'bench', 'bench_' || p.at, 'bench', 'US-' || s.at, 0, 1
        from ${NUMBERS(EXPORT_ROWS / PUBLISHERS / 50)} h, ${NUMBERS(PUBLISHERS)} p, ${NUMBERS(50)} s`,
      )
      .run(lineId)
    return lineId
  })
}

/** Adds this many other campaigns with one impression per hour. */
function addOthers(state: string, count: number): void {
  inDeliveries(state, (database) =>
    database
      .prepare(
        `${INTO_HOURS}
        select 'lin_bench_' || l.at, 'impression', 'valid', ${hourOf('h.at')}, 'bench', 'bench', 'bench', 'US', 0, 1
        from ${NUMBERS(count)} l, ${NUMBERS(DAYS * 24)} h`,
      )
      .run(),
  )
}

const isClosed = (lineId: string) =>
  inDeliveries(STATE, (database) =>
    database.prepare('select 1 from delivery_closed_lines where line_id = ?').get(lineId),
  ) !== undefined

/** The local queue runs the nightly jobs: waits until they have closed a line's days. */
async function nightCompleted(lineId: string): Promise<void> {
  const end = performance.now() + NIGHT_LIMIT_MS
  while (!isClosed(lineId) && performance.now() < end) await wait(200)
}

/** Same as the nightly job. */
async function closeDays(lineId: string): Promise<void> {
  await onServers([STATE], async ([origin]) => {
    const query = new URLSearchParams({ cron: NIGHTLY })
    const response = await fetch(`${origin}/cdn-cgi/local/scheduled?${query.toString()}`)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`The nightly work answered ${response.status}.`)
    await nightCompleted(lineId)
  })
  if (!isClosed(lineId)) throw new Error('The nightly work did not close the days of the campaign.')
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

const exportAll = (lineId: string, kind: 'csv' | 'xlsx'): Promise<Exported> =>
  onServers([STATE], async ([origin = '']) => {
    const headers = { ...callerHeaders(), Cookie: await logInDemo(origin) }
    const before = runtimeMb()
    let [most, rows, bytes] = [before, -1, 0]
    const start = performance.now()
    const response = await fetch(`${origin}/api/reports/${lineId}/files/${kind}`, { headers })
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
  })

/** Counts the rows of a workbook while it streams, without the headings of the first sheet. */
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
