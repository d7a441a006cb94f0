import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '../../setup/localServer.ts'
import { toolEnvironment } from '../../setup/runCommand.ts'
import { logInDemo } from '../../setup/logInDemo.ts'
import { childrenOf, type RealtimeServer } from './RealtimeServer.ts'

const START_TIMEOUT_MS = 60_000

async function startProcess(script: string, args: string[]): Promise<ChildProcess> {
  const child = spawn('node', ['--no-warnings', path.join(import.meta.dirname, script), ...args], {
    env: toolEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ready = new Promise<void>((resolve, reject) => {
    const take = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-10_000)
      if (/^ready$/m.test(output)) resolve()
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    child.once('exit', () => reject(new Error(`${script} ended:\n${output}`)))
    setTimeout(() => reject(new Error(`${script} did not start:\n${output}`)), START_TIMEOUT_MS)
  })
  await ready
  return child
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL', pids: number[]) {
  const ended = once(child, 'exit')
  for (const pid of pids) process.kill(pid, signal)
  child.kill(signal)
  await ended
}

/** A server in workerd: counts its objects' starts and wake-ups, and their received frames. */
export type ObjectServer = RealtimeServer & {
  counts: () => Promise<{ wakeUps: number; frames: number }>
}

/** A script that runs one workerd on a folder. */
async function startWorkerd(script: string, state: string): Promise<ObjectServer> {
  const port = String(await freePort())
  const origin = `http://127.0.0.1:${port}`
  const start = () => startProcess(script, [port, state])
  let child = await start()
  // The only child process of the runtime's starter.
  const workerd = () => childrenOf(child.pid ?? 0)
  return {
    origin,
    adminHeaders: {},
    pid: () => workerd()[0] ?? 0,
    counts: async () =>
      (await (await fetch(`${origin}/counts`)).json()) as { wakeUps: number; frames: number },
    crash: async () => {
      await end(child, 'SIGKILL', workerd())
      child = await start()
    },
    stop: () => end(child, 'SIGTERM', []),
  }
}

/** The product, on a copy of a prepared state. */
export async function startProduct(preparedState: string, folder: string): Promise<ObjectServer> {
  const state = path.join(folder, 'product')
  mkdirSync(`${state}/v3`, { recursive: true })
  cpSync(`${preparedState}/v3/d1`, `${state}/v3/d1`, { recursive: true })
  const server = await startWorkerd('productServer.ts', state)
  return { ...server, adminHeaders: { Cookie: await logInDemo(server.origin, 'admin') } }
}

/** The minimal object on the same runtime. */
export const startBareObject = (folder: string): Promise<ObjectServer> =>
  startWorkerd('bareServer.ts', path.join(folder, 'bare'))

/** The equivalent socket.io server. */
export async function startSocketIo(folder: string): Promise<RealtimeServer> {
  const port = String(await freePort())
  const start = () =>
    startProcess('socketIoServer.ts', [port, path.join(folder, 'baseline.sqlite')])
  let child = await start()
  return {
    origin: `http://127.0.0.1:${port}`,
    adminHeaders: {},
    pid: () => child.pid ?? 0,
    crash: async () => {
      await end(child, 'SIGKILL', [])
      child = await start()
    },
    stop: () => end(child, 'SIGTERM', []),
  }
}
