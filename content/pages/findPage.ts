import { knowledgePath, pagesOf, type KnowledgePage } from '../knowledgePaths.ts'
import {
  findKnowledgeSection,
  FORMAT_SLUGS,
  KNOWLEDGE_SECTIONS,
  type SectionSlug,
} from '../knowledgeSections.ts'
import type { SitePath } from '../sitePaths.ts'
import type { SectionPages } from './marketingPage.ts'
import { pageView, type PageView } from './pageView.ts'

/** The pages of each section, loaded on the first request of one of them. */
const SECTION_PAGES: Record<SectionSlug, () => Promise<SectionPages>> = {
  'billboards-digital': async () => (await import('./billboards-digital/pages.ts')).PAGES,
  'mobile-advertising-banner': async () =>
    (await import('./mobile-advertising-banner/pages.ts')).PAGES,
  'online-display-digital-banner': async () =>
    (await import('./online-display-digital-banner/pages.ts')).PAGES,
  'digital-radio-internet-radio-ads': async () =>
    (await import('./digital-radio-internet-radio-ads/pages.ts')).PAGES,
  'online-video-ads': async () => (await import('./online-video-ads/pages.ts')).PAGES,
  'online-digital-marketing': async () =>
    (await import('./online-digital-marketing/pages.ts')).PAGES,
  'ctv-streaming-ads': async () => (await import('./ctv-streaming-ads/pages.ts')).PAGES,
}

/** The pages of a section by their names. */
export const sectionPages = async (slug: string): Promise<SectionPages> =>
  (await SECTION_PAGES[slug as SectionSlug]?.()) ?? {}

/** The result of a path in a section: a page, a redirect to another path, or null. */
export type FoundPage = { page: PageView } | { movedTo: SitePath } | null

/**
 * Finds the page of a section by the rest of its path; without a rest, the overview. It mentions
 * the fictional inventory only if that is for sale.
 */
export async function findPage(
  sectionSlug: string,
  rest: string | undefined,
  isExample: boolean,
): Promise<FoundPage> {
  const section = findKnowledgeSection(sectionSlug)
  if (!section || rest === 'overview') return null
  if (FORMAT_SLUGS.some((slug) => slug === rest) && rest !== section.formats)
    return { movedTo: knowledgePath(section.slug, section.formats) }
  const slug = pagesOf(section).find((page) => page === (rest ?? 'overview'))
  const pages = await sectionPages(section.slug)
  const found = slug && pages[slug]
  if (!found) return null
  const sections = new Map([[section.slug, pages]])
  for (const target of found.next) {
    const [other = '', page] = target.split('/')
    if (page !== undefined) sections.set(other, await sectionPages(other))
  }
  const questionOf = (of: string, page: string) =>
    sections.get(of)?.[page as KnowledgePage]?.question ?? ''
  return { page: pageView(found, { section, slug, isExample }, questionOf) }
}

/** All guides, in the order of their paths; by default for a shop with the fictional inventory. */
export async function everyKnowledgeView(isExample = true): Promise<PageView[]> {
  const views: PageView[] = []
  for (const section of KNOWLEDGE_SECTIONS)
    for (const slug of pagesOf(section)) {
      const found = await findPage(section.slug, slug === 'overview' ? undefined : slug, isExample)
      if (found && 'page' in found) views.push(found.page)
    }
  return views
}
