import { asciiHost } from '#domain/foundation/forms/asciiHost.ts'

/** What a click tells the advertiser's own statistics. */
export interface ClickSource {
  medium: string
  campaign: string
  content: string
}

const SOURCE = 'admarket-direct'
const PARTS = /^(https?:\/\/)([^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/is

/** Characters outside ASCII, which a header cannot carry, by their bytes in UTF-8; everything else stays as it is. */
const inAscii = (text: string): string =>
  text.toWellFormed().replaceAll(/[^\0-\u007F]+/g, encodeURIComponent)

/** A value as forms send it. */
const formEncoded = (value: string): string =>
  encodeURIComponent(value.toWellFormed()).replaceAll('%20', '+')

/**
 * A landing page as a browser asks for it: an international name in Punycode, the rest as the advertiser typed it. utm
 * parameters are appended; those that the advertiser set stay, and nothing of the query is rewritten.
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
