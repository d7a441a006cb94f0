import path from 'node:path'
import { experimental_readRawConfig as readRaw, unstable_readConfig as readConfig } from 'wrangler'
import { hostName, type HOST_SETTINGS } from '#domain/foundation/settings/deployedSettings.ts'
import { WORKER_SETTINGS } from '#domain/foundation/settings/workerSettings.ts'
import { inRoot } from './paths.ts'

/** A Worker of the product: its wrangler file, and the setting that names its host. */
interface WorkerFacts {
  file: string
  hostSetting: (typeof HOST_SETTINGS)[number]
  /** Display name for operators. */
  title: string
}

/**
 * The Workers in the order of a release: the site calls the ad server's objects, and its pages show files of the
 * creatives' host.
 */
export const WORKERS = {
  serve: {
    file: 'worker/serve/wrangler.toml',
    hostSetting: 'SERVE_HOST',
    title: 'the ad server',
  },
  creatives: {
    file: 'worker/creatives/wrangler.toml',
    hostSetting: 'CREATIVES_HOST',
    title: "the creatives' host",
  },
  site: { file: 'wrangler.toml', hostSetting: 'SITE_URL', title: 'the site' },
} as const satisfies Record<string, WorkerFacts>

export type WorkerName = keyof typeof WORKERS
export const WORKER_NAMES = Object.keys(WORKERS) as WorkerName[]
/** The Workers other than the site. */
export const OTHER_WORKERS = ['serve', 'creatives'] as const
export type OtherWorker = (typeof OTHER_WORKERS)[number]

/** Path of a Worker's bundle. */
export const workerFolder = (worker: WorkerName): string =>
  inRoot('build', worker === 'site' ? 'server' : worker)

type Config = Record<string, unknown>
type Bound = Record<string, unknown>

/** Keys of binding lists in a wrangler file, with the field that names a binding. */
const BINDING_LISTS = {
  d1_databases: 'binding',
  kv_namespaces: 'binding',
  r2_buckets: 'binding',
  send_email: 'name',
  ratelimits: 'name',
} as const

const rootConfig = (environment: string | undefined, file: string) =>
  readConfig(
    { config: file, ...(environment ? { env: environment } : {}) },
    { hideWarnings: true },
  ) as unknown as Config & {
    vars: Record<string, string>
    routes?: (string | { pattern: string })[]
  }

const inEnvironment = (name: string, environment: string | undefined) =>
  environment === undefined ? name : `${name}-${environment}`

/** Name of a Worker in an environment, unique in the account. */
export const workerNameOf = (
  worker: WorkerName,
  environment?: string,
  rootFile = inRoot('wrangler.toml'),
): string =>
  worker === 'site'
    ? String(rootConfig(environment, rootFile)['name'])
    : inEnvironment(String(ownFile(worker)['name']), environment)

/**
 * Arguments by which a wrangler command finds a Worker of an environment without a build. The files
 * of the other Workers are incomplete on their own, so wrangler gets their names.
 */
export const targetOf = (worker: WorkerName, environment: string, rootFile: string): string[] => [
  ...(worker === 'site'
    ? ['--env', environment]
    : ['--name', workerNameOf(worker, environment, rootFile)]),
  '--config',
  rootFile,
]

const patternOf = (route: string | { pattern: string }) =>
  typeof route === 'string' ? route : route.pattern

/** Content of another Worker's own wrangler file. */
export const ownFile = (worker: OtherWorker): Config =>
  readRaw({ config: inRoot(WORKERS[worker].file) }).rawConfig as Config

/** Durable Object classes of another Worker. */
export const declaredClasses = (worker: OtherWorker): string[] => {
  const { bindings = [] } = (ownFile(worker)['durable_objects'] ?? {}) as {
    bindings?: { class_name: string }[]
  }
  return bindings.map(({ class_name }) => class_name)
}

/** Entry with the same name in the root file. Raises an error without one. */
function ofRoot(worker: OtherWorker, list: keyof typeof BINDING_LISTS, root: Config) {
  const key = BINDING_LISTS[list]
  return (own: Bound): Bound => {
    const found = (root[list] as Bound[] | undefined)?.find((each) => each[key] === own[key])
    if (!found)
      throw new Error(
        `${WORKERS[worker].file} binds ${String(own[key])}, which wrangler.toml does not have in ${list}.`,
      )
    return { ...own, ...found }
  }
}

/**
 * Complete configuration of a Worker in an environment, or on this machine: its own wrangler file, with ids, hosts,
 * vars and limits of the root's (`rootFile`). `main` is an absolute path. Raises an error for a binding that the root
 * lacks.
 */
export function workerConfig(
  worker: WorkerName,
  environment?: string,
  rootFile = inRoot('wrangler.toml'),
): Config {
  const root = rootConfig(environment, rootFile)
  const host = hostName(root.vars[WORKERS[worker].hostSetting] ?? '')
  const routes = (root.routes ?? []).filter((route) => patternOf(route).toLowerCase() === host)
  if (worker === 'site') return { ...root, routes }
  const own = ownFile(worker)
  const lists = Object.keys(BINDING_LISTS) as (keyof typeof BINDING_LISTS)[]
  const bound = lists
    .filter((list) => own[list] !== undefined)
    .map((list) => [list, (own[list] as Bound[]).map(ofRoot(worker, list, root))])
  const known: ReadonlySet<string> = new Set(WORKER_SETTINGS[worker])
  return {
    ...own,
    ...Object.fromEntries(bound),
    name: workerNameOf(worker, environment, rootFile),
    main: path.resolve(path.dirname(inRoot(WORKERS[worker].file)), String(own['main'])),
    vars: Object.fromEntries(Object.entries(root.vars).filter(([name]) => known.has(name))),
    routes,
  }
}
