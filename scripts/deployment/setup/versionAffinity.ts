import { zoneOf } from '../accountProblems.ts'
import type { SetupTools } from './resources.ts'

const PHASE = 'rulesets/phases/http_request_late_transform/entrypoint'

interface Rule {
  ref?: string
  [part: string]: unknown
}

/**
 * Rule that keeps a visitor on one version while a release moves the traffic, as a page of one version names scripts
 * that the other lacks. Equal addresses get the same version.
 */
const ruleOf = (ref: string, hosts: readonly string[]): Rule => ({
  ref,
  description: 'One version a visitor during a release',
  expression: `(http.host in {${hosts.map((host) => JSON.stringify(host)).join(' ')}})`,
  action: 'rewrite',
  action_parameters: {
    headers: {
      'Cloudflare-Workers-Version-Key': { operation: 'set', expression: 'to_string(ip.src)' },
    },
  },
})

/**
 * Sets the rule in the site's zone and keeps existing rules; the other hosts need none, as they
 * serve no links to versioned files. Safe to repeat.
 */
export async function keepVisitorsAtOneVersion(
  { api, isDryRun, log }: SetupTools,
  { environment, hosts }: { environment: string; hosts: readonly string[] },
): Promise<void> {
  const zones = await Promise.all(
    hosts.map(async (host) => ({ host, zone: (await zoneOf(api, host)) ?? '' })),
  )
  const ref = `admarket_one_version_${environment}`
  for (const [zone, own] of Map.groupBy(zones, (each) => each.zone)) {
    const names = own.map(({ host }) => host)
    log(`${isDryRun ? 'Would keep' : 'Keep'} visitors of ${names.join(', ')} at one version`)
    if (isDryRun) continue
    const known = await api.find<{ rules?: Rule[] }>(`/zones/${zone}/${PHASE}`)
    const others = (known?.rules ?? []).filter((rule) => rule.ref !== ref)
    await api.send('PUT', `/zones/${zone}/${PHASE}`, { rules: [...others, ruleOf(ref, names)] })
  }
}
