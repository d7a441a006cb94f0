import { registrableDomain } from '#domain/foundation/settings/registrableDomain.ts'
import { WORKERS } from '../project/workers.ts'
import type { CloudflareApi } from './cloudflareApi.ts'
import { hostsOf, neededSecrets } from './deploymentProblems.ts'
import type { EnvironmentConfig } from './environments.ts'
import { allHeldSecrets, type Target, workersWith } from './setup/secrets.ts'

/** The account's zone of a host; null without one. Subdomains can be their own zones. */
export async function zoneOf(api: CloudflareApi, host: string): Promise<string | null> {
  const labels = host.split('.')
  const shortest = registrableDomain(host).split('.').length
  for (let from = 0; labels.length - from >= shortest; from += 1) {
    const name = labels.slice(from).join('.')
    const [zone] = await api.list<{ id: string }>(`/zones?name=${encodeURIComponent(name)}`)
    if (zone) return zone.id
  }
  return null
}

/** Hosts without a zone in the account: no certificate or route can be created for them. */
export async function hostsWithoutZone(
  api: CloudflareApi,
  config: Pick<EnvironmentConfig, 'vars'>,
): Promise<string[]> {
  const found = await Promise.all(
    hostsOf(config).map(async ({ setting, host }) => ({
      setting,
      host,
      zone: host === '' ? null : await zoneOf(api, host),
    })),
  )
  return found
    .filter(({ zone }) => zone === null)
    .map(
      ({ setting, host }) =>
        `${setting}: the account has no zone for ${host}; add ${registrableDomain(host)} to it`,
    )
}

/** Secrets that a Worker needs and the account lacks; all of them before the Worker exists. */
export async function missingSecrets(
  api: CloudflareApi,
  config: Pick<EnvironmentConfig, 'vars'>,
  target: Target,
): Promise<string[]> {
  const held = await allHeldSecrets(api, target)
  return neededSecrets(config).flatMap((name) => {
    const lacking = workersWith(name).filter((worker) => !held[worker].has(name))
    const titles = lacking.map((worker) => WORKERS[worker].title).join(', ')
    return lacking.length === 0 ? [] : [`${name}: this secret is missing at ${titles}`]
  })
}
