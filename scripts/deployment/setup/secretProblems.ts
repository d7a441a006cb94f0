import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { SECRET_NAME, secretValueProblems } from '#domain/foundation/settings/deployedSettings.ts'
import { inRoot } from '../../project/paths.ts'
import { healthSecretFile } from '../deepHealth.ts'
import { ENVIRONMENTS, type Environment } from '../environments.ts'
import { savedSecrets } from './savedSecrets.ts'

type Secrets = Readonly<Record<string, string>>

/** Secrets of another place: its name and their values. */
export interface OtherSecrets {
  place: string
  secrets: Secrets
}

/**
 * Why an environment must not get these secrets, one sentence each without a value: examples of the repository,
 * duplicates, another place's values, and Stripe's test key in production.
 */
export function secretProblems(
  environment: Environment,
  secrets: Secrets,
  others: readonly OtherSecrets[],
): string[] {
  const own = Object.entries(secrets).filter(([name]) => SECRET_NAME.test(name))
  // One test account of Stripe may serve development and staging.
  const mayShare = (name: string) => name.startsWith('STRIPE_')
  const shared = others.flatMap(({ place, secrets: theirs }) =>
    own
      .filter(([name]) => !mayShare(name))
      .flatMap(([name, value]) =>
        Object.entries(theirs)
          .filter(([other, their]) => SECRET_NAME.test(other) && their === value)
          .map(
            ([other]) => `${name}: has the value of ${other} in ${place}; give it one of its own`,
          ),
      ),
  )
  const isTestKey =
    environment === 'production' && /^[sr]k_test_/.test(secrets['STRIPE_SECRET_KEY'] ?? '')
  return [
    ...secretValueProblems(secrets).map(({ name, message }) => `${name}: ${message}`),
    ...shared,
    ...(isTestKey ? ['STRIPE_SECRET_KEY: is a test key; production needs the live one'] : []),
  ]
}

const envFile = (file: string): Secrets =>
  existsSync(file) ? (parseEnv(readFileSync(file, 'utf8')) as Secrets) : {}

/** An environment's secrets known to this machine: saved by setup and rotations, and the health check's. */
export function knownSecrets(environment: Environment): Record<string, string> {
  const file = healthSecretFile(environment)
  const health = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  return { ...(health === '' ? {} : { HEALTH_SECRET: health }), ...savedSecrets(environment) }
}

/** Problems of an environment's known secrets after setting those of `changed`; null deletes one. */
export function knownSecretProblems(
  environment: Environment,
  changed: Readonly<Record<string, string | null>> = {},
): string[] {
  const after = Object.entries({ ...knownSecrets(environment), ...changed })
  const secrets = Object.fromEntries(
    after.filter((entry): entry is [string, string] => entry[1] !== null),
  )
  const others = ENVIRONMENTS.filter((name) => name !== environment)
  return secretProblems(environment, secrets, [
    ...others.map((name) => ({ place: name, secrets: knownSecrets(name) })),
    { place: '.dev.vars', secrets: envFile(inRoot('.dev.vars')) },
  ])
}
