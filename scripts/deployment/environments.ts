import { unstable_readConfig as readConfig } from 'wrangler'
import { inRoot } from '../project/paths.ts'

/** Deployable environments, as wrangler.toml names them. */
export const ENVIRONMENTS = ['staging', 'production'] as const
export type Environment = (typeof ENVIRONMENTS)[number]

const isEnvironment = (name: string | undefined): name is Environment =>
  ENVIRONMENTS.some((known) => known === name)

/** The environment on the command line. Raises an error with the usage. */
export function environmentOf(name: string | undefined, command: string): Environment {
  if (isEnvironment(name)) return name
  const wrong = name === undefined ? 'Name an environment' : `"${name}" is no environment`
  throw new Error(`${wrong}: npm run ${command} -- ${ENVIRONMENTS.join(' | ')}`)
}

/** The part of an environment's configuration that a deployment reads and writes. */
export interface EnvironmentConfig {
  name?: string
  vars: Readonly<Record<string, string>>
  routes?: (string | { pattern: string; custom_domain?: boolean })[]
  d1_databases: {
    binding: string
    database_id?: string
    database_name?: string
    migrations_dir?: string
  }[]
  kv_namespaces: { binding: string; id?: string }[]
  r2_buckets: { binding: string; bucket_name?: string; jurisdiction?: string }[]
  queues: {
    producers?: { binding: string; queue: string }[]
    consumers?: { queue: string; dead_letter_queue?: string; [rule: string]: unknown }[]
  }
  ratelimits?: { name: string; namespace_id: string; simple: object }[]
  durable_objects?: { bindings: { name: string; class_name: string; script_name?: string }[] }
}

/** An environment's configuration as wrangler reads it; development's without a name. */
export const configOf = (
  environment?: Environment,
  config = inRoot('wrangler.toml'),
): EnvironmentConfig =>
  readConfig({ config, ...(environment ? { env: environment } : {}) }, { hideWarnings: true })
