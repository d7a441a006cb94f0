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
/** A running campaign of the demo customer, and one that is exported. */
const REPORTED = 'Fall boots'
const EXPORTED = 'Morning radio'
const DAYS = 60
const PUBLISHERS = 50
const EXPORT_ROWS = 1_000_000
const [FEW, MANY] = [10, 1_000]
const TITLE = `Reports: ${DAYS} days, ${PUBLISHERS} publishers`
/** As in wrangler.toml. */
const NIGHTLY = '15 7 * * *'
const NIGHT_LIMIT_MS = 300_000

/**
 * Prints how soon a report of 60 days on 50 publishers is answered, asked in turn with an empty route: before its days
 * are closed, and after, beside 10 and 1,000 other campaigns with as many days. Needs a built product and a prepared
 * state.
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

/** Prints how long an export of a million rows takes, and of memory. Needs a built product and a prepared state. */
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

/** A campaign by its name, without what was counted of it. */
function emptied(database: DatabaseSync, name: string): string {
  const lineId = String(
    database.prepare('select id from order_lines where name = ?').get(name)?.['id'],
  )
  database.prepare('delete from delivery_hours where line_id = ?').run(lineId)
  return lineId
}

const INTO_HOURS = `insert or ignore into delivery_hours
  (line_id, kind, validity, hour, version_id, product_id, format_id, place, shard, count)`

function fillReported(): string {
  return inDatabase(STATE, (database) => {
    const lineId = emptied(database, REPORTED)
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
  return inDatabase(STATE, (database) => {
    const lineId = emptied(database, EXPORTED)
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

/** Other campaigns with an impression an hour, so many in all. */
function addOthers(state: string, count: number): void {
  inDatabase(state, (database) =>
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
  inDatabase(STATE, (database) =>
    database.prepare('select 1 from delivery_closed_lines where line_id = ?').get(lineId),
  ) !== undefined

/** The nightly jobs run from the local queue: waits until they have closed the days of a line. */
async function nightCompleted(lineId: string): Promise<void> {
  const end = performance.now() + NIGHT_LIMIT_MS
  while (!isClosed(lineId) && performance.now() < end) await wait(200)
}

/** As the nightly work does. */
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
