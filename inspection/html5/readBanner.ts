import type { Html5Facts } from '#domain/creatives/creative/creativeFacts.ts'
import { MAX_LISTED, MAX_LISTED_LENGTH } from '#domain/creatives/creative/listLimits.ts'
import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'
import { codeAddresses, opensClickTag, styleAddresses, usesClickTag } from './codeReferences.ts'
import { pageReferences } from './pageReferences.ts'
import { resolvePath } from './resolvePath.ts'

/** One unpacked file. */
export interface BannerFile {
  packedBytes: number
  /** The text of HTML, style sheets and scripts; empty for all others. */
  text: string
}

type PageFacts = Pick<
  Html5Facts,
  | 'adSize'
  | 'hasClickTag'
  | 'opensClickTag'
  | 'missingFiles'
  | 'externalAddresses'
  | 'hintedAddresses'
  | 'codeAddresses'
  | 'escapingPaths'
  | 'initialBytes'
  | 'laterBytes'
  | 'initialRequests'
>

interface Visit {
  initial: Set<string>
  missing: string[]
  outside: string[]
  escaping: string[]
}

/** Facts of the banner's page and of the files it refers to. `escapingPaths`: ZIP names that lead outside. */
export function readBanner(
  pagePath: string,
  files: ReadonlyMap<string, BannerFile>,
  escapingPaths: readonly string[],
): PageFacts {
  const page = pageReferences(files.get(pagePath)?.text ?? '')
  const visit: Visit = { initial: new Set([pagePath]), missing: [], outside: [], escaping: [] }
  follow([...page.loaded, ...styleAddresses(page.style)], pagePath, files, visit)
  const scripts = [...files].flatMap(([path, { text }]) => (/\.m?js$/i.test(path) ? [text] : []))
  const code = [page.code, ...scripts].join('\n')
  const bytes = [...files].map(([path, { packedBytes }]) => ({ path, packedBytes }))
  return {
    adSize: page.adSize,
    hasClickTag: usesClickTag(code),
    opensClickTag: opensClickTag(code),
    missingFiles: listed(visit.missing),
    externalAddresses: listed(visit.outside),
    hintedAddresses: listed(page.hinted),
    codeAddresses: listed(codeAddresses(code)),
    escapingPaths: listed([...escapingPaths, ...visit.escaping]),
    initialBytes: total(bytes.filter(({ path }) => visit.initial.has(path))),
    laterBytes: total(bytes.filter(({ path }) => !visit.initial.has(path))),
    initialRequests: visit.initial.size,
  }
}

/** Resolves addresses; follows style sheets in the ZIP to the files that they load. */
function follow(
  addresses: readonly string[],
  from: string,
  files: ReadonlyMap<string, BannerFile>,
  visit: Visit,
): void {
  for (const address of addresses) {
    const reference = resolvePath(address, from)
    if (reference.kind === 'outside') visit.outside.push(reference.address)
    if (reference.kind === 'escapes') visit.escaping.push(reference.address)
    if (reference.kind !== 'inside' || visit.initial.has(reference.path)) continue
    const file = files.get(reference.path)
    if (!file) {
      visit.missing.push(reference.path)
      continue
    }
    visit.initial.add(reference.path)
    if (/\.css$/i.test(reference.path)) {
      follow(styleAddresses(file.text), reference.path, files, visit)
    }
  }
}

function total(files: readonly { packedBytes: number }[]): number {
  return files.reduce((sum, { packedBytes }) => sum + packedBytes, 0)
}

/** The first entries of a list, each once and cut, to limit the facts stored for a file. */
export function listed(texts: readonly string[]): string[] {
  return [...new Set(texts)]
    .slice(0, MAX_LISTED)
    .map((text) => firstCharacters(text, MAX_LISTED_LENGTH))
}
