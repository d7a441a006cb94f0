import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from '#scripts/project/paths.ts'
import { toolEnvironment } from '#scripts/setup/runCommand.ts'
import type { Faults } from './faults.ts'

const START_TRIES = 3

interface Where {
  port: number
  /** The run's own folder, with the server's state and log. */
  folder: string
  vars: Record<string, string>
}

/** A message of the server's process. */
interface Told {
  isReady?: true
  fault?: string
}

const isReadyMessage = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    child.on('message', (message: Told) => {
      if (message.isReady) resolve()
    })
  })

/**
 * A server that is started, killed and restarted on its stored data, always at the same address.
 */
export class ServerLives {
  readonly origin: string
  readonly statePath: string
  readonly logPath: string
  readonly #where: Where
  /** Count of each injected fault, over all lives. */
  readonly made = new Map<string, number>()
  #process: ChildProcess | null = null

  constructor(where: Where) {
    this.#where = where
    this.origin = `http://127.0.0.1:${where.port}`
    this.statePath = path.join(where.folder, 'state')
    this.logPath = path.join(where.folder, 'errors.log')
  }

  /** Starts the server; resolves once it responds. Raises when it does not start. */
  async start(faults: Faults): Promise<void> {
    for (let tried = 1; ; tried += 1) {
      const child = this.#spawn(faults)
      this.#process = child
      const isReady = await Promise.race([
        isReadyMessage(child).then(() => true),
        once(child, 'exit').then(() => false),
      ])
      if (isReady) return
      this.#process = null
      if (tried >= START_TRIES) throw new Error(`The server does not start: ${this.logPath}`)
    }
  }

  /** Kills the server like a crash: without notice or cleanup, whatever it is doing. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM')
  }

  #spawn(faults: Faults): ChildProcess {
    const { port, vars } = this.#where
    const file = inRoot('test/chaos/chaosServer.ts')
    const args = [String(port), this.statePath, JSON.stringify(faults), JSON.stringify(vars)]
    const log = openSync(this.logPath, 'a')
    const child = spawn(process.execPath, ['--no-warnings', file, ...args], {
      // A process group of its own: killing it ends the runtime that it starts, and nothing else.
      detached: true,
      env: toolEnvironment(),
      stdio: ['ignore', 'ignore', log, 'ipc'],
    })
    closeSync(log)
    child.on('message', (message: Told) => {
      if (message.fault) this.made.set(message.fault, (this.made.get(message.fault) ?? 0) + 1)
    })
    return child
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#process
    this.#process = null
    if (child?.pid === undefined || child.exitCode !== null) return
    const isOver = once(child, 'exit')
    process.kill(signal === 'SIGKILL' ? -child.pid : child.pid, signal)
    await isOver
  }
}
