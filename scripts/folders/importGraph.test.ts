import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { inRoot } from '../project/paths.ts'
import { OTHER_WORKERS, type OtherWorker, workerConfig, WORKERS } from '../project/workers.ts'
import { reachedModules } from './importGraph.ts'

const entryOf = (worker: OtherWorker) =>
  path.posix.join(path.posix.dirname(WORKERS[worker].file), 'entry.ts')

const site = reachedModules('worker/index.ts')

/** Modules that an entry loads from the folders or files of a pattern. */
const loaded = (modules: ReadonlySet<string>, pattern: RegExp) =>
  [...modules].filter((file) => pattern.test(file))

/** Upper-case names in a Worker's modules, bindings among them. */
function namesUsed(worker: OtherWorker): ReadonlySet<string> {
  const modules = [...reachedModules(entryOf(worker))].filter((file) =>
    /^(worker|domain\/delivery)\//.test(file),
  )
  const names = modules.flatMap(
    (file) => readFileSync(inRoot(file), 'utf8').match(/\b[A-Z]+(?:_[A-Z0-9]+)*\b/g) ?? [],
  )
  return new Set(names)
}

type Bound = { binding?: string; name?: string }

function boundNames(config: Readonly<Record<string, unknown>>): string[] {
  const lists = ['d1_databases', 'kv_namespaces', 'r2_buckets', 'send_email', 'ratelimits']
  const bound = [
    ...lists.flatMap((list) => (config[list] ?? []) as Bound[]),
    ...((config['durable_objects'] ?? { bindings: [] }) as { bindings: Bound[] }).bindings,
    ...(((config['queues'] ?? {}) as { producers?: Bound[] }).producers ?? []),
    ...['images', 'assets', 'version_metadata'].flatMap((key) => (config[key] ?? []) as Bound),
  ]
  return bound.flatMap(({ binding, name }) => binding ?? name ?? [])
}

describe('Workers import nothing from each other', () => {
  it('the ad server loads no page, route, session or settings of the site', () => {
    const serve = reachedModules('worker/serve/entry.ts')
    expect(serve.size).toBeGreaterThan(150)
    const foreign =
      /^(client|worker\/(routes|middleware|realtime|jobs|creatives)|durable\/(visitor|room))\//
    expect(loaded(serve, foreign)).toEqual([])
    expect(loaded(serve, /^worker\/(index|page|registries|platform\/settings)\.tsx?$/)).toEqual([])
  })

  it('the ad server loads neither React nor the mailer before it has an alert to send', () => {
    const atStart = reachedModules('worker/serve/entry.ts', false)
    expect(loaded(atStart, /\.tsx$|^worker\/adapters\/mail\//)).toEqual([])
  })

  it("the creatives' host loads nothing of the site or the ad server", () => {
    const foreign = /^(client|worker\/(routes|middleware|realtime|jobs|serve)|durable)\//
    expect(loaded(reachedModules('worker/creatives/entry.ts'), foreign)).toEqual([])
  })

  it("the site loads no handler of the ad server or the creatives' host", () => {
    expect(site.size).toBeGreaterThan(500)
    expect(loaded(site, /^worker\/(serve|creatives)\/|^durable\/(counter|keeper)\/[A-Z]/)).toEqual(
      [],
    )
  })
})

describe.each(OTHER_WORKERS)('the wrangler file of %s', (worker) => {
  const bound = new Set(boundNames(workerConfig(worker)))

  it('binds exactly the names in its modules', () => {
    const used = namesUsed(worker)
    const known = boundNames(workerConfig('site'))
    expect(known.filter((name) => used.has(name) && !bound.has(name))).toEqual([])
    expect([...bound].filter((name) => !used.has(name))).toEqual([])
  })
})
