// `npm run test:worker`: vitest's workerd project, without workerd's line for each emptied Durable
// Object. Each workerd keeps one core busy, so all files run as two parallel halves; named files
// run as one process.
import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { workerNoiseFilter } from './setup/workerNoise.ts'

const asked = process.argv.slice(2)
const HALVES = asked.length > 0 ? [[]] : [['--shard=1/2'], ['--shard=2/2']]

/** Whether a run's lines are shown at once, or after the previous run. */
interface Shown {
  isNow: boolean
  waiting: (() => void)[]
}

function pass(from: Readable, to: Writable, shown: Shown): void {
  const isWorthwhile = workerNoiseFilter()
  createInterface({ input: from }).on('line', (line) => {
    if (!isWorthwhile(line)) return
    const write = () => void to.write(`${line}\n`)
    if (shown.isNow) write()
    else shown.waiting.push(write)
  })
}

function begin(also: readonly string[]) {
  const child: ChildProcess = spawn('vitest', ['run', '--project', 'worker', ...also, ...asked], {
    stdio: ['inherit', 'pipe', 'pipe'],
    env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}) },
    shell: process.platform === 'win32',
  })
  const shown: Shown = { isNow: false, waiting: [] }
  if (child.stdout) pass(child.stdout, process.stdout, shown)
  if (child.stderr) pass(child.stderr, process.stderr, shown)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => child.kill(signal))
  }
  // `close` comes after both outputs have ended, so no failure is cut off.
  const ended = new Promise<number>((resolve) => {
    child.on('close', (code) => resolve(code ?? 1))
  })
  const show = () => {
    shown.isNow = true
    for (const write of shown.waiting.splice(0)) write()
  }
  return { ended, show }
}

const runs = HALVES.map(begin)
for (const { ended, show } of runs) {
  show()
  const code = await ended
  if (code !== 0) process.exitCode = code
}
