import { describe, expect, it } from 'vitest'
import { ENVIRONMENTS } from './environments.ts'
import {
  declaredClasses,
  OTHER_WORKERS,
  WORKER_NAMES,
  workerConfig,
  type WorkerName,
} from '../project/workers.ts'

interface Config {
  name: string
  routes: { pattern: string }[]
  vars: Record<string, string>
  d1_databases: { database_id?: string }[]
  kv_namespaces?: { id?: string }[]
  ratelimits?: { namespace_id?: string }[]
  durable_objects?: { bindings: { name: string; class_name: string; script_name?: string }[] }
  migrations?: { new_sqlite_classes?: string[] }[]
}

const configOf = (worker: WorkerName, environment?: string) =>
  workerConfig(worker, environment) as unknown as Config

const classesOf = (config: Config) =>
  (config.migrations ?? []).flatMap(({ new_sqlite_classes = [] }) => new_sqlite_classes)

describe.each([undefined, ...ENVIRONMENTS])('the Workers of %s', (environment) => {
  it('find each of their bindings, with its ids, in the root', () => {
    for (const worker of OTHER_WORKERS) {
      const config = configOf(worker, environment)
      for (const { database_id } of config.d1_databases) expect(database_id).toBeTruthy()
      for (const { id } of config.kv_namespaces ?? []) expect(id).toBeTruthy()
      for (const limit of config.ratelimits ?? []) expect(limit.namespace_id).toBeTruthy()
    }
  })

  it('have their own names and hosts', () => {
    const configs = WORKER_NAMES.map((worker) => configOf(worker, environment))
    expect(new Set(configs.map(({ name }) => name)).size).toBe(WORKER_NAMES.length)
    if (environment === undefined) return
    const hosts = configs.map(({ routes }) => routes.map(({ pattern }) => pattern))
    expect(hosts.map((own) => own.length)).toEqual([1, 1, 1])
    expect(new Set(hosts.flat()).size).toBe(WORKER_NAMES.length)
  })

  it('have each object class in one Worker, which the site names', () => {
    const [serve, site] = [configOf('serve', environment), configOf('site', environment)]
    expect(classesOf(serve).toSorted()).toEqual(declaredClasses('serve').toSorted())
    const bound = site.durable_objects?.bindings ?? []
    const own = bound.filter(({ script_name }) => script_name === undefined)
    expect(classesOf(site).toSorted()).toEqual(own.map(({ class_name }) => class_name).toSorted())
    const foreign = bound.filter(({ script_name }) => script_name !== undefined)
    expect(foreign.map(({ class_name }) => class_name).toSorted()).toEqual(
      declaredClasses('serve').toSorted(),
    )
    expect(new Set(foreign.map(({ script_name }) => script_name))).toEqual(new Set([serve.name]))
  })

  it('have no unused setting', () => {
    for (const worker of OTHER_WORKERS) {
      const { vars } = configOf(worker, environment)
      expect(Object.keys(vars)).not.toContain('CARD_PROVIDER_PUBLIC_KEY')
      expect(Object.keys(vars).filter((name) => name.endsWith('_SECRET'))).toEqual([])
    }
  })
})
