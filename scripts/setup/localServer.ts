import { randomInt } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler'
import { inRoot } from '../project/paths.ts'
import { WORKER_NAMES, WORKERS, type WorkerName, workerFolder } from '../project/workers.ts'
import { builtConfigFile } from './builtConfig.ts'
import { refreshBundledSecrets } from './secrets/developmentSecrets.ts'

const START_TIMEOUT_MS = 60_000
const CRON_MS = 60_000
/** The minutely cron, so that due jobs run as soon as the server is up. */
const MINUTE_QUERY = '?cron=*+*+*+*+*'

/** Whether the port is free. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

/** Below the ports that systems give to outgoing connections, one of which could take a free port before its server. */
const OWN_PORTS = { least: 20_000, below: 32_000 }

/** A free port for a server. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(OWN_PORTS.least, OWN_PORTS.below)
    if (await isPortFree(port)) return port
  }
}

/** Modules of a built Worker: its entry, or the module before it, then the chunks that it imports. */
function builtModules(worker: WorkerName, entryAround: string | undefined) {
  const modulesRoot = workerFolder(worker)
  const chunks = globSync('assets/*.js', { cwd: modulesRoot })
  const type = 'ESModule' as const
  const around = { type, path: path.join(modulesRoot, 'around.js'), contents: entryAround ?? '' }
  return {
    modulesRoot,
    modules: [
      ...(entryAround === undefined ? [] : [around]),
      ...['index.js', ...chunks].map((file) => ({ type, path: path.join(modulesRoot, file) })),
    ],
  }
}

/** A built Worker's options for the local runtime, at the host in its settings; the site serves all other hosts. */
function builtWorker(
  worker: WorkerName,
  { vars, entryAround }: { vars: Record<string, string>; entryAround: string | undefined },
) {
  const { name, workerOptions } = localOptions(worker)
  const bindings = { ...(workerOptions.bindings as Record<string, string>), ...vars }
  const host = bindings[WORKERS[worker].hostSetting] ?? ''
  return {
    ...workerOptions,
    ...builtModules(worker, entryAround),
    name,
    routes: worker === 'site' ? [] : [`${host}/*`],
    bindings,
  }
}

function localOptions(worker: WorkerName) {
  const file = builtConfigFile(worker)
  const { modulesRules: _rules, ...workerOptions } = workerOptionsOf(file).workerOptions
  const { name } = JSON.parse(readFileSync(file, 'utf8')) as { name: string }
  return { name, workerOptions }
}

/** A Worker that forwards all requests for a host to this process. */
const neighborWorker = (host: string, answer: (request: Request) => Promise<Response>) => ({
  name: 'neighbor',
  routes: [`${host}/*`],
  modules: true as const,
  script: 'export default { fetch: (request, env) => env.ANSWER.fetch(request) }',
  compatibilityDate: '2026-10-06',
  serviceBindings: {
    // The local runtime has its own classes for these two.
    ANSWER: async (request: unknown) => (await answer(request as Request)) as never,
  },
})

export interface LocalServerOptions {
  port: number
  statePath: string
  vars?: Record<string, string>
  onLog?: (line: string) => void
  /** Source of a module that replaces a Worker's built entry, `./index.js`, and imports it. */
  entryAround?: (worker: WorkerName) => string
  /** Handler in this process for another host on the same port; not a part of the product. */
  neighbor?: { host: string; answer: (origin: string) => (request: Request) => Promise<Response> }
}

/**
 * Serves the production build, all Workers in one workerd, on 127.0.0.1. Returns its address once
 * it responds. Does not use `wrangler dev`, whose proxy keeps idle connections to the Worker and
 * fails a POST when a connection was just closed.
 */
export async function startLocalServer({
  port,
  statePath,
  vars,
  onLog,
  entryAround,
  neighbor,
}: LocalServerOptions) {
  // Prevents an outside request for a sample visitor location.
  Object.assign(process.env, { CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_LOG: 'warn' })
  refreshBundledSecrets()
  const origin = `http://127.0.0.1:${port}`
  const workers = WORKER_NAMES.toReversed().map((worker) =>
    builtWorker(worker, {
      vars: { SITE_URL: origin, ...vars },
      entryAround: entryAround?.(worker),
    }),
  )
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port,
      log: new Log(LogLevel.ERROR),
      telemetry: { enabled: false },
      unsafeTriggerHandlers: true,
      unsafeLocalExplorer: true,
      handleStructuredLogs: ({ message }) => onLog?.(`${message}\n`),
      resourcePersistencePath: path.join(statePath, 'v3'),
      resourceTmpPath: inRoot('.wrangler/tmp'),
      workers: [
        // The first Worker receives the requests that match no route.
        ...workers,
        ...(neighbor ? [neighborWorker(neighbor.host, neighbor.answer(origin))] : []),
      ],
    }),
  )
  try {
    await miniflare.ready
    await checkHealth(origin)
  } catch (error) {
    await miniflare.dispose()
    throw new Error('The local server did not start.', { cause: error })
  }
  const stopCron = startCron(origin)
  return {
    origin,
    stop: async () => {
      stopCron()
      await miniflare.dispose()
    },
  }
}

/** Throws unless the server answers its health check. */
async function checkHealth(origin: string): Promise<void> {
  const health = await fetch(`${origin}/api/health`, {
    signal: AbortSignal.timeout(START_TIMEOUT_MS),
  })
  const body = await health.text()
  if (!health.ok) throw new Error(`it answered ${health.status}: ${body}`)
}

/** Triggers the crons, as the local runtime has no scheduler. Returns a function that stops it. */
function startCron(origin: string): () => void {
  const tick = (query: string) =>
    void fetch(`${origin}/cdn-cgi/local/scheduled${query}`)
      .then((response) => response.arrayBuffer())
      .catch(() => null)
  tick(MINUTE_QUERY)
  const cron = setInterval(() => {
    tick('')
    tick(MINUTE_QUERY)
  }, CRON_MS)
  return () => clearInterval(cron)
}
