import { Parser } from 'htmlparser2'
import type { PixelSize } from '#domain/catalogue/creativeLimit.ts'
import { MAX_ADDRESSES } from './codeReferences.ts'

/** What an HTML page says of itself and asks for. */
export interface PageReferences {
  adSize: PixelSize | null
  /** Addresses that the browser loads by itself: tags, style sheets in the page. */
  loaded: string[]
  /** Script in the page and in attributes. */
  code: string
  /** Style in the page and in attributes. */
  style: string
}

/** Attributes whose address is loaded as soon as the tag stands. */
const LOADING_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  script: ['src'],
  img: ['src', 'srcset'],
  source: ['src', 'srcset'],
  video: ['src', 'poster'],
  audio: ['src'],
  track: ['src'],
  iframe: ['src'],
  frame: ['src'],
  embed: ['src'],
  object: ['data'],
  input: ['src'],
  image: ['href', 'xlink:href'],
  use: ['href', 'xlink:href'],
  body: ['background'],
  table: ['background'],
  td: ['background'],
}
/** `<link>` of these relations loads nothing. */
const IDLE_LINKS = /\b(canonical|alternate|author|license|next|prev|help)\b/i

/** Reads a page as forgivingly as a browser does, and runs nothing of it. */
export function pageReferences(html: string): PageReferences {
  const page: PageReferences = { adSize: null, loaded: [], code: '', style: '' }
  let open = ''
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        open = name
        readTag(page, name, attributes)
      },
      ontext(text) {
        if (open === 'script') page.code += text
        if (open === 'style') page.style += text
      },
      onclosetag(name) {
        if (name === 'script' || name === 'style')
          page[name === 'script' ? 'code' : 'style'] += '\n'
        open = ''
      },
    },
    { decodeEntities: true },
  )
  parser.end(html)
  return page
}

function readTag(page: PageReferences, name: string, attributes: Record<string, string>): void {
  if (name === 'meta') readMeta(page, attributes)
  const isLoadedLink = name === 'link' && !IDLE_LINKS.test(attributes['rel'] ?? '')
  const loading = isLoadedLink || name === 'base' ? ['href'] : LOADING_ATTRIBUTES[name]
  for (const attribute of loading ?? []) {
    const value = attributes[attribute]
    if (!value) continue
    const addresses = attribute === 'srcset' ? srcsetAddresses(value) : [value]
    page.loaded.push(...addresses.slice(0, MAX_ADDRESSES - page.loaded.length))
  }
  for (const [attribute, value] of Object.entries(attributes)) {
    if (attribute.startsWith('on') || /^\s*javascript:/i.test(value)) page.code += `${value}\n`
    if (attribute === 'style') page.style += `${value}\n`
  }
}

function readMeta(page: PageReferences, attributes: Record<string, string>): void {
  const content = attributes['content'] ?? ''
  if (attributes['name']?.toLowerCase() === 'ad.size') page.adSize = readAdSize(content)
  if (attributes['http-equiv']?.toLowerCase() === 'refresh') {
    const address = /url\s*=\s*['"]?([^'"]+)/i.exec(content)?.[1]
    if (address) page.loaded.push(address)
  }
}

function readAdSize(content: string): PixelSize | null {
  const width = /width\s*=\s*(\d{1,5})/i.exec(content)?.[1]
  const height = /height\s*=\s*(\d{1,5})/i.exec(content)?.[1]
  return width && height ? { width: Number(width), height: Number(height) } : null
}

function srcsetAddresses(srcset: string): string[] {
  return srcset
    .split(',')
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    .filter((address) => address !== '')
}
