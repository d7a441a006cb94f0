import { MEDIA_ECONOMICS } from '#domain/catalogue/mediaEconomics.ts'
import { dollars } from '#domain/foundation/money/amount.ts'
import { findBookingPage } from '../bookingPages.ts'
import { KNOWLEDGE_LABELS, knowledgePath, pagesOf } from '../knowledgePaths.ts'
import type { KnowledgeSection } from '../knowledgeSections.ts'
import { detailSection, productListPath } from '../details/detailSections.ts'
import { hasLocalPages, localHubPath } from '../local/localSections.ts'
import { planPath, type SitePath } from '../sitePaths.ts'

export interface LinkedPage {
  label: string
  to: SitePath
}

/** The frame of every page of a section: its pages, and the link to the booking page. */
export interface SectionFrame {
  section: {
    name: string
    mediaType: KnowledgeSection['mediaType']
    path: SitePath
    planPath: SitePath
    planTitle: string
    /**
     * The minimum budget of the medium, formatted; the lowest one for the section about all media.
     */
    least: string
    leastMinor: number
  }
  chapters: readonly (LinkedPage & { isCurrent: boolean })[]
}

/** The frame of a page of a section. */
export function sectionFrame(section: KnowledgeSection, current: SitePath): SectionFrame {
  const { slug, name, mediaType } = section
  const chapter = (label: string, to: SitePath) => ({ label, to, isCurrent: to === current })
  const chapters = pagesOf(section).map((page) =>
    chapter(KNOWLEDGE_LABELS[page], knowledgePath(slug, page)),
  )
  if (hasLocalPages(slug)) chapters.push(chapter('Near you', localHubPath(slug)))
  const details = detailSection(slug)
  if (details) chapters.push(chapter(details.chapter, productListPath(details)))
  const leastMinor = MEDIA_ECONOMICS[mediaType ?? 'online_display'].minBudgetMinor
  return {
    section: {
      name,
      mediaType,
      path: knowledgePath(slug, 'overview'),
      planPath: planPath(mediaType),
      planTitle: findBookingPage(slug)?.title ?? '',
      least: dollars(leastMinor),
      leastMinor,
    },
    chapters,
  }
}
