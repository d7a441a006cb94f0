import { detailSection, productListPath } from './details/detailSections.ts'
import { KNOWLEDGE_LABELS, knowledgePath } from './knowledgePaths.ts'
import { KNOWLEDGE_SECTIONS, type KnowledgeSection } from './knowledgeSections.ts'
import { hasLocalPages, localHubPath } from './local/localSections.ts'
import { planPath, sitePath } from './sitePaths.ts'

/** "Streaming TV" → "streaming TV". */
const withinSentence = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)

/** The most requested guides of a medium, then its places and products, if it has such pages. */
function pagesInMenu({ slug, formats }: KnowledgeSection) {
  const pages = [
    'price-budget-rates-cpm',
    formats,
    'targeting',
    'best-campaign-examples',
    'cheap-small-businesses',
    'tips-rules',
  ] as const
  const details = detailSection(slug)
  return [
    ...pages.map((page) => ({ label: KNOWLEDGE_LABELS[page], to: knowledgePath(slug, page) })),
    ...(hasLocalPages(slug) ? [{ label: 'Near you', to: localHubPath(slug) }] : []),
    ...(details ? [{ label: details.chapter, to: productListPath(details) }] : []),
  ]
}

/** The guide sections, each with its pages in the header's menu, and its plan. */
export const GUIDE_MENU = KNOWLEDGE_SECTIONS.map((section) => ({
  label: section.name,
  mediaType: section.mediaType,
  to: knowledgePath(section.slug, 'overview'),
  pages: pagesInMenu(section),
  plan: {
    label: section.mediaType ? `Plan ${withinSentence(section.name)}` : 'Plan a campaign',
    to: planPath(section.mediaType),
  },
}))
export type GuideMenuSection = (typeof GUIDE_MENU)[number]

/** For visitors who have not chosen a medium yet. */
export const FIRST_STEP_LINKS = [
  { label: 'Media consultation', to: sitePath('mediaConsultation') },
  { label: 'Ad options in your region', to: sitePath('regionOptions') },
  { label: 'Sample report', to: sitePath('sampleReport') },
]
