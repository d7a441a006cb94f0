import { LOG_FILE_LIFE_DAYS } from '#domain/contact/realtime/retention.ts'
import { VISIT_LOG_PREFIX } from '#domain/contact/visits/visitLogFile.ts'
import { RAW_LOG_PREFIX } from '#domain/delivery/counting/rawLog.ts'
import type { CloudflareApi } from '../cloudflareApi.ts'
import { queueNames } from '../deploymentProblems.ts'
import type { EnvironmentConfig } from '../environments.ts'
import type { Answers } from './answers.ts'

const DAY_S = 86_400

/** Tools of setup, which in a dry run only logs its actions. */
export interface SetupTools {
  api: CloudflareApi
  isDryRun: boolean
  log: (line: string) => void
}

type Place = Pick<Answers, 'location' | 'jurisdiction'>

/** A bucket's rule in the account's API. */
interface LifecycleRule {
  id: string
  enabled: boolean
  conditions: { prefix?: string }
  [transition: string]: unknown
}

const age = (days: number) => ({ condition: { type: 'Age', maxAge: days * DAY_S } })

/**
 * Rules by the binding of the bucket. Raw logs are evidence of what was billed: 400 days
 * (docs/reference/retention.md).
 */
export const LIFECYCLE: Readonly<Record<string, readonly LifecycleRule[]>> = {
  CREATIVES: [
    {
      id: 'abandoned-uploads',
      enabled: true,
      conditions: { prefix: '' },
      abortMultipartUploadsTransition: age(3),
    },
  ],
  DELIVERY_LOG: [
    {
      id: 'raw-log',
      enabled: true,
      conditions: { prefix: RAW_LOG_PREFIX },
      storageClassTransitions: [{ storageClass: 'InfrequentAccess', ...age(60) }],
      deleteObjectsTransition: age(400),
    },
  ],
  EXPORTS: [
    {
      id: 'old-nights',
      enabled: true,
      conditions: { prefix: '' },
      deleteObjectsTransition: age(14),
    },
  ],
  VISIT_LOG: [
    {
      id: 'old-visits',
      enabled: true,
      conditions: { prefix: VISIT_LOG_PREFIX },
      deleteObjectsTransition: age(LOG_FILE_LIFE_DAYS),
    },
  ],
}

const inJurisdiction = ({ jurisdiction }: Place): Record<string, string> =>
  jurisdiction === 'none' ? {} : { 'cf-r2-jurisdiction': jurisdiction }

const storedIn = ({ jurisdiction }: Place): { jurisdiction?: string } =>
  jurisdiction === 'none' ? {} : { jurisdiction }

/** Reports an action, and performs it unless this is a dry run. */
async function make(tools: SetupTools, what: string, action: () => Promise<void>): Promise<void> {
  tools.log(tools.isDryRun ? `Would create ${what}` : `Create ${what}`)
  if (!tools.isDryRun) await action()
}

/** Id of a database, created if missing; null in a dry run that would create it. */
async function database(tools: SetupTools, name: string, place: Place): Promise<string | null> {
  const path = `/accounts/${tools.api.accountId}/d1/database`
  const known = await tools.api.list<{ uuid: string; name: string }>(
    `${path}?name=${encodeURIComponent(name)}`,
  )
  const found = known.find((each) => each.name === name)
  if (found) {
    tools.log(`Found D1 database ${name}`)
    return found.uuid
  }
  const where =
    place.jurisdiction === 'none'
      ? { primary_location_hint: place.location }
      : { jurisdiction: place.jurisdiction }
  let id: string | null = null
  await make(tools, `D1 database ${name} in ${Object.values(where).join()}`, async () => {
    const created = await tools.api.send<{ uuid: string }>('POST', path, { name, ...where })
    id = created.uuid
  })
  return id
}

/** Lets the nearest replica answer reads (docs/deploy/edge.md). */
async function replicateReads({ api, isDryRun, log }: SetupTools, id: string): Promise<void> {
  log('Read replication is on')
  if (!isDryRun)
    await api.send('PUT', `/accounts/${api.accountId}/d1/database/${id}`, {
      read_replication: { mode: 'auto' },
    })
}

async function bucket(
  tools: SetupTools,
  { binding, name }: { binding: string; name: string },
  place: Place,
): Promise<void> {
  const path = `/accounts/${tools.api.accountId}/r2/buckets`
  const headers = inJurisdiction(place)
  if (await tools.api.find(`${path}/${name}`, headers)) tools.log(`Found R2 bucket ${name}`)
  else
    await make(tools, `R2 bucket ${name} in ${place.location}`, async () => {
      const hint = place.jurisdiction === 'none' ? { locationHint: place.location } : {}
      await tools.api.send('POST', path, { name, ...hint }, headers)
    })
  const rules = LIFECYCLE[binding]
  if (!rules) return
  tools.log(`  rules of ${name}: ${rules.map(({ id }) => id).join(', ')}`)
  if (tools.isDryRun) return
  const known = await tools.api.find<{ rules?: LifecycleRule[] }>(
    `${path}/${name}/lifecycle`,
    headers,
  )
  const own = new Set(rules.map(({ id }) => id))
  const others = (known?.rules ?? []).filter(({ id }) => !own.has(id))
  await tools.api.send(
    'PUT',
    `${path}/${name}/lifecycle`,
    { rules: [...others, ...rules] },
    headers,
  )
}

/** Id of a namespace, by its unique title; null in a dry run that would create it. */
async function namespace(tools: SetupTools, title: string, place: Place): Promise<string | null> {
  const path = `/accounts/${tools.api.accountId}/storage/kv/namespaces`
  const known = await tools.api.listAll<{ id: string; title: string }>(path)
  const found = known.find((each) => each.title === title)
  if (found) {
    tools.log(`Found KV namespace ${title}`)
    return found.id
  }
  let id: string | null = null
  await make(tools, `KV namespace ${title}`, async () => {
    const created = await tools.api.send<{ id: string }>('POST', path, {
      title,
      ...storedIn(place),
    })
    id = created.id
  })
  return id
}

async function queue(tools: SetupTools, name: string, place: Place): Promise<void> {
  const path = `/accounts/${tools.api.accountId}/queues`
  const known = await tools.api.list<{ queue_name: string }>(
    `${path}?name=${encodeURIComponent(name)}`,
  )
  if (known.some(({ queue_name }) => queue_name === name)) return tools.log(`Found queue ${name}`)
  await make(tools, `queue ${name}`, async () => {
    await tools.api.send('POST', path, { queue_name: name, ...storedIn(place) })
  })
}

/** Ids that wrangler.toml needs; null where a dry run would create the resource. */
export interface ResourceIds {
  databases: Map<string, string | null>
  namespaces: Map<string, string | null>
}

/** Title of a namespace, unique to the environment by the Worker's name. */
export const namespaceTitle = (config: Pick<EnvironmentConfig, 'name'>, binding: string) =>
  `${config.name ?? ''}-${binding.toLowerCase().replaceAll('_', '-')}`

/** Creates or finds every resource in the environment's configuration. Safe to repeat. */
export async function prepareResources(
  tools: SetupTools,
  config: EnvironmentConfig,
  place: Place,
): Promise<ResourceIds> {
  const ids: ResourceIds = { databases: new Map(), namespaces: new Map() }
  for (const { binding, database_name = '' } of config.d1_databases) {
    const id = await database(tools, database_name, place)
    ids.databases.set(binding, id)
    if (id !== null) await replicateReads(tools, id)
  }
  for (const { binding, bucket_name = '' } of config.r2_buckets)
    await bucket(tools, { binding, name: bucket_name }, place)
  for (const { binding } of config.kv_namespaces)
    ids.namespaces.set(binding, await namespace(tools, namespaceTitle(config, binding), place))
  for (const name of queueNames(config)) await queue(tools, name, place)
  return ids
}
