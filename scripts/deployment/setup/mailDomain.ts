import { zoneOf } from '../accountProblems.ts'
import type { SetupTools } from './resources.ts'

interface DnsRecord {
  type: string
  name: string
  content: string
  priority?: number
}

interface Subdomain {
  tag: string
  name: string
}

const recordLine = ({ type, name, content, priority }: DnsRecord) =>
  `    ${type} ${name} ${priority === undefined ? '' : `${priority} `}${content}`

/** Enables sending from a domain and prints the required DNS records. Safe to repeat. */
export async function prepareMailDomain(tools: SetupTools, domain: string): Promise<void> {
  const { api, isDryRun, log } = tools
  const zone = await zoneOf(api, domain)
  if (zone === null) {
    log(`The account has no zone for ${domain}: add it, then run setup again to enable email.`)
    return
  }
  const path = `/zones/${zone}/email/sending/subdomains`
  const known = (await api.list<Subdomain>(path)).find(({ name }) => name === domain)
  if (!known && isDryRun) return log(`Would enable email from ${domain}`)
  log(known ? `Found email from ${domain}` : `Enable email from ${domain}`)
  const subdomain = known ?? (await api.send<Subdomain>('POST', path, { name: domain }))
  const records = await api.list<DnsRecord>(`${path}/${subdomain.tag}/dns`)
  log([`  DNS records of ${domain}:`, ...records.map(recordLine)].join('\n'))
}
