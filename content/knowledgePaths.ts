import { FORMAT_SLUGS, KNOWLEDGE_SECTIONS, type KnowledgeSection } from './knowledgeSections.ts'
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
