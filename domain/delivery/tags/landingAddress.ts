import { asciiHost } from '#domain/foundation/forms/asciiHost.ts'

/** Parameters of a click for the advertiser's own analytics. */
export interface ClickSource {
  medium: string
  campaign: string
  content: string
}

const SOURCE = 'admarket-direct'
const PARTS = /^(https?:\/\/)([^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/is

/** Percent-encodes characters outside ASCII, which a header cannot carry, by their UTF-8 bytes. */
const inAscii = (text: string): string =>
  text.toWellFormed().replaceAll(/[^\0-\u007F]+/g, encodeURIComponent)

/** A value in form encoding. */
const formEncoded = (value: string): string =>
  encodeURIComponent(value.toWellFormed()).replaceAll('%20', '+')

/**
 * A landing page as browsers request it: an international host name in Punycode, the rest as typed.
 * Appends utm parameters without replacing the advertiser's, and never rewrites the query.
 */
export function landingAddress(
  landingPage: string,
  { medium, campaign, content }: ClickSource,
): string {
  const [, scheme = '', authority = '', path = '', query = '', hash = ''] =
    PARTS.exec(landingPage.trim()) ?? []
  const typed = query.slice(1)
  const names = new Set(typed.split('&').map((pair) => pair.split('=', 1)[0]))
  const added: string[] = []
  const parameters = {
    utm_source: SOURCE,
    utm_medium: medium,
    utm_campaign: campaign,
    utm_content: content,
  }
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== '' && !names.has(name)) added.push(`${name}=${formEncoded(value)}`)
  }
  const parts = [typed, ...added].filter((part) => part !== '')
  const search = parts.length > 0 || query !== '' ? `?${parts.join('&')}` : ''
  const [host = '', port] = authority.split(':', 2)
  const origin = `${scheme.toLowerCase()}${asciiHost(host) ?? host}${port ? `:${port}` : ''}`
  return inAscii(`${origin}${path || '/'}${search}${hash}`)
}
