import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { inRoot, ROOT } from './paths.ts'
import { toolEnvironment } from './runCommand.ts'

const START_TIMEOUT_MS = 60_000
const POLL_MS = 50
const CRON_MS = 60_000

/** Whether nothing listens on the port yet. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

/** A port that nothing uses. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(1_000) })
    return response.ok
  } catch {
    return false
  }
}

/** Serves the production build from workerd on 127.0.0.1 and gives its address once it answers. */
export async function startLocalServer(options: {
  port: number
  statePath: string
  vars?: Record<string, string>
  onLog?: (line: string) => void
}) {
  const origin = `http://127.0.0.1:${options.port}`
  const vars = { SITE_URL: origin, ...options.vars }
  const child = spawn(
    'wrangler',
    [
      'dev',
      '--config',
      inRoot('build/server/wrangler.json'),
      '--persist-to',
      options.statePath,
      '--ip=127.0.0.1',
      `--port=${options.port}`,
      '--inspector-port=0',
      '--show-interactive-dev-session=false',
      ...Object.entries(vars).flatMap(([name, value]) => ['--var', `${name}:${value}`]),
    ],
    { cwd: ROOT, env: toolEnvironment(), stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let output = ''
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-20_000)
    options.onLog?.(chunk.toString())
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)

  const deadline = Date.now() + START_TIMEOUT_MS
  while (!(await answers(`${origin}/api/health`))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGTERM')
      throw new Error(`The local server did not start:\n${output}`)
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  // The local runtime has no clock for cron triggers of its own.
  const cron = setInterval(
    () => void fetch(`${origin}/cdn-cgi/local/scheduled`).catch(() => null),
    CRON_MS,
  )
  return {
    origin,
    child,
    stop: () =>
      new Promise<void>((resolve) => {
        clearInterval(cron)
        if (child.exitCode !== null) return resolve()
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}
