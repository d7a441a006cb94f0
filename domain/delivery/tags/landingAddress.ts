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
  const added = new URLSearchParams()
  const parameters = {
    utm_source: SOURCE,
    utm_medium: medium,
    utm_campaign: campaign,
    utm_content: content,
  }
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== '' && !names.has(name)) added.set(name, value)
  }
  const parts = [typed, added.toString()].filter((part) => part !== '')
  const search = parts.length > 0 || query !== '' ? `?${parts.join('&')}` : ''
  return `${new URL(`${scheme}${authority}`).origin}${inAscii(`${path || '/'}${search}${hash}`)}`
}
