import type { Settings } from './settings.ts'

/** A setting that a deployed environment must not have, and why. */
export interface SettingProblem {
  name: string
  message: string
}

/** Names of settings that hold a secret: their values never appear in a message or in wrangler.toml. */
export const SECRET_NAME = /(^|_)(SECRET|SECRET_PREVIOUS|SECRET_KEY)$/

/** The secrets in this repository's examples (`.dev.vars.example`), which everyone can read. */
const EXAMPLE_SECRET = /^(development|test)-only-|^(sk_test_|sk_live_|whsec_)\.\.\.$|replace_me/

/** The host of an address or a host name, without its port. */
export const hostName = (address: string): string =>
  address
    .replace(/^[a-z]+:\/\//i, '')
    .replace(/[/?#:].*$/s, '')
    .toLowerCase()

/** The settings that name the three hosts, in the order in which they are reported. */
export const HOST_SETTINGS = ['SITE_URL', 'SERVE_HOST', 'CREATIVES_HOST'] as const

/**
 * The reasons why a deployed environment refuses its settings: unencrypted addresses, identical
 * hosts, the stand-in for the payment provider, and secrets that are missing, equal or in the
 * repository. Empty if there are none.
 */
export function deployedProblems(
  settings: Pick<Settings, (typeof HOST_SETTINGS)[number]> & Readonly<Record<string, unknown>>,
): SettingProblem[] {
  const values = Object.entries(settings).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return [
    ...values
      .filter(([, value]) => /^(http|ws):/i.test(value))
      .map(([name]) => ({ name, message: 'must not be an unencrypted address (http:)' })),
    ...identicalHosts(settings),
    ...(settings['STRIPE_API_ORIGIN']
      ? [{ name: 'STRIPE_API_ORIGIN', message: 'is only for tests; remove it' }]
      : []),
    ...missingSecrets(settings),
    ...secretValueProblems(Object.fromEntries(values)),
  ]
}

/** Settings that are secrets and that a deployed environment refuses: the repository's examples and equal ones. */
export function secretValueProblems(settings: Readonly<Record<string, string>>): SettingProblem[] {
  const secrets = Object.entries(settings).filter(([name]) => SECRET_NAME.test(name))
  return [
    ...secrets
      .filter(([, value]) => EXAMPLE_SECRET.test(value))
      .map(([name]) => ({
        name,
        message: "is the repository's example; set a secret of your own",
      })),
    ...equalSecrets(secrets),
  ]
}

/**
 * Secrets that development derives from SESSION_SECRET, and that a deployed environment must set
 * separately.
 */
const OWN_SECRETS = ['SCREEN_KEY_SECRET', 'SECOND_FACTOR_SECRET'] as const

const missingSecrets = (settings: Readonly<Record<string, unknown>>): SettingProblem[] =>
  OWN_SECRETS.filter((name) => settings[name] === undefined).map((name) => ({
    name,
    message: 'is missing',
  }))

const PREVIOUS = /_PREVIOUS$/

/**
 * Secrets with the value of another one, which would leak together; and previous secrets with the
 * value of the current one, which were not rotated. A previous secret may have the value of
 * another: this is how a secret is divided.
 */
function equalSecrets(secrets: readonly [string, string][]): SettingProblem[] {
  return secrets.flatMap(([name, value], at) =>
    secrets
      .slice(0, at)
      .filter(([other, theirs]) => value === theirs && areToDiffer(name, other))
      .map(([other]) => ({ name, message: `must have another value than ${other}` })),
  )
}

const areToDiffer = (name: string, other: string): boolean =>
  name.replace(PREVIOUS, '') === other.replace(PREVIOUS, '') ||
  (!PREVIOUS.test(name) && !PREVIOUS.test(other))

function identicalHosts(
  settings: Pick<Settings, (typeof HOST_SETTINGS)[number]>,
): SettingProblem[] {
  const hosts = HOST_SETTINGS.map((name) => ({ name, host: hostName(settings[name]) }))
  return hosts.flatMap(({ name, host }, at) =>
    hosts
      .slice(0, at)
      .filter((other) => other.host === host)
      .map((other) => ({ name, message: `must be another host than ${other.name}` })),
  )
}
