import { Parser } from 'htmlparser2'
import type { PixelSize } from '#domain/catalogue/creativeLimit.ts'
import { TooComplexError } from '../byteSource.ts'
import { MAX_ADDRESSES } from './codeReferences.ts'

/** An HTML page's declarations and references. */
export interface PageReferences {
  adSize: PixelSize | null
  /** Addresses that the browser loads by itself: from tags and style sheets in the page. */
  loaded: string[]
  /** Addresses that the browser only connects to in advance. */
  hinted: string[]
  /** Script in the page and in attributes. */
  code: string
  /** Style in the page and in attributes. */
  style: string
}

/** Attributes whose address is loaded with the tag. */
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
/** `<link>` with these relations loads nothing. */
const IDLE_LINKS = /\b(canonical|alternate|author|license|next|prev|help)\b/i
/** `<link>` with these relations opens a connection and loads nothing. */
const HINTS = /^\s{0,9}(preconnect|dns-prefetch)(\s{1,9}(preconnect|dns-prefetch))?\s{0,9}$/i

/** Maximum number and depth of tags to read; banners from tools stay far below. */
const MAX_TAGS = 20_000
const MAX_DEPTH = 500
const MAX_ATTRIBUTES = 1_000

/** Parses a page as leniently as a browser does, without running any of it. */
export function pageReferences(html: string): PageReferences {
  const page: PageReferences = { adSize: null, loaded: [], hinted: [], code: '', style: '' }
  const code: string[] = []
  const style: string[] = []
  let open = ''
  let tags = 0
  let attributes = 0
  let depth = 0
  const parser = new Parser(
    {
      onattribute() {
        attributes += 1
        if (attributes > MAX_ATTRIBUTES) throw new TooComplexError('A tag has too many attributes.')
      },
      onopentag(name, found) {
        attributes = 0
        open = name
        tags += 1
        depth += 1
        if (tags > MAX_TAGS || depth > MAX_DEPTH) {
          throw new TooComplexError('The page has too many tags, or too deep ones.')
        }
        readTag(page, name, found)
      },
      ontext(text) {
        if (open === 'script') code.push(text)
        if (open === 'style') style.push(text)
      },
      onclosetag(name) {
        if (name === 'script') code.push('\n')
        if (name === 'style') style.push('\n')
        depth -= 1
        open = ''
      },
    },
    { decodeEntities: true },
  )
  parser.end(html)
  return { ...page, code: code.join('') + page.code, style: style.join('') + page.style }
}

function readTag(page: PageReferences, name: string, attributes: Record<string, string>): void {
  if (name === 'meta') readMeta(page, attributes)
  const isHint = name === 'link' && HINTS.test(attributes['rel'] ?? '')
  if (isHint && page.hinted.length < MAX_ADDRESSES) page.hinted.push(attributes['href'] ?? '')
  const isLoadedLink = name === 'link' && !isHint && !IDLE_LINKS.test(attributes['rel'] ?? '')
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
