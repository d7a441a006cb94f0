import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { callerHeaders } from '#scripts/setup/callerHeaders.ts'
import { printFigures, shown } from '#scripts/bench/report.ts'
import { localSource } from '#scripts/recount/deliverySource.ts'
import { inRoot } from '#scripts/project/paths.ts'
import { readLocalSettings } from '#scripts/setup/secrets/developmentSecrets.ts'
import { freePort } from '#scripts/setup/localServer.ts'
import { benchBatch } from './benchTokens.ts'

const EVENTS = 100_000
const A_BATCH = 500
const SENDERS = 4
/** The server is killed after this many batches. */
const KILLED_AT = new Set([50, 100, 150])
/** Every n-th batch is sent again, though it was acknowledged. */
const REPEATED = 5
const RETRY_MS = 250
/** Longer than the counters take to write their totals. */
const SETTLE_MS = 5_000
const TRIES = 12
const LINE = 'lin_killed_bench'

interface Served {
  process: ChildProcess
}

async function serve(port: number, statePath: string): Promise<Served> {
  const file = inRoot('test/bench/servedAlone.ts')
  const server = spawn(process.execPath, [file, String(port), statePath], {
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await once(server, 'message')
  return { process: server }
}

/** Ends the server and its runtime, whatever they are doing. */
async function end({ process: server }: Served, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const isOver = once(server, 'exit')
  if (server.pid === undefined) return
  process.kill(signal === 'SIGKILL' ? -server.pid : server.pid, signal)
  await isOver
}

/** Whether the server acknowledged a batch. Uses node:http, as fetch cannot set the Host header. */
async function isHeard(port: number, host: string, body: string): Promise<boolean> {
  const headers = { ...callerHeaders(), Host: host }
  const asked = request({ host: '127.0.0.1', port, path: '/plays', method: 'POST', headers })
  return await new Promise((resolve) => {
    asked.on('error', () => resolve(false))
    asked.on('response', (response) => {
      response.on('error', () => resolve(false))
      response.on('end', () => resolve(response.statusCode === 200))
      response.resume()
    })
    asked.end(body)
  })
}

/** The line's total in the rollups, over all days. */
async function counted(statePath: string): Promise<number> {
  const source = await localSource(statePath)
  try {
    const today = Date.now()
    let sum = 0
    for (let ago = 0; ago < 4; ago += 1) {
      const day = new Date(today - ago * 86_400_000).toISOString().slice(0, 10)
      for (const count of (await source.rollups(LINE, day)).values()) sum += count
    }
    return sum
  } finally {
    await source.close()
  }
}

/**
 * Has screens send 100,000 plays to a real server that is killed three times meanwhile.
 * Unacknowledged batches are sent again, and so are some acknowledged ones. Raises unless the
 * rollups count each play exactly once.
 */
export async function killedServerBench(statePath: string): Promise<void> {
  const { SERVE_HOST } = readLocalSettings()
  const port = await freePort()
  let server = await serve(port, statePath)
  const batches = EVENTS / A_BATCH
  let next = 0
  let told = 0
  let unheard = 0
  const kills: Promise<void>[] = []
  const killed = async (before: Promise<void> | undefined) => {
    await before
    await end(server, 'SIGKILL')
    server = await serve(port, statePath)
  }
  const startMs = performance.now()
  const send = async () => {
    for (let at = next++; at < batches; at = next++) {
      const body = await benchBatch(at, A_BATCH, { lineId: LINE })
      while (!(await isHeard(port, SERVE_HOST, body))) {
        unheard += 1
        await pause(RETRY_MS)
      }
      if (at % REPEATED === 0) await isHeard(port, SERVE_HOST, body)
      told += 1
      if (KILLED_AT.has(told)) kills.push(killed(kills.at(-1)))
    }
  }
  await Promise.all(Array.from({ length: SENDERS }, send))
  await Promise.all(kills)
  const seconds = (performance.now() - startMs) / 1_000
  let sum = 0
  for (let tried = 0; tried < TRIES; tried += 1) {
    await pause(SETTLE_MS)
    await end(server, 'SIGTERM')
    sum = await counted(statePath)
    if (sum >= EVENTS) break
    server = await serve(port, statePath)
  }
  printFigures('A server that is killed three times while it counts', [
    { name: 'events told', value: shown(EVENTS), comparison: `${unheard} calls were not heard` },
    { name: 'events counted', value: shown(sum), goal: `exactly ${shown(EVENTS)}` },
    { name: 'events a second, with the kills', value: shown(EVENTS / seconds) },
  ])
  if (sum !== EVENTS) throw new Error(`${sum} were counted of ${EVENTS}.`)
}
