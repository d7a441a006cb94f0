import { globSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler'
import { refreshBundledSecrets } from './developmentSecrets.ts'
import { inRoot } from '../project/paths.ts'

const CONFIG = inRoot('build/server/wrangler.json')
const START_TIMEOUT_MS = 60_000
const CRON_MS = 60_000
/** The trigger of every minute: what may run now is known as soon as the server stands. */
const MINUTE_QUERY = '?cron=*+*+*+*+*'

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

/** The modules of the built Worker: its entry first, or what stands before it, then the chunks that it imports. */
function builtModules(entryAround: string | undefined) {
  const modulesRoot = path.dirname(CONFIG)
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

/** A Worker that hands all requests for a host to this process. */
const neighborWorker = (host: string, answer: (request: Request) => Promise<Response>) => ({
  name: 'neighbor',
  routes: [`${host}/*`],
  modules: true as const,
  script: 'export default { fetch: (request, env) => env.ANSWER.fetch(request) }',
  compatibilityDate: '2026-10-06',
  serviceBindings: {
    // The local runtime has its own classes for the same two things.
    ANSWER: async (request: unknown) => (await answer(request as Request)) as never,
  },
})

export interface LocalServerOptions {
  port: number
  statePath: string
  vars?: Record<string, string>
  onLog?: (line: string) => void
  /** Source of a module that is served in the place of the built entry, `./index.js`, which it imports. */
  entryAround?: string
  /** What answers for another host on the same port, from here; no part of the product. */
  neighbor?: { host: string; answer: (origin: string) => (request: Request) => Promise<Response> }
}

/**
 * Serves the production build from workerd on 127.0.0.1 and gives its address once it answers. Not by
 * `wrangler dev`: its proxy keeps idle connections to the Worker and fails a POST when one was just closed.
 */
export async function startLocalServer({
  port,
  statePath,
  vars,
  onLog,
  entryAround,
  neighbor,
}: LocalServerOptions) {
  // No call to the outside for an example of a visitor's whereabouts.
  Object.assign(process.env, { CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_LOG: 'warn' })
  refreshBundledSecrets()
  const origin = `http://127.0.0.1:${port}`
  const { modulesRules: _rules, ...worker } = workerOptionsOf(CONFIG).workerOptions
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
        {
          ...worker,
          ...builtModules(entryAround),
          name: 'admarket-direct',
          bindings: { ...(worker.bindings as Record<string, string>), SITE_URL: origin, ...vars },
        },
        ...(neighbor ? [neighborWorker(neighbor.host, neighbor.answer(origin))] : []),
      ],
    }),
  )
  try {
    await miniflare.ready
    const health = await fetch(`${origin}/api/health`, {
      signal: AbortSignal.timeout(START_TIMEOUT_MS),
    })
    const said = await health.text()
    if (!health.ok) throw new Error(`it answered ${health.status}: ${said}`)
  } catch (error) {
    await miniflare.dispose()
    throw new Error('The local server did not start.', { cause: error })
  }
  // The local runtime has no clock for cron triggers of its own.
  const tick = (query: string) =>
    void fetch(`${origin}/cdn-cgi/local/scheduled${query}`)
      .then((answer) => answer.arrayBuffer())
      .catch(() => null)
  tick(MINUTE_QUERY)
  const cron = setInterval(() => {
    tick('')
    tick(MINUTE_QUERY)
  }, CRON_MS)
  return {
    origin,
    stop: async () => {
      clearInterval(cron)
      await miniflare.dispose()
    },
  }
}
