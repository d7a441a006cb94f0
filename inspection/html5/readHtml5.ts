import type { CreativeFacts, Html5Facts } from '#domain/creatives/creative/creativeFacts.ts'
import {
  MAX_FILE_BYTES,
  MAX_INFLATED_BYTES,
  MAX_ZIP_FILES,
} from '#domain/creatives/creative/fileLimits.ts'
import { limitedSource, type ByteSource } from '../byteSource.ts'
import { inflateEntry } from '../zip/inflateEntry.ts'
import { readZipDirectory, type ZipEntry } from '../zip/zipDirectory.ts'
import { bannerText } from './pageStart.ts'
import { listed, readBanner, type BannerFile } from './readBanner.ts'
import { escapesArchive } from './resolvePath.ts'

/** Files that operating systems add to every ZIP. */
const CLUTTER =
  /(^|\/)(__MACOSX\/|\._|\.DS_Store$|\.Spotlight-V100|\.Trashes|\.fseventsd|Thumbs\.db$|ehthumbs\.db$|desktop\.ini$)/i
/** File types allowed in a banner: pages, styles, scripts, data, pictures, fonts, sound, video, and text notes. */
const BANNER_FILE =
  /\.(html?|css|m?js|json|xml|txt|md|map|atlas|csv|vtt|srt|svg|png|apng|jpe?g|gif|webp|avif|ico|bmp|woff2?|ttf|otf|eot|mp3|m4a|aac|ogg|oga|opus|wav|mp4|m4v|webm|ogv|glb|gltf|bin|wasm|riv|lottie|frag|vert|glsl|license)$/i
const NAMELESS_FILE = /(^|\/)(license|licence|readme|notice)$/i
const HTML_FILE = /\.html?$/i
/** Maximum text of a banner to analyze, the first files first: bytes. */
const MAX_TEXT_BYTES = 8 * 1024 * 1024
const TEXT_FILE = /\.(html?|css|m?js)$/i

/** Facts of an HTML5 banner in a ZIP. Throws UnreadableError if the ZIP is damaged. */
export async function readHtml5(source: ByteSource): Promise<CreativeFacts> {
  const unknown = { kind: 'unknown', bytes: source.size, looksLike: 'ZIP' } as const
  if (source.size > MAX_FILE_BYTES.html5) return { ...unknown, reason: 'oversized' }
  const limited = limitedSource(source, {
    maxReads: 2 * MAX_ZIP_FILES + 10,
    maxBytes: 4 * MAX_FILE_BYTES.html5,
  })
  const directory = await readZipDirectory(limited, MAX_ZIP_FILES)
  if (directory.hasForeignBytes) return { ...unknown, reason: 'mixed' }
  const entries = directory.entries.filter(({ path }) => !CLUTTER.test(path))
  const facts = emptyFacts(source.size, entries)
  if (directory.entries.length > MAX_ZIP_FILES) return { ...facts, stoppedBy: 'files' }
  const unpacked = await unpack(limited, entries)
  if (unpacked === null) {
    return { ...facts, inflatedBytes: MAX_INFLATED_BYTES, stoppedBy: 'bytes' }
  }
  const banner = { ...facts, inflatedBytes: unpacked.inflatedBytes }
  const page = facts.htmlPages.length === 1 ? entries.find(isPage) : undefined
  return page
    ? { ...banner, ...readBanner(page.path, unpacked.files, facts.escapingPaths) }
    : banner
}

function emptyFacts(bytes: number, entries: readonly ZipEntry[]): Html5Facts {
  return {
    kind: 'html5',
    fileType: 'zip',
    bytes,
    fileCount: entries.length,
    inflatedBytes: 0,
    stoppedBy: null,
    htmlPages: listed(entries.filter(isPage).map(({ path }) => path)),
    adSize: null,
    hasClickTag: false,
    missingFiles: [],
    externalAddresses: [],
    codeAddresses: [],
    foreignFiles: listed(entries.map(({ path }) => path).filter(isForeign)),
    escapingPaths: listed(entries.map(({ path }) => path).filter(escapesArchive)),
    initialBytes: 0,
    laterBytes: 0,
    initialRequests: 0,
  }
}

const isForeign = (path: string): boolean => !BANNER_FILE.test(path) && !NAMELESS_FILE.test(path)

function isPage({ path }: ZipEntry): boolean {
  return HTML_FILE.test(path)
}

async function unpack(
  source: ByteSource,
  entries: readonly ZipEntry[],
): Promise<{ files: Map<string, BannerFile>; inflatedBytes: number } | null> {
  const files = new Map<string, BannerFile>()
  let inflatedBytes = 0
  let textBytes = 0
  for (const entry of entries) {
    const bytes = await inflateEntry(source, entry, MAX_INFLATED_BYTES - inflatedBytes)
    if (bytes === null) return null
    inflatedBytes += bytes.byteLength
    const isRead = TEXT_FILE.test(entry.path) && textBytes + bytes.byteLength <= MAX_TEXT_BYTES
    if (isRead) textBytes += bytes.byteLength
    const text = isRead ? bannerText(bytes) : ''
    files.set(entry.path.replaceAll('\\', '/').replace(/^(\.\/)+/, ''), {
      packedBytes: entry.packedBytes,
      text,
    })
  }
  return { files, inflatedBytes }
}
