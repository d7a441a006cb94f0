import {
  HOST_SETTINGS,
  hostName,
  SECRET_NAME,
  type SettingProblem,
} from '#domain/foundation/settings/deployedSettings.ts'
import { SETTING_FACTS } from '#domain/foundation/settings/settingFacts.ts'
import { parseSettings, SettingsError } from '#domain/foundation/settings/settings.ts'
import { declaredClasses, ownFile, workerNameOf } from '../project/workers.ts'
import { deploymentPlaceholders } from '../setup/deploymentPlaceholders.ts'
import { configOf, ENVIRONMENTS, type Environment, type EnvironmentConfig } from './environments.ts'

/** Hosts of an environment, by the setting that names each. */
export const hostsOf = ({ vars }: Pick<EnvironmentConfig, 'vars'>) =>
  HOST_SETTINGS.map((setting) => ({ setting, host: hostName(vars[setting] ?? '') }))

const customDomains = ({ routes }: Pick<EnvironmentConfig, 'routes'>): string[] =>
  (routes ?? []).flatMap((route) =>
    typeof route !== 'string' && 'custom_domain' in route && route.custom_domain
      ? [route.pattern.toLowerCase()]
      : [],
  )

/** Hosts that no route of the environment covers: requests for them would never reach the Worker. */
function uncoveredHosts(config: EnvironmentConfig): string[] {
  const covered = customDomains(config)
  return hostsOf(config)
    .filter(({ host }) => host !== '' && !covered.includes(host))
    .map(
      ({ setting, host }) =>
        `${setting}: no route covers ${host}; add { pattern = "${host}", custom_domain = true } to routes`,
    )
}

/** Routes to a host that no setting names: no Worker would serve them. */
function strayRoutes(config: EnvironmentConfig): string[] {
  const hosts = new Set(hostsOf(config).map(({ host }) => host))
  return (config.routes ?? [])
    .map((route) => (typeof route === 'string' ? route : route.pattern))
    .filter((pattern) => !hosts.has(pattern.toLowerCase()))
    .map((pattern) => `route ${pattern}: is the host of no Worker; remove it`)
}

/** Bindings of the ad server's objects that point to another Worker. */
function foreignObjects(environment: Environment, config: EnvironmentConfig): string[] {
  const own = new Set(declaredClasses('serve'))
  const name = workerNameOf('serve', environment)
  return (config.durable_objects?.bindings ?? [])
    .filter(({ class_name, script_name }) => own.has(class_name) && script_name !== name)
    .map((binding) => `script_name of ${binding.name}: must be "${name}"`)
}

const DELIVERY_DATABASE = 'DELIVERY_DB_'

/**
 * Delivery databases that a Worker would not find: it counts them from 0, and all Workers must have the same number.
 */
function deliveryDatabaseProblems({ d1_databases }: EnvironmentConfig): string[] {
  const names = (databases: readonly { binding: string }[]) =>
    databases.map(({ binding }) => binding).filter((name) => name.startsWith(DELIVERY_DATABASE))
  const bound = names(d1_databases)
  const expected = new Set(bound.map((_, number) => `${DELIVERY_DATABASE}${number}`))
  const serve = names(ownFile('serve')['d1_databases'] as { binding: string }[])
  return [
    ...(bound.length === 0 ? [`${DELIVERY_DATABASE}0: is missing`] : []),
    ...bound
      .filter((name) => !expected.has(name))
      .map((name) => `${name}: number the delivery databases from 0 without a gap`),
    ...bound
      .filter((name) => !serve.includes(name))
      .map((name) => `${name}: bind it in worker/serve/wrangler.toml as well`),
  ]
}

/** All names and ids that only one environment may use. */
function resourcesOf(config: EnvironmentConfig): { what: string; id: string }[] {
  return [
    { what: 'the name of the Worker', id: config.name ?? '' },
    ...(config.durable_objects?.bindings ?? []).map(({ name, script_name = '' }) => ({
      what: `script_name of ${name}`,
      id: script_name,
    })),
    ...config.d1_databases.flatMap(({ binding, database_id, database_name }) => [
      { what: `database_id of ${binding}`, id: database_id ?? '' },
      { what: `database_name of ${binding}`, id: database_name ?? '' },
    ]),
    ...config.kv_namespaces.map(({ binding, id }) => ({ what: `id of ${binding}`, id: id ?? '' })),
    ...config.r2_buckets.map(({ binding, bucket_name }) => ({
      what: `bucket_name of ${binding}`,
      id: bucket_name ?? '',
    })),
    ...queueNames(config).map((id) => ({ what: 'queue', id })),
    ...(config.ratelimits ?? []).map(({ name, namespace_id }) => ({
      what: `namespace_id of ${name}`,
      id: namespace_id,
    })),
    ...hostsOf(config).map(({ setting, host }) => ({ what: setting, id: host })),
    ...customDomains(config).map((id) => ({ what: 'route', id })),
  ].filter(({ id }) => id !== '')
}

/** Every queue of an environment, as producer or consumer, with its dead letters. */
export const queueNames = ({ queues }: Pick<EnvironmentConfig, 'queues'>): string[] => [
  ...new Set([
    ...(queues.producers ?? []).map(({ queue }) => queue),
    ...(queues.consumers ?? []).flatMap(({ queue, dead_letter_queue }) =>
      dead_letter_queue ? [queue, dead_letter_queue] : [queue],
    ),
  ]),
]

function sharedResources(
  config: EnvironmentConfig,
  others: readonly { environment: string; config: EnvironmentConfig }[],
): string[] {
  return others.flatMap(({ environment, config: other }) => {
    const taken = new Set(resourcesOf(other).map(({ id }) => id))
    return resourcesOf(config)
      .filter(({ id }) => taken.has(id))
      .map(({ what, id }) => `${what}: ${id} belongs to ${environment}`)
  })
}

const emptyIds = ({ d1_databases, kv_namespaces, r2_buckets }: EnvironmentConfig): string[] => [
  ...d1_databases
    .filter(({ database_id }) => !database_id)
    .map(({ binding }) => `database_id of ${binding} is empty`),
  ...kv_namespaces.filter(({ id }) => !id).map(({ binding }) => `id of ${binding} is empty`),
  ...r2_buckets
    .filter(({ bucket_name }) => !bucket_name)
    .map(({ binding }) => `bucket_name of ${binding} is empty`),
]

const printedSecrets = ({ vars }: EnvironmentConfig): string[] =>
  Object.keys(vars)
    .filter((name) => SECRET_NAME.test(name))
    .map((name) => `${name}: is a secret; remove it from wrangler.toml and set it as one`)

/** Stand-in for a secret in the account: all different. */
const anySecret = (name: string) => `set:${name}:${'x'.repeat(32)}`

/**
 * Errors that the Worker's start would raise: missing secrets and wrong settings. A rule about several settings is
 * only checked once all of them exist, so missing secrets are filled in one by one.
 */
function startProblems(vars: Readonly<Record<string, unknown>>) {
  const secrets: string[] = []
  for (;;) {
    const filled = Object.fromEntries(secrets.map((name) => [name, anySecret(name)]))
    const problems = settingProblems({ ...filled, ...vars })
    const missing = problems.map(({ name }) => name).filter((name) => SECRET_NAME.test(name))
    const found = missing.filter((name) => !(name in vars) && !secrets.includes(name))
    if (found.length === 0)
      return { secrets, settings: problems.filter(({ name }) => !SECRET_NAME.test(name)) }
    secrets.push(...found)
  }
}

function settingProblems(settings: Readonly<Record<string, unknown>>): readonly SettingProblem[] {
  try {
    parseSettings(settings)
    return []
  } catch (error) {
    if (error instanceof SettingsError) return error.problems
    throw error
  }
}

/** The secret with which a release checks the new version. */
const HEALTH_SECRETS = SETTING_FACTS.flatMap(({ names }) =>
  names.filter((name: string) => name === 'HEALTH_SECRET'),
)

/** Secrets without which the Worker cannot start, or a release cannot be checked. */
export const neededSecrets = ({ vars }: Pick<EnvironmentConfig, 'vars'>): string[] => [
  ...new Set([...startProblems(vars).secrets, ...HEALTH_SECRETS]),
]

const refusedSettings = (environment: Environment, { vars }: EnvironmentConfig): string[] => [
  ...(vars['ENVIRONMENT'] === environment ? [] : [`ENVIRONMENT: must be "${environment}"`]),
  ...startProblems(vars).settings.map(({ name, message }) => `${name}: ${message}`),
]

const testKey = (environment: Environment, { vars }: EnvironmentConfig): string[] =>
  environment === 'production' && vars['CARD_PROVIDER_PUBLIC_KEY']?.startsWith('pk_test_')
    ? ['CARD_PROVIDER_PUBLIC_KEY: is a test key; production needs the live one']
    : []

/**
 * Everything in wrangler.toml that prevents deploying an environment, one sentence each, without a request to the
 * account. `others` are the configurations that must share nothing with it.
 */
export function deploymentProblems(
  environment: Environment,
  config: EnvironmentConfig,
  others: readonly { environment: string; config: EnvironmentConfig }[],
): string[] {
  const placeholders = deploymentPlaceholders(config).map(
    (name) => `${name} is still a placeholder`,
  )
  return [
    ...new Set([
      ...placeholders,
      ...emptyIds(config),
      ...uncoveredHosts(config),
      ...strayRoutes(config),
      ...foreignObjects(environment, config),
      ...deliveryDatabaseProblems(config),
      ...refusedSettings(environment, config),
      ...testKey(environment, config),
      ...printedSecrets(config),
      ...sharedResources(config, others),
    ]),
  ]
}

/** Problems of an environment in wrangler.toml. */
export function problemsInFile(environment: Environment, file?: string): string[] {
  const others = [
    { environment: 'development', config: configOf(undefined, file) },
    ...ENVIRONMENTS.filter((name) => name !== environment).map((name) => ({
      environment: name,
      config: configOf(name, file),
    })),
  ]
  return deploymentProblems(environment, configOf(environment, file), others)
}
