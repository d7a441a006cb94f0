import { AD_CREATION_OVERVIEW, AD_CREATION_PAGES } from '#content/adCreation/adCreationPages.ts'
import { BOOKING_PAGES } from '#content/bookingPages.ts'
import { DETAIL_SECTIONS, productListPath } from '#content/details/detailSections.ts'
import { mediaPriceLine } from '#content/home.ts'
import { findKnowledgeSection } from '#content/knowledgeSections.ts'
import { LOCAL_SECTION_SLUGS, localHubPath } from '#content/local/localSections.ts'
import { everyKnowledgeView } from '#content/pages/findPage.ts'
import { planPath, sitePath } from '#content/sitePaths.ts'
import { AD_CREATION_LINKS } from '#content/siteLinks.ts'
import { MEDIA_TYPE_NAMES, type MediaType } from '#domain/foundation/media/mediaTypes.ts'

/** Texts of a page's share picture. */
export interface SharedWords {
  path: string
  /** Small line above the title: the section of the page. */
  eyebrow: string
  title: string
  /** Medium whose drawing and hue the picture has; null: all six. */
  mediaType: MediaType | null
  /** Line below the title. */
  note: string
}

const ALL_MEDIA = 'Billboards, streaming TV, radio, video, websites and phones'

const noteOf = (mediaType: MediaType | null) => (mediaType ? mediaPriceLine(mediaType) : ALL_MEDIA)

function inSection(slug: string, path: string, title: string): SharedWords {
  const section = findKnowledgeSection(slug)
  if (!section) throw new Error(`There is no section ${slug}.`)
  const { name, mediaType } = section
  return { path, eyebrow: name, title, mediaType, note: noteOf(mediaType) }
}

const planPages = (): SharedWords[] =>
  BOOKING_PAGES.map(({ mediaType, eyebrow, title }) => ({
    path: planPath(mediaType),
    eyebrow: mediaType ? MEDIA_TYPE_NAMES[mediaType] : eyebrow,
    title,
    mediaType,
    note: noteOf(mediaType),
  }))

const adCreationPages = (): SharedWords[] =>
  Object.values(AD_CREATION_PAGES).map(({ slug, name, headline }) => {
    const path = sitePath('adCreationPackages', { slug })
    const mediaType = AD_CREATION_LINKS.find(({ to }) => to === path)?.mediaType ?? null
    return { path, eyebrow: name, title: headline, mediaType, note: 'Ad creation at a fixed price' }
  })

const OTHERS = [
  ['adCreation', 'Ad creation', AD_CREATION_OVERVIEW.headline],
  ['mediaConsultation', 'Talk to a person', 'Media consultation'],
  ['regionOptions', 'Six media, one place', 'Ad options in your region'],
  ['sampleReport', 'See it run', 'Sample report'],
  ['terms', 'The rules', 'Terms and conditions'],
  ['privacy', 'The rules', 'Privacy'],
  ['creativePolicy', 'The rules', 'Ad policy'],
  ['credits', 'Where our data comes from', 'Credits'],
] as const

/** Texts of the share picture of each page that has its own. */
export async function everySharedWords(): Promise<SharedWords[]> {
  const knowledge = await everyKnowledgeView()
  return [
    ...knowledge.map(({ path, section, question }) => ({
      path,
      eyebrow: section.name,
      title: question,
      mediaType: section.mediaType,
      note: noteOf(section.mediaType),
    })),
    ...LOCAL_SECTION_SLUGS.map((slug) =>
      inSection(slug, localHubPath(slug), 'Near you: people, places and prices'),
    ),
    ...DETAIL_SECTIONS.map((section) =>
      inSection(section.slug, productListPath(section), `${section.chapter}, reach and prices`),
    ),
    ...planPages(),
    ...adCreationPages(),
    ...OTHERS.map(([page, eyebrow, title]) => ({
      path: sitePath(page),
      eyebrow,
      title,
      mediaType: null,
      note: ALL_MEDIA,
    })),
  ]
}
