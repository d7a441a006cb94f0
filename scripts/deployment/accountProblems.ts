import { registrableDomain } from '#domain/foundation/settings/registrableDomain.ts'
import type { CloudflareApi } from './cloudflareApi.ts'
import { hostsOf, neededSecrets } from './deploymentProblems.ts'
import type { EnvironmentConfig } from './environments.ts'

/** The zone of a host in the account; null where the account has none. Subdomains can be zones of their own. */
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

/** Hosts without a zone in the account: no certificate and no route can be made for them. */
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

/** Secrets that the Worker needs and the account does not hold for it; all of them while there is no Worker. */
export async function missingSecrets(
  api: CloudflareApi,
  config: Pick<EnvironmentConfig, 'vars' | 'name'>,
): Promise<string[]> {
  const held = await api.find<{ name: string }[]>(
    `/accounts/${api.accountId}/workers/scripts/${config.name ?? ''}/secrets`,
  )
  const names = new Set((held ?? []).map(({ name }) => name))
  return neededSecrets(config)
    .filter((name) => !names.has(name))
    .map((name) => `${name}: this secret is missing`)
}
