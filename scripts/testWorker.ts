// `npm run test:worker`: vitest's part in workerd, without a line that workerd writes for each emptied Durable Object.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { workerNoiseFilter } from './setup/workerNoise.ts'

function pass(from: Readable, to: Writable): void {
  const isWorthwhile = workerNoiseFilter()
  createInterface({ input: from }).on('line', (line) => {
    if (isWorthwhile(line)) to.write(`${line}\n`)
  })
}

const child = spawn('vitest', ['run', '--project', 'worker', ...process.argv.slice(2)], {
  stdio: ['inherit', 'pipe', 'pipe'],
  env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}) },
  shell: process.platform === 'win32',
})
pass(child.stdout, process.stdout)
pass(child.stderr, process.stderr)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => child.kill(signal))
}
// `close` comes after both outputs have ended: nothing of a failure is cut off.
child.on('close', (code) => {
  process.exitCode = code ?? 1
})
