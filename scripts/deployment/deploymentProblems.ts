import {
  HOST_SETTINGS,
  hostName,
  SECRET_NAME,
  type SettingProblem,
} from '#domain/foundation/settings/deployedSettings.ts'
import { SETTING_FACTS } from '#domain/foundation/settings/settingFacts.ts'
import { parseSettings, SettingsError } from '#domain/foundation/settings/settings.ts'
import { deploymentPlaceholders } from '../setup/deploymentPlaceholders.ts'
import { configOf, ENVIRONMENTS, type Environment, type EnvironmentConfig } from './environments.ts'

/** The hosts that an environment answers at, by the setting that names each. */
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

/** Everything with a name or an id that only one environment may use. */
function resourcesOf(config: EnvironmentConfig): { what: string; id: string }[] {
  return [
    { what: 'the name of the Worker', id: config.name ?? '' },
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

/** Every queue that an environment sends to or reads from, with its dead letters. */
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

/** Stands for a secret that the account holds: no two alike. */
const anySecret = (name: string) => `set:${name}:${'x'.repeat(32)}`

/**
 * What the Worker's start would refuse: the secrets that it needs, and settings that are wrong. A rule about several
 * settings is checked only once each of them is there, so secrets are filled in as they are found missing.
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

/** The secret that a release checks the new version with. */
const HEALTH_SECRETS = SETTING_FACTS.flatMap(({ names }) =>
  names.filter((name: string) => name === 'HEALTH_SECRET'),
)

/** Secrets that the Worker cannot start without, or a release cannot be checked without. */
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
 * Everything in wrangler.toml that an environment cannot be deployed with, one sentence each, without asking the account.
 * `others` are the configurations that may share nothing with it.
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
      ...refusedSettings(environment, config),
      ...testKey(environment, config),
      ...printedSecrets(config),
      ...sharedResources(config, others),
    ]),
  ]
}

/** The problems of an environment as wrangler.toml has it. */
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
