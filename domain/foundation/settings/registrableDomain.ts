/**
 * Suffixes under which anyone can register names, in the countries where the product is sold. All
 * others count as registered by one owner.
 */
const SHARED_SUFFIXES: ReadonlySet<string> = new Set([
  'co.uk',
  'org.uk',
  'net.uk',
  'me.uk',
  'ltd.uk',
  'plc.uk',
  'ac.uk',
  'gov.uk',
  'sch.uk',
  'co.at',
  'or.at',
  'ac.at',
  'gv.at',
  'com.au',
  'net.au',
  'org.au',
  'id.au',
  'asn.au',
  'edu.au',
  'gov.au',
  'co.nz',
  'net.nz',
  'org.nz',
  'ac.nz',
  'geek.nz',
  'gen.nz',
  'kiwi.nz',
  'maori.nz',
  'school.nz',
])

const isAddress = (host: string) => /^[\d.]+$/.test(host) || host.includes(':')

/**
 * The registered part of a host, within which browsers share cookies. In doubt, two hosts count as
 * the same: a suffix that is not in the list above counts as registered by one owner.
 */
export function registrableDomain(host: string): string {
  const name = host.toLowerCase().replace(/\.$/, '')
  if (isAddress(name)) return name
  const labels = name.split('.')
  const suffix = labels.slice(-2).join('.')
  return labels.slice(SHARED_SUFFIXES.has(suffix) ? -3 : -2).join('.')
}
