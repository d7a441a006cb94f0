import type { MediaType } from '#domain/media/mediaTypes.ts'
import { sitePath, type SitePath } from './sitePaths.ts'

/** The parts of a section after its overview, in reading order; formats are called after what varies in the medium. */
export const KNOWLEDGE_SLUGS = [
  '101-strategy-intro',
  'price-budget-rates-cpm',
  'cheap-small-businesses',
  'targeting',
  'adformats-specs',
  'dimensions-adformats-specs',
  'market',
  'trends',
  'tips-rules',
  'conversion-kpis',
  'best-campaign-examples',
  'pros-cons-benefits-disadvantages',
] as const
export type KnowledgeSlug = (typeof KNOWLEDGE_SLUGS)[number]

/** The two names of the page about formats: each section has one of them, the other leads there. */
export const FORMAT_SLUGS = ['adformats-specs', 'dimensions-adformats-specs'] as const
export type FormatSlug = (typeof FORMAT_SLUGS)[number]

/** A page of a section; the overview has no name of its own. */
export type KnowledgePage = KnowledgeSlug | 'overview'

/** What the pages are called where they are listed. */
export const KNOWLEDGE_LABELS = {
  overview: 'Overview',
  '101-strategy-intro': '101',
  'price-budget-rates-cpm': 'Prices',
  'cheap-small-businesses': 'Small budgets',
  targeting: 'Targeting',
  'adformats-specs': 'Formats',
  'dimensions-adformats-specs': 'Formats',
  market: 'Market',
  trends: 'Trends',
  'tips-rules': 'Rules',
  'conversion-kpis': 'Results',
  'best-campaign-examples': 'Examples',
  'pros-cons-benefits-disadvantages': 'For and against',
} as const satisfies Record<KnowledgePage, string>

/** A section of pages that explain: about one medium, or about all of them. */
export interface KnowledgeSection {
  slug: string
  /** What it is called where sections are listed. */
  name: string
  mediaType: MediaType | null
  formats: FormatSlug
}

/** The sections that are whole. One that is not is neither routed nor linked. */
export const KNOWLEDGE_SECTIONS = [
  {
    slug: 'billboards-digital',
    name: 'Billboards',
    mediaType: 'dooh',
    formats: 'adformats-specs',
  },
  {
    slug: 'ctv-streaming-ads',
    name: 'Streaming TV',
    mediaType: 'ctv',
    formats: 'adformats-specs',
  },
  {
    slug: 'digital-radio-internet-radio-ads',
    name: 'Audio',
    mediaType: 'online_audio',
    formats: 'adformats-specs',
  },
  {
    slug: 'online-video-ads',
    name: 'Online video',
    mediaType: 'online_video',
    formats: 'adformats-specs',
  },
  {
    slug: 'online-display-digital-banner',
    name: 'Display',
    mediaType: 'online_display',
    formats: 'dimensions-adformats-specs',
  },
  {
    slug: 'mobile-advertising-banner',
    name: 'Mobile',
    mediaType: 'mobile_display',
    formats: 'dimensions-adformats-specs',
  },
  {
    slug: 'online-digital-marketing',
    name: 'All digital media',
    mediaType: null,
    formats: 'adformats-specs',
  },
] as const satisfies readonly KnowledgeSection[]
export type SectionSlug = (typeof KNOWLEDGE_SECTIONS)[number]['slug']

export const findKnowledgeSection = (slug: string | undefined): KnowledgeSection | undefined =>
  KNOWLEDGE_SECTIONS.find((section) => section.slug === slug)

/** The pages that a section has, in reading order. */
export const pagesOf = ({ formats }: KnowledgeSection): KnowledgePage[] => [
  'overview',
  ...KNOWLEDGE_SLUGS.filter(
    (slug) => slug === formats || !FORMAT_SLUGS.some((name) => name === slug),
  ),
]

/** The address of a page of a section. */
export const knowledgePath = (section: string, page: KnowledgePage): SitePath =>
  page === 'overview'
    ? sitePath('knowledgeSection', { section })
    : sitePath('knowledge', { section, page })

/** Every page that explains, by its address. */
export const knowledgePaths = (): SitePath[] =>
  KNOWLEDGE_SECTIONS.flatMap((section) =>
    pagesOf(section).map((page) => knowledgePath(section.slug, page)),
  )
