import { knowledgePath, pagesOf } from './knowledgePaths.ts'
import { KNOWLEDGE_SECTIONS } from './knowledgeSections.ts'
import { findableDetails } from './details/formatPages.ts'
import { dayOf } from './editedDays.ts'
import { SITE_PAGES } from './sitePages.ts'
import { sitePath } from './sitePaths.ts'

/** An indexed page, and when its text was last changed. */
interface ListedPage {
  path: string
  lastModified: string
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

const sitePages = (): ListedPage[] =>
  [sitePath('home'), ...SITE_PAGES].map((path) => ({ path, lastModified: dayOf(path) }))

/** The pages of places by section. Only the Worker knows them, as they depend on the database. */
export type LocalPaths = ReadonlyMap<string, readonly string[]>

/** The pages of each part of the sitemap, by its file name. */
export function sitemapParts(local: LocalPaths): ReadonlyMap<string, readonly ListedPage[]> {
  const sections = KNOWLEDGE_SECTIONS.map((section) => {
    const pages = pagesOf(section).map((page) => ({
      path: knowledgePath(section.slug, page),
      lastModified: dayOf(knowledgePath(section.slug, page)),
    }))
    const details = findableDetails(section.slug).map((path) => ({
      path,
      lastModified: dayOf('products'),
    }))
    const listed: readonly ListedPage[] = [...pages, ...details]
    return [`${section.slug}.xml`, listed] as const
  })
  const places = [...local].map(([section, paths]) => {
    const pages = paths.map((path) => ({ path, lastModified: dayOf('places') }))
    return [`${section}-local.xml`, pages] as const
  })
  return new Map([['site.xml', sitePages()], ...sections, ...places])
}

/** The index of the parts, in the format of sitemaps.org. */
export function sitemapIndex(origin: string, local: LocalPaths): string {
  const parts = [...sitemapParts(local)].map(([part, pages]) => {
    const location = `<loc>${origin}${sitePath('sitemapPart', { part })}</loc>`
    return `<sitemap>${location}${lastModifiedOf(pages)}</sitemap>`
  })
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">${parts.join('')}</sitemapindex>\n`
}

/** A part of the sitemap; null for an unknown one. */
export function sitemapPart(part: string, origin: string, local: LocalPaths): string | null {
  const pages = sitemapParts(local).get(part)
  if (!pages) return null
  const urls = pages.map(
    (page) => `<url><loc>${origin}${page.path}</loc>${lastModifiedOf([page])}</url>`,
  )
  return `${HEAD}<urlset xmlns="${NAMESPACE}">${urls.join('')}</urlset>\n`
}

function lastModifiedOf(pages: readonly ListedPage[]): string {
  const last = pages
    .map(({ lastModified }) => lastModified)
    .toSorted()
    .at(-1)
  return last ? `<lastmod>${last}</lastmod>` : ''
}

/** The paths that crawlers should skip, and the URL of the sitemap. */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    `Disallow: ${sitePath('cart')}`,
    `Disallow: ${sitePath('checkout')}`,
    '',
    `Sitemap: ${origin}${sitePath('sitemap')}`,
    '',
  ].join('\n')
